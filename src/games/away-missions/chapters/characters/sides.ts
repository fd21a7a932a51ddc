import type { Seat } from '../../../../kernel/types.ts';
import type { AwayMissions, Character } from '../../state.ts';

// A side is what others are hostile to: a player, or two allies (M-TG-07). Sides have numbers: those of the only player’s
// seat, in team games 0 and 1.

/** How many sides there are. */
export function sideCount(g: AwayMissions): number {
  return g.allies?.length ?? g.players.length;
}

/** The numbers of all sides. */
export function allSides(g: AwayMissions): number[] {
  return Array.from({ length: sideCount(g) }, (_, side) => side);
}

/** The number of the side on which a seat plays. */
export function sideOf(g: AwayMissions, seat: Seat): number {
  return g.allies?.findIndex((side) => side.includes(seat)) ?? seat;
}

/** The seats of a side. */
export function seatsOf(g: AwayMissions, side: number): readonly Seat[] {
  return g.allies?.[side] ?? [side];
}

/** M-MULT-10, M-TG-07: whether two seats are the same or allied; all others are hostile to each other (M-OPEN-16). */
export function isFriend(g: AwayMissions, one: Seat, other: Seat): boolean {
  return one === other || (g.allies?.some((side) => side.includes(one) && side.includes(other)) ?? false);
}

/** The other seat of a team; null for who plays alone. */
export function allyOf(g: AwayMissions, seat: Seat): Seat | null {
  return g.allies?.find((side) => side.includes(seat))?.find((one) => one !== seat) ?? null;
}

/** M-MULT-10, M-TG-07: the seats of all other sides, in the order of the table from a seat on. Any of them is its opponent. */
export function opponents(g: AwayMissions, seat: Seat): Seat[] {
  return around(g.players.length, seat).filter((one) => !isFriend(g, seat, one));
}

/** The only opponent; null where the seat has to choose one. */
export function onlyOpponent(g: AwayMissions, seat: Seat): Seat | null {
  const [only = null, ...others] = opponents(g, seat);
  return others.length === 0 ? only : null;
}

/** Numbers below a count in turn, beginning behind one and ending with it. */
export function around(count: number, after: number): number[] {
  return Array.from({ length: count }, (_, step) => (after + step + 1) % count);
}

/** The entries of an order from one on, round to the one before it; the whole order where it isn’t among them. */
export function startingAt(order: readonly number[], first: number): number[] {
  const at = Math.max(0, order.indexOf(first));
  return [...order.slice(at), ...order.slice(0, at)];
}

/** The characters of a seat’s opponents that are in play. */
export function hostileInPlay(g: AwayMissions, seat: Seat): Character[] {
  return inPlay(g, (whose) => !isFriend(g, seat, whose));
}

/** The characters in play that a seat’s are friendly with: its own and, in a team, its ally’s (M-OPEN-16). */
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
 * The seat that speaks for a side: of allies the one for whom most is left to do, the first of equals. It may let the other
 * one go first.
 */
export function speaker(g: AwayMissions, side: number, left: (seat: Seat) => number): Seat {
  const [first = 0, ...others] = seatsOf(g, side);
  return others.reduce((best, seat) => (left(seat) > left(best) ? seat : best), first);
}

/** The seat of a side whose turn it is to do what the team does as one: its players alternate. */
export function inTurn(g: AwayMissions, side: number, done: number): Seat {
  const seats = seatsOf(g, side);
  return seats[done % seats.length] ?? side;
}
