import type { Callable } from '../../../kernel/game.ts';
import type { Seat } from '../../../kernel/types.ts';
import type { EffectRun } from '../../kit/effects.ts';
import type { RuleSource } from '../rules/rule.ts';
import type { Resource, Sector, SystemId, UnitId } from '../state.ts';
import type { Effect } from './union.ts';

/** The memory of the procedure `effects`: what is left to do, who does it, and what was chosen on the way. */
export interface Run extends EffectRun<Effect> {
  seat: Seat;
  /** The rule that they come from. */
  from: RuleSource;
  /** The System and units that the rule’s moment or the card is about. */
  system?: SystemId;
  units?: UnitId[];
  rival?: Seat;
  /** The last choice. */
  choice?: string;
  sector?: Sector;
  unit?: UnitId;
  resource?: Resource;
  amount?: number;
  /** How the last test, roll or Bravery went. */
  passed?: boolean;
  face?: number;
}

/** The procedure that carries effects out, for those who begin it. */
export const EFFECTS: Callable<Run> = { name: 'effects' };
