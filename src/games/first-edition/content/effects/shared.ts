import type { Seat } from '../../../../kernel/types.ts';
import { type Offer, open } from '../../../kit/offers.ts';
import { areCopies } from '../../chapters/play/unique.ts';
import { skillOf } from '../../chapters/skills/skills.ts';
import { crewAtLarge } from '../../chapters/teams/teams.ts';
import type { Effects } from '../../effects/union.ts';
import { lineOf, piecesAt, playerOf } from '../../position/find.ts';
import { atLocation, coreOf, hostOf, onPiece, rightOf } from '../../position/places.ts';
import type { Bearer } from '../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { CardId, CardPlace, LocationId, PieceId } from '../../terms.ts';
import { cardOf } from '../pool.ts';
import type { Affiliation, Skill } from '../printed.ts';
import { hasTrait } from '../traits.ts';

/** Whether somebody who has left play was a Klingon: by the affiliation that they acted as, or by species (C-AFFIL-08). */
export function wasKlingon(card: CardId, side: Affiliation | null | undefined): boolean {
  const facts = cardOf(card);
  return facts.type === 'Personnel' && (side === 'Klingon' || hasTrait(facts, 'Klingon'));
}

/** The one thing that an answer does. */
export function answer({ card }: Bearer, payload: Effects, label: string, which = ''): Offer<Effects>[] {
  return [open({ key: `answer:${card}${which}`, verb: 'answer', label }, payload)];
}

/** Something that a player may do with a card in play. */
export function payloadOf({ card, piece }: Bearer, what: string, label: string, list: Effects): Offer<Effects> {
  return open({ key: `use:${card}:${piece ?? 0}:${what}`, verb: 'use', label }, list);
}

/** The same where it hangs on cards that nobody else sees. */
export function secretPayloadOf(...given: Parameters<typeof payloadOf>): Offer<Effects> {
  const { option, payload } = payloadOf(...given);
  return open({ ...option, hidden: true }, payload);
}

/** C-DOWNLOAD-04: how many cards a player has in hand beside the one that is to be played, wherever that one comes from. */
export function othersInHand(g: FirstEdition, seat: Seat, card: CardId): number {
  const { hand } = playerOf(g, seat);
  return hand.length - (hand.includes(card) ? 1 : 0);
}

/** Its own player’s table (C-SPACELINE-05). */
export const onOwnTable = (_g: FirstEdition, seat: number): CardPlace[] => [coreOf(seat)];
/** Beside either player. */
export const besideEither = (): CardPlace[] => [coreOf(0), coreOf(1)];

/** Ships in play that fit, a card on each. */
export function onShips(isMeant: (g: FirstEdition, ship: Piece, seat: number) => boolean) {
  return (g: FirstEdition, seat: number): CardPlace[] =>
    shipsIn(g)
      .filter((ship) => isMeant(g, ship, seat))
      .map(({ id }) => onPiece(id));
}

/** All ships in play that haven’t disappeared. */
export function shipsIn(g: FirstEdition): Piece[] {
  return Object.values(g.pieces).filter(({ card, at }) => cardOf(card).type === 'Ship' && !at.startsWith('lost'));
}

/** Locations that fit, a card at each. */
export function atLocations(isMeant: (g: FirstEdition, location: LocationId, seat: number) => boolean) {
  return (g: FirstEdition, seat: number): CardPlace[] =>
    Object.keys(g.locations)
      .filter((id) => isMeant(g, id, seat))
      .map(atLocation);
}

/** Gaps between two locations of a line. */
export function betweenLocations(g: FirstEdition): CardPlace[] {
  return Object.keys(g.locations)
    .filter((id) => lineOf(g, id).at(-1) !== id)
    .map(rightOf);
}

/** A card as it lies in play. */
export function itself(g: FirstEdition, { piece }: Bearer): Piece | null {
  return piece === undefined ? null : (g.pieces[piece] ?? null);
}

/** The piece on which a card lies. */
export function hostIn(g: FirstEdition, bearer: Bearer): Piece | null {
  const at = itself(g, bearer)?.at;
  const host = at === undefined ? null : hostOf(at);
  return host === null ? null : (g.pieces[host] ?? null);
}

/** Whether a card of this name is in play, of one seat or of any. */
export function isInPlay(g: FirstEdition, card: CardId, seat?: number): boolean {
  return Object.values(g.pieces).some(
    (piece) =>
      areCopies(cardOf(piece.card), cardOf(card)) &&
      piece.hidden !== true &&
      (seat === undefined || piece.seat === seat),
  );
}

/** Whether no copy of it lies in play: it is unique by its text (C-UNIQ-04). */
export function isNew(g: FirstEdition, card: CardId, seat?: number): boolean {
  return !isInPlay(g, card, seat);
}

/** Whether it is the first copy in the same place: further ones add nothing (C-SKILL-22). */
export function isFirstCopyHere(g: FirstEdition, bearer: Bearer): boolean {
  const own = itself(g, bearer);
  if (own === null) return true;
  return piecesAt(g, own.at).every((one) => one.card !== own.card || one.id >= own.id);
}

/** How often a skill is aboard a ship: the stopped have theirs (C-STOP-03), who is under house arrest gives none (C-AFFIL-15). */
export function skillAboard(g: FirstEdition, ship: Piece, skill: Skill): number {
  return skillAmong(g, crewAtLarge(g, ship), skill);
}

/** How often a skill is among some. */
export function skillAmong(g: FirstEdition, people: readonly Piece[], skill: Skill): number {
  return people.reduce((sum, piece) => sum + skillOf(g, piece, skill), 0);
}

/** Turns that have begun since a card came into play. */
export function age(g: FirstEdition, bearer: Bearer): number {
  return g.turns - (itself(g, bearer)?.since ?? g.turns);
}

/** Whether somebody has done this already: once in a turn, or once in a game (C-TURN-16, C-TURN-17). */
export function isUsed(g: FirstEdition, seat: number, what: string, per: 'turn' | 'game'): boolean {
  if (per === 'game') return playerOf(g, seat).used.includes(what);
  return g.turn?.used?.includes(`${seat} ${what}`) === true;
}

/** Ids of pieces. */
export function idsOf(pieces: readonly Piece[]): PieceId[] {
  return pieces.map(({ id }) => id);
}
