import type { Callable } from '../../../kernel/game.ts';
import type { Seat } from '../../../kernel/types.ts';
import type { EffectRun } from '../../kit/effects.ts';
import type { RuleSource } from '../rules/source.ts';
import type { Resource, Sector, SystemId, UnitId } from '../state.ts';
import type { Effect } from './union.ts';

/**
 * The memory of the procedure `effects`: the remaining effects, the player who carries them out, and the choices made
 * so far.
 */
export interface Run extends EffectRun<Effect> {
  seat: Seat;
  /** The source of the rule that the effects come from. */
  from: RuleSource;
  /** The System and units of the rule’s moment, or of the card. */
  system?: SystemId;
  units?: UnitId[];
  rival?: Seat;
  /** The last choice made. */
  choice?: string;
  sector?: Sector;
  unit?: UnitId;
  resource?: Resource;
  amount?: number;
  /** The outcome of the last test, roll or Hazard, and the face that was last rolled. */
  passed?: boolean;
  face?: number;
}

/** The procedure that carries out effects. The reference that callers use to start the procedure. */
export const EFFECTS: Callable<Run> = { name: 'effects' };
