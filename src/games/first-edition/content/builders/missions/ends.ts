import { groupOf, stillIn } from '../../../chapters/missions/team.ts';
import { areCopies } from '../../../chapters/play/unique.ts';
import { locationOf, piecesAt } from '../../../position/find.ts';
import type { Group } from '../../../position/group.ts';
import { isPersonnel } from '../../../position/kinds.ts';
import { isShip } from '../../../position/piece-types.ts';
import { onSurface } from '../../../position/places.ts';
import { isSeenAt, seenAt } from '../../../position/veils.ts';
import type { Force, Incapacity, Rule, RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import type { LocationId } from '../../../terms.ts';
import { cardOf } from '../../pool.ts';

/** Returns the location of the mission that has this rule. */
export function placeOf({ location = '' }: RuleSource): LocationId {
  return location;
}

/** True for the end that faces the player who seeded the mission. */
export function isOwnEnd(g: FirstEdition, source: RuleSource): boolean {
  return locationOf(g, placeOf(source)).missions.some(({ owner }) => owner === source.seat);
}

/** True for only one of a mission's two ends, so that an effect on both players applies only once. */
export function isFirstEnd(g: FirstEdition, source: RuleSource): boolean {
  return locationOf(g, placeOf(source)).missions[0]?.owner === source.seat;
}

/**
 * True if a card is at the mission's location: on the planet, in orbit, or aboard a card there (C-SPACELINE-06), and
 * not concealed (C-CLOAK-02, C-CLOAK-03).
 */
export function isHere(g: FirstEdition, source: RuleSource, piece: Piece): boolean {
  return isSeenAt(g, piece, placeOf(source));
}

/** Returns the cards at the location that pass a test. */
export function those(g: FirstEdition, source: RuleSource, is: (piece: Piece) => boolean): Piece[] {
  return seenAt(g, placeOf(source)).filter(is);
}

/** Returns the group attempting the mission now, or null. */
export function solvers(g: FirstEdition, source: RuleSource): Group | null {
  const { attempt } = g;
  if (attempt === null || attempt.location !== placeOf(source) || attempt.seat !== source.seat) return null;
  return groupOf(g, attempt, stillIn(g, attempt));
}

/** Points for the player whom this end faces, added to the printed points or used instead of X. */
export function worth(
  by: (g: FirstEdition, source: RuleSource, group: Group | null) => number,
): NonNullable<Force['adds']> {
  return {
    points: (g, source, { seat, location }) =>
      seat === source.seat && location === placeOf(source) ? by(g, source, solvers(g, source)) : 0,
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
  piecesAt(g, onSurface(location)).some((one) => one.seat === seat && isShip(one));

/** Disables matching personnel here, or puts them in stasis. */
export function numbed(
  as: Incapacity,
  is: (g: FirstEdition, source: RuleSource, piece: Piece) => boolean,
): NonNullable<Rule['numbs']> {
  return (g, source, piece) =>
    isPersonnel(cardOf(piece.card)) && isHere(g, source, piece) && is(g, source, piece) ? as : null;
}
