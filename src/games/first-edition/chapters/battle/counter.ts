import type { Seat } from '../../../../kernel/types.ts';
import { opponentOf } from '../../position/find.ts';
import type { FirstEdition } from '../../state.ts';
import type { LocationId } from '../../terms.ts';

/** Whether a seat may strike back at a location: it was attacked there in the other’s last turn (C-BATTLE-09). */
export function mayCounter({ attacked }: FirstEdition, seat: Seat, location: LocationId): boolean {
  return attacked.some((one) => one.by === opponentOf(seat) && one.location === location);
}

/** An attack is remembered: until the other’s next turn is over it may strike back. */
export function noteAttack({ attacked, turn, turns }: FirstEdition, by: Seat, location: LocationId): void {
  if (attacked.some((one) => one.by === by && one.location === location)) return;
  attacked.push({ by, location, ...(turn?.seat === by ? {} : { within: turns }) });
}

/** As a turn ends what its player was attacked by is over (C-BATTLE-09). */
export function forgetAttacks(g: FirstEdition, seat: Seat): void {
  g.attacked = g.attacked.filter(({ by, within }) => by === seat || within === g.turns);
}
