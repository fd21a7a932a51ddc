import type { Seat } from '../../../../kernel/types.ts';
import type { AwayMissions, Character } from '../../state.ts';

// A side is a player, or two allies in a team game. Different sides are hostile to each other (M-TG-07). A player's
// side has the number of the seat; teams have 0 and 1.

/** Returns the number of sides. */
export function sideCount(g: AwayMissions): number {
  return g.allies?.length ?? g.players.length;
}

/** Returns the numbers of all sides. */
export function allSides(g: AwayMissions): number[] {
  return Array.from({ length: sideCount(g) }, (_, side) => side);
}

/** Returns the side of a seat. */
export function sideOf(g: AwayMissions, seat: Seat): number {
  return g.allies?.findIndex((side) => side.includes(seat)) ?? seat;
}

/** Returns the seats of a side. */
export function seatsOf(g: AwayMissions, side: number): readonly Seat[] {
  return g.allies?.[side] ?? [side];
}

/** Whether two seats are the same or allied (M-MULT-10, M-TG-07). All others are hostile (M-OPEN-16). */
export function isFriend(g: AwayMissions, one: Seat, other: Seat): boolean {
  return one === other || (g.allies?.some((side) => side.includes(one) && side.includes(other)) ?? false);
}

/** Returns the ally of a seat, or null if it plays alone. */
export function allyOf(g: AwayMissions, seat: Seat): Seat | null {
  return g.allies?.find((side) => side.includes(seat))?.find((one) => one !== seat) ?? null;
}

/** Returns the seats of all opponents, in table order after this seat (M-MULT-10, M-TG-07). */
export function opponents(g: AwayMissions, seat: Seat): Seat[] {
  return around(g.players.length, seat).filter((one) => !isFriend(g, seat, one));
}

/** Returns the only opponent of a seat, or null if it has several. */
export function onlyOpponent(g: AwayMissions, seat: Seat): Seat | null {
  const [only = null, ...others] = opponents(g, seat);
  return others.length === 0 ? only : null;
}

/** Returns the numbers 0 to `count` - 1 in a circle, starting after `after` and ending with it. */
export function around(count: number, after: number): number[] {
  return Array.from({ length: count }, (_, step) => (after + step + 1) % count);
}

/** Returns an order rotated to start with one entry, or unchanged if the entry isn't in it. */
export function startingAt(order: readonly number[], first: number): number[] {
  const at = Math.max(0, order.indexOf(first));
  return [...order.slice(at), ...order.slice(0, at)];
}

/** Returns the hostile characters in play, from a seat's point of view. */
export function hostileInPlay(g: AwayMissions, seat: Seat): Character[] {
  return inPlay(g, (whose) => !isFriend(g, seat, whose));
}

/** Returns the friendly characters in play: the seat's own and its ally’s (M-OPEN-16). */
export function friendlyInPlay(g: AwayMissions, seat: Seat): Character[] {
  return inPlay(g, (whose) => isFriend(g, seat, whose));
}

function inPlay(g: AwayMissions, wanted: (seat: Seat) => boolean): Character[] {
  const found: Character[] = [];
  for (const id in g.characters) {
    const character = g.characters[id];
    if (character?.where === 'area' && wanted(character.seat)) found.push(character);
  }
  return found;
}

/**
 * Returns the seat that is asked for a side. Of two allies, it is the one with more left to do, or the first if they
 * are equal. That ally may let the other go first.
 */
export function speaker(g: AwayMissions, side: number, left: (seat: Seat) => number): Seat {
  const [first = 0, ...others] = seatsOf(g, side);
  return others.reduce((best, seat) => (left(seat) > left(best) ? seat : best), first);
}

/** Returns the seat of a side that makes the next joint choice. Allies alternate. */
export function inTurn(g: AwayMissions, side: number, done: number): Seat {
  const seats = seatsOf(g, side);
  return seats[done % seats.length] ?? side;
}
