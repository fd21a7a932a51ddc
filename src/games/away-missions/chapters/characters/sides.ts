import type { Seat } from '../../../../kernel/types.ts';
import type { AwayMissions, Character } from '../../state.ts';

// A side is a player, or two allies in a team game. Different sides are hostile to each other (M-TG-07). Without teams,
// a side has the same number as its seat, and in a team game the sides are 0 and 1.

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

/** Returns all seats of a side. */
export function seatsOf(g: AwayMissions, side: number): readonly Seat[] {
  return g.allies?.[side] ?? [side];
}

/**
 * Whether two seats are the same or allied (M-MULT-10, M-TG-07). Characters of any other seat are hostile (M-OPEN-16).
 */
export function isFriend(g: AwayMissions, one: Seat, other: Seat): boolean {
  return one === other || (g.allies?.some((side) => side.includes(one) && side.includes(other)) ?? false);
}

/** Returns the ally of a seat, or null if the seat has none. */
export function allyOf(g: AwayMissions, seat: Seat): Seat | null {
  return g.allies?.find((side) => side.includes(seat))?.find((one) => one !== seat) ?? null;
}

/** Returns the seats of all opponents, in table order after this seat (M-MULT-10, M-TG-07). */
export function opponents(g: AwayMissions, seat: Seat): Seat[] {
  return around(g.players.length, seat).filter((one) => !isFriend(g, seat, one));
}

/** Returns the only opponent of a seat, or null if there are several. */
export function onlyOpponent(g: AwayMissions, seat: Seat): Seat | null {
  const [only = null, ...others] = opponents(g, seat);
  return others.length === 0 ? only : null;
}

/** Returns the numbers from 0 to `count` - 1 in circular order, starting after `after` and ending with it. */
export function around(count: number, after: number): number[] {
  return Array.from({ length: count }, (_, step) => (after + step + 1) % count);
}

/** Returns an order rotated so that it starts with an entry, or unchanged if it doesn't include the entry. */
export function startingAt(order: readonly number[], first: number): number[] {
  const at = Math.max(0, order.indexOf(first));
  return [...order.slice(at), ...order.slice(0, at)];
}

/** Returns the characters in play that are hostile to a seat. */
export function hostileInPlay(g: AwayMissions, seat: Seat): Character[] {
  return inPlay(g, (whose) => !isFriend(g, seat, whose));
}

/** Returns the characters in play that are friendly to a seat: its own and its ally’s (M-OPEN-16). */
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
 * Returns the seat that is asked for a side. In a team, the ally with more left to do is asked, or the first ally if
 * both have the same amount left. The ally that is asked may let the other one go first.
 */
export function speaker(g: AwayMissions, side: number, left: (seat: Seat) => number): Seat {
  const [first = 0, ...others] = seatsOf(g, side);
  return others.reduce((best, seat) => (left(seat) > left(best) ? seat : best), first);
}

/** Returns which of a side's seats makes the next joint choice. Allies alternate. */
export function inTurn(g: AwayMissions, side: number, done: number): Seat {
  const seats = seatsOf(g, side);
  return seats[done % seats.length] ?? side;
}
