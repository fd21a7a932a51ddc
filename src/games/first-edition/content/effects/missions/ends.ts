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

/** The location of the mission that a rule speaks from. */
export function placeOf({ location = '' }: Bearer): LocationId {
  return location;
}

/** Whether this is the end of who laid the mission. */
export function isOwnEnd(g: FirstEdition, bearer: Bearer): boolean {
  return locationOf(g, placeOf(bearer)).missions.some(({ owner }) => owner === bearer.seat);
}

/** Of what holds for both players alike one end alone speaks. */
export function isFirstEnd(g: FirstEdition, bearer: Bearer): boolean {
  return locationOf(g, placeOf(bearer)).missions[0]?.owner === bearer.seat;
}

/**
 * Whether a card is at the location of the mission: on the planet, in orbit or aboard there (C-SPACELINE-06), and neither cloaked or
 * phased itself nor on or aboard a card that is (C-CLOAK-02, C-CLOAK-03).
 */
export function isHere(g: FirstEdition, bearer: Bearer, piece: Piece): boolean {
  return isSeenAt(g, piece, placeOf(bearer));
}

/** Cards at the location that are so. */
export function those(g: FirstEdition, bearer: Bearer, is: (piece: Piece) => boolean): Piece[] {
  return Object.values(g.pieces).filter((piece) => isHere(g, bearer, piece) && is(piece));
}

/** Who attempts the mission just now, with what they have; null: nobody does. */
export function solvers(g: FirstEdition, bearer: Bearer): Group | null {
  const { attempt } = g;
  if (attempt === null || attempt.location !== placeOf(bearer) || attempt.seat !== bearer.seat) return null;
  return groupOf(g, attempt, stillIn(g, attempt));
}

/** Points for who reads this end: besides those that are printed, or in the place of X. */
export function worth(
  by: (g: FirstEdition, bearer: Bearer, group: Group | null) => number,
): NonNullable<Force['adds']> {
  return {
    points: (g, bearer, { seat, location }) =>
      seat === bearer.seat && location === placeOf(bearer) ? by(g, bearer, solvers(g, bearer)) : 0,
  };
}

/** Some people without further copies of any of them: copies score no points at one time (C-SKILL-22). */
export function unlike(people: readonly Piece[]): Piece[] {
  return people.filter(({ id, card }) =>
    people.every((one) => one.id >= id || !areCopies(cardOf(one.card), cardOf(card))),
  );
}

/** Whether a ship of who attempts it has landed there. */
export const hasLanded: NonNullable<Rule['requires']> = (g, _group, { seat, location }) =>
  piecesAt(g, onSurface(location)).some((one) => one.seat === seat && cardOf(one.card).type === 'Ship');

/** Whether somebody is of a species, or has another characteristic. */
export function isA({ card }: Piece, ...traits: readonly string[]): boolean {
  const facts = cardOf(card);
  return facts.type === 'Personnel' && traits.some((one) => hasTrait(facts, one));
}
