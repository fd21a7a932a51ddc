import type { Callable } from '../../../../kernel/game.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { expire } from '../../../kit/lasting.ts';
import type { Combat, CombatKind, CombatPhase } from '../../state.ts';
import { playerOf } from '../captains/find.ts';
import type { Running } from '../captains/gains.ts';
import { dropPoints } from '../captains/points.ts';
import type { HexId } from '../map/hex.ts';
import { combatOf } from './foes.ts';
import { showDie } from './secret-colours.ts';

/** What a combat with tokens is called with. */
export interface CombatCall {
  seat: Seat;
  kind: CombatKind;
  at: HexId | null;
  /** Spaces of Enemy Ships that are fought in any case. */
  joined: HexId[];
  provoked: boolean;
}

/** The combat that `callCombat` calls. */
export const COMBAT: Callable<CombatCall> = { name: 'combat' };

/** Has a combat fought before the next step; unless told, no Enemy Ships joined it and none were provoked. */
export function callCombat(
  ctx: Running,
  { joined = [], provoked = false, ...fight }: Omit<CombatCall, 'joined' | 'provoked'> & Partial<CombatCall>,
): void {
  ctx.call(COMBAT, { ...fight, joined, provoked });
}

/** A combat begins without enemies yet; Repair and Heal points that were not spent are lost (F-HEAL-12, F-OPEN-58). */
export function openCombat(ctx: Running, seat: Seat, kind: CombatKind, at: HexId | null): Combat {
  const { g } = ctx;
  dropPoints(playerOf(g, seat), 'repair', 'heal', 'mend', 'close', 'long', 'shields');
  g.combat = {
    kind,
    seat,
    at,
    phase: 'long',
    foes: [],
    team: null,
    sustained: 0,
    catastrophic: false,
    die: null,
  };
  return g.combat;
}

/** The next phase begins; a secret die is shown if it is about it (F-COMBAT-16, F-AWAY-09, F-VARIANT-20). */
export function enterPhase(ctx: Running, phase: CombatPhase): void {
  const combat = combatOf(ctx.g);
  combat.phase = phase;
  showDie(ctx, combat);
}

/** A combat is over, with whatever lasted as long. */
export function closeCombat(ctx: Running): void {
  const { seat } = combatOf(ctx.g);
  ctx.g.combat = null;
  expire(playerOf(ctx.g, seat), 'combat');
}
