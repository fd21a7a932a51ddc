import type { Seat } from '../../../../kernel/types.ts';
import { opponentOf } from '../../position/find.ts';
import type { FirstEdition } from '../../state.ts';
import type { LocationId } from '../../terms.ts';

/**
 * True if a player may counter-attack at a location: they were attacked there during the opponent's last turn
 * (C-BATTLE-09).
 */
export function mayCounter({ attacked }: FirstEdition, seat: Seat, location: LocationId): boolean {
  return attacked.some((one) => one.by === opponentOf(seat) && one.location === location);
}

/** Records an attack. The opponent may counter-attack until the end of their next turn. */
export function noteAttack({ attacked, turn, turns }: FirstEdition, by: Seat, location: LocationId): void {
  if (attacked.some((one) => one.by === by && one.location === location)) return;
  attacked.push({ by, location, ...(turn?.seat === by ? {} : { within: turns }) });
}

/** Forgets attacks on a player at the end of that player's turn (C-BATTLE-09). */
export function forgetAttacks(g: FirstEdition, seat: Seat): void {
  g.attacked = g.attacked.filter(({ by, within }) => by === seat || within === g.turns);
}
