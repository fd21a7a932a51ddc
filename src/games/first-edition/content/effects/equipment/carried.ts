import { affiliationOf, belongsTo } from '../../../chapters/affiliation/compatible.ts';
import { areCopies } from '../../../chapters/play/unique.ts';
import { fits } from '../../../chapters/skills/group.ts';
import { isAnimal } from '../../../chapters/skills/skills.ts';
import { isApart } from '../../../chapters/teams/teams.ts';
import { piecesAt } from '../../../position/find.ts';
import { isDisabled } from '../../../position/pieces.ts';
import { aboard, hostOf, placeKind } from '../../../position/places.ts';
import { banned } from '../../../rules/ask.ts';
import type { Bearer } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import type { PieceId } from '../../../terms.ts';
import type { PersonnelCard } from '../../card.ts';
import { cardOf } from '../../pool.ts';
import type { Affiliation } from '../../printed.ts';
import { ruleOf } from '../rules.ts';

/** Who may use a piece of equipment: sides, and traits such as MACO (C-TYPES-07). */
export type Users = readonly (Affiliation | { readonly trait: string } | { readonly icon: string })[];

/** Who may use it, in words. */
export function sidesSaid(users: Users): string {
  return users
    .map((user) => (typeof user === 'string' ? user : 'trait' in user ? user.trait : `[${user.icon}]`))
    .join(' or ');
}

/** The facts of somebody in play; null: it is nobody. */
export function personOf(piece: Piece | undefined): PersonnelCard | null {
  const facts = piece === undefined ? null : cardOf(piece.card);
  return facts?.type === 'Personnel' ? facts : null;
}

/** Somebody with whom equipment is carried: of the same seat, in the same place and group; null: it is somewhere else (C-TEAM-06). */
export function carrier(g: FirstEdition, bearer: Bearer, person: PieceId): Piece | null {
  const own = bearer.piece === undefined ? undefined : g.pieces[bearer.piece];
  const piece = g.pieces[person];
  if (own === undefined || piece === undefined || personOf(piece) === null) return null;
  if (banned(g, 'use', { piece: own.id }) !== null) return null;
  if (own.at !== piece.at || own.seat !== piece.seat) return null;
  // C-INFIL-01: an infiltrator is with the opponent’s people, and has nothing of its own side with it.
  if (piece.infiltrates !== undefined) return null;
  return isApart(g, own) === isApart(g, piece) ? piece : null;
}

function isUser(g: FirstEdition, piece: Piece, users: Users): boolean {
  const facts = personOf(piece);
  // C-SKILL-26: animals enable nothing.
  if (facts === null || isAnimal(piece) || isDisabled(piece)) return false;
  return users.some((user) => {
    if (typeof user === 'string') return belongsTo(piece, user);
    return 'trait' in user ? fits(g, piece, { icons: [], trait: user.trait }) : facts.icons.includes(user.icon);
  });
}

/** Whether one of some people may use what they carry; then all gain by it (C-TYPES-07). */
export function canUse(g: FirstEdition, people: readonly Piece[], users: Users): boolean {
  return people.some((piece) => isUser(g, piece, users));
}

/** The same of those who are with somebody. */
export function isUsed(
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

/** Whether somebody makes use of hand weapons at all: no Borg does, nor who says so (C-TYPES-07). */
export function isArmed(piece: Piece): boolean {
  return affiliationOf(piece) !== 'Borg' && ruleOf(piece.card)?.unarmed !== true;
}

/** Whether this is the first of its likes in a place: further ones add nothing, where they aren’t cumulative (C-SKILL-22). */
export function isFirst(g: FirstEdition, { piece, card, seat }: Bearer): boolean {
  const own = piece === undefined ? undefined : g.pieces[piece];
  if (own === undefined) return false;
  const alike = piecesAt(g, own.at).filter(
    (one) => one.seat === seat && areCopies(cardOf(one.card), cardOf(card)) && isApart(g, one) === isApart(g, own),
  );
  return alike.every(({ id }) => id >= own.id);
}

/** Whether somebody is aboard a ship of the own side. */
export function isAboardOwn(g: FirstEdition, { at, seat }: Piece): boolean {
  const host = hostOf(at);
  const ship = host === null ? undefined : g.pieces[host];
  return (
    placeKind(at) === 'aboard' && ship?.seat === seat && cardOf(ship.card).type === 'Ship' && at === aboard(ship.id)
  );
}
