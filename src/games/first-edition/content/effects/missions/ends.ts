import { groupOf, stillIn } from '../../../chapters/missions/team.ts';
import { areCopies } from '../../../chapters/play/unique.ts';
import { locationOf, piecesAt } from '../../../position/find.ts';
import type { Group } from '../../../position/group.ts';
import { onSurface } from '../../../position/places.ts';
import { isSeenAt } from '../../../position/veils.ts';
import type { Bearer, Force, Rule } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import type { LocationId } from '../../../terms.ts';
import { parseFormula } from '../../formula-text.ts';
import { cardOf } from '../../pool.ts';
import { hasTrait } from '../../traits.ts';

export const f = parseFormula;

/** Returns the location of the mission that has this rule. */
export function placeOf({ location = '' }: Bearer): LocationId {
  return location;
}

/** True for the end that faces the player who seeded the mission. */
export function isOwnEnd(g: FirstEdition, bearer: Bearer): boolean {
  return locationOf(g, placeOf(bearer)).missions.some(({ owner }) => owner === bearer.seat);
}

/** True for only one of a mission's two ends, so that an effect on both players applies only once. */
export function isFirstEnd(g: FirstEdition, bearer: Bearer): boolean {
  return locationOf(g, placeOf(bearer)).missions[0]?.owner === bearer.seat;
}

/**
 * True if a card is at the mission's location: on the planet, in orbit, or aboard a card there (C-SPACELINE-06), and
 * not concealed (C-CLOAK-02, C-CLOAK-03).
 */
export function isHere(g: FirstEdition, bearer: Bearer, piece: Piece): boolean {
  return isSeenAt(g, piece, placeOf(bearer));
}

/** Returns the cards at the location that pass a test. */
export function those(g: FirstEdition, bearer: Bearer, is: (piece: Piece) => boolean): Piece[] {
  return Object.values(g.pieces).filter((piece) => isHere(g, bearer, piece) && is(piece));
}

/** Returns the group attempting the mission now, or null. */
export function solvers(g: FirstEdition, bearer: Bearer): Group | null {
  const { attempt } = g;
  if (attempt === null || attempt.location !== placeOf(bearer) || attempt.seat !== bearer.seat) return null;
  return groupOf(g, attempt, stillIn(g, attempt));
}

/** Points for the player who reads this end, added to the printed points or used instead of X. */
export function worth(
  by: (g: FirstEdition, bearer: Bearer, group: Group | null) => number,
): NonNullable<Force['adds']> {
  return {
    points: (g, bearer, { seat, location }) =>
      seat === bearer.seat && location === placeOf(bearer) ? by(g, bearer, solvers(g, bearer)) : 0,
  };
}

/** Keeps only the first copy of each card, since several copies don't score at the same time (C-SKILL-22). */
export function unlike(people: readonly Piece[]): Piece[] {
  return people.filter(({ id, card }) =>
    people.every((one) => one.id >= id || !areCopies(cardOf(one.card), cardOf(card))),
  );
}

/** True if the attempting player's ship has landed there. */
export const hasLanded: NonNullable<Rule['requires']> = (g, _group, { seat, location }) =>
  piecesAt(g, onSurface(location)).some((one) => one.seat === seat && cardOf(one.card).type === 'Ship');

/** True if a personnel has one of these characteristics. */
export function isA({ card }: Piece, ...traits: readonly string[]): boolean {
  const facts = cardOf(card);
  return facts.type === 'Personnel' && traits.some((one) => hasTrait(facts, one));
}
