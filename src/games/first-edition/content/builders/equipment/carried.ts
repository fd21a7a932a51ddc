import { affiliationOf } from '../../../chapters/affiliation/compatible.ts';
import { areCopies } from '../../../chapters/play/unique.ts';
import type { stateFilter } from '../../../chapters/skills/piece-filter.ts';
import { isAnimal } from '../../../chapters/skills/skills.ts';
import { isApart } from '../../../chapters/teams/teams.ts';
import { piecesAt } from '../../../position/find.ts';
import { isInfiltrator, isShip } from '../../../position/piece-types.ts';
import { isDisabled } from '../../../position/pieces.ts';
import { aboard, hostOf, placeKind } from '../../../position/places.ts';
import { banned } from '../../../rules/ask.ts';
import type { RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import type { PieceId } from '../../../terms.ts';
import type { PersonnelCard } from '../../card.ts';
import { cardOf } from '../../pool.ts';

/** Tests for the personnel who may use a piece of equipment (C-TYPES-07). */
export type Users = ReturnType<typeof stateFilter>;

/** Returns the facts of a personnel in play, or null for other cards. */
export function personOf(piece: Piece | undefined): PersonnelCard | null {
  const facts = piece === undefined ? null : cardOf(piece.card);
  return facts?.type === 'Personnel' ? facts : null;
}

/**
 * Returns the piece of the given personnel if the equipment is with them: in the same place and group, and of the same
 * player. Otherwise, returns null (C-TEAM-06).
 */
export function carrier(g: FirstEdition, source: RuleSource, person: PieceId): Piece | null {
  const own = source.piece === undefined ? undefined : g.pieces[source.piece];
  const piece = g.pieces[person];
  if (own === undefined || piece === undefined || personOf(piece) === null) return null;
  if (banned(g, 'use', { piece: own.id }) !== null) return null;
  if (own.at !== piece.at || own.seat !== piece.seat) return null;
  // An infiltrator is with the opponent's personnel, so it isn't with its own side's equipment (C-INFIL-01).
  if (isInfiltrator(piece)) return null;
  return isApart(g, own) === isApart(g, piece) ? piece : null;
}

function isUser(g: FirstEdition, piece: Piece, users: Users): boolean {
  // Animals can't enable equipment (C-SKILL-26).
  return personOf(piece) !== null && !isAnimal(piece) && !isDisabled(piece) && users(piece, g);
}

/**
 * True if one of these personnel may use the equipment. If one personnel may use it, all of them benefit (C-TYPES-07).
 */
export function canUse(g: FirstEdition, people: readonly Piece[], users: Users): boolean {
  return people.some((piece) => isUser(g, piece, users));
}

/** True if a personnel, or one of those with them, may use the equipment. */
export function hasUser(
  g: FirstEdition,
  { at, seat }: Piece,
  users: Users,
  can: (piece: Piece) => boolean = () => true,
): boolean {
  return canUse(
    g,
    piecesAt(g, at).filter((piece) => piece.seat === seat && can(piece)),
    users,
  );
}

/** True unless a personnel is Borg, since Borg don't use hand weapons (C-TYPES-07). */
export function takesArms(piece: Piece): boolean {
  return affiliationOf(piece) !== 'Borg';
}

/**
 * Returns a test for personnel who use a hand weapon in play. Borg don't, and neither do personnel whose text says so
 * (C-TYPES-07).
 */
export function armedWith(g: FirstEdition, { piece }: RuleSource): (person: Piece) => boolean {
  return (person) => takesArms(person) && (piece === undefined || banned(g, 'use', { piece, by: person.id }) === null);
}

/** True for the first copy in a place. If an effect isn't cumulative, only the first copy has it (C-SKILL-22). */
export function isFirstHere(g: FirstEdition, source: RuleSource): boolean {
  return isAmongFirst(g, source, 1);
}

/** True for the first copies in a place, up to a number of them. */
export function isAmongFirst(g: FirstEdition, { piece, card, seat }: RuleSource, most: number): boolean {
  const own = piece === undefined ? undefined : g.pieces[piece];
  if (own === undefined) return false;
  const alike = piecesAt(g, own.at).filter(
    (one) => one.seat === seat && areCopies(cardOf(one.card), cardOf(card)) && isApart(g, one) === isApart(g, own),
  );
  return alike.filter(({ id }) => id < own.id).length < most;
}

/** True if a personnel is aboard a ship of its own player. */
export function isAboardOwn(g: FirstEdition, { at, seat }: Piece): boolean {
  const host = hostOf(at);
  const ship = host === null ? undefined : g.pieces[host];
  return placeKind(at) === 'aboard' && ship?.seat === seat && isShip(ship) && at === aboard(ship.id);
}
