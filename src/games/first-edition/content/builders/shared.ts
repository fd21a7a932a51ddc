import { must } from '../../../../kernel/must.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { no, type Obstacle, type Offer, open } from '../../../kit/offers.ts';
import { affiliationOf } from '../../chapters/affiliation/compatible.ts';
import { copiesOf } from '../../chapters/play/unique.ts';
import { stateFilter } from '../../chapters/skills/piece-filter.ts';
import { skillOf } from '../../chapters/skills/skills.ts';
import { crewAtLarge } from '../../chapters/teams/teams.ts';
import type { Effects } from '../../effects/union.ts';
import { hostIn as hostAt, lineOf, ofType, pieceOf, piecesAt, piecesOf, playerOf } from '../../position/find.ts';
import { atLocation, coreOf, hostOf, onPiece, placeKind, rightOf } from '../../position/places.ts';
import { added } from '../../rules/ask.ts';
import type { RuleSource } from '../../rules/rule.ts';
import type { FirstEdition, Piece, ShipPiece } from '../../state.ts';
import type { CardId, CardPlace, LocationId, PieceId } from '../../terms.ts';
import { isOf } from '../card.ts';
import { cardOf } from '../pool.ts';
import type { Affiliation, Skill } from '../printed.ts';
import { hasTrait } from '../traits.ts';

/** True if a personnel who left play was a Klingon, by affiliation in play or by species (C-AFFIL-08). */
export function wasKlingon(card: CardId, side: Affiliation | null | undefined): boolean {
  const facts = cardOf(card);
  return facts.type === 'Personnel' && (side === 'Klingon' || hasTrait(facts, 'Klingon'));
}

/** True for a Klingon in play, by affiliation or species (C-AFFIL-08). */
export const isKlingon = stateFilter('Klingon');

/** Returns the single option of a response. */
export function answer({ card }: RuleSource, payload: Effects, label: string, which = ''): Offer<Effects>[] {
  return [open({ key: `answer:${card}${which}`, verb: 'answer', label }, payload)];
}

/** Returns an option to use a card in play. */
export function payloadOf({ card, piece }: RuleSource, what: string, label: string, list: Effects): Offer<Effects> {
  return open({ key: `use:${card}:${piece ?? 0}:${what}`, verb: 'use', label }, list);
}

/** Returns an option to use a card in play if the option depends on cards that only its player sees. */
export function secretPayloadOf(...given: Parameters<typeof payloadOf>): Offer<Effects> {
  const { option, payload } = payloadOf(...given);
  return open({ ...option, hidden: true }, payload);
}

/** Returns the number of cards in hand, not counting the card to be played, if that card is in hand (C-DOWNLOAD-04). */
export function othersInHand(g: FirstEdition, seat: Seat, card: CardId): number {
  const { hand } = playerOf(g, seat);
  return hand.length - (hand.includes(card) ? 1 : 0);
}

/** Returns a test for the cards that a player has just drawn, as many as given. */
export const justDrawn =
  (count: number) =>
  (g: FirstEdition, seat: Seat, card: CardId): boolean =>
    playerOf(g, seat).hand.slice(-count).includes(card);

/** Places a card on its player's own table (C-SPACELINE-05). */
export const onOwnTable = (_g: FirstEdition, seat: number): CardPlace[] => [coreOf(seat)];
/** Places a card on either player's table. */
export const besideEither = (): CardPlace[] => [coreOf(0), coreOf(1)];

/** Returns a place on each ship in play that passes the test. */
export function onShips(isMeant: (g: FirstEdition, ship: ShipPiece, seat: number) => boolean) {
  return (g: FirstEdition, seat: number): CardPlace[] =>
    shipsIn(g)
      .filter((ship) => isMeant(g, ship, seat))
      .map(({ id }) => onPiece(id));
}

/** Returns all ships in play that haven't disappeared. */
export function shipsIn(g: FirstEdition): ShipPiece[] {
  return ofType(g, 'Ship').filter(({ at }) => placeKind(at) !== 'lost');
}

/** Returns a place at each location that passes the test. */
export function atLocations(isMeant: (g: FirstEdition, location: LocationId, seat: number) => boolean) {
  return (g: FirstEdition, seat: number): CardPlace[] =>
    Object.keys(g.locations)
      .filter((id) => isMeant(g, id, seat))
      .map(atLocation);
}

/** Returns the gaps between adjacent locations. */
export function betweenLocations(g: FirstEdition): CardPlace[] {
  return Object.keys(g.locations)
    .filter((id) => lineOf(g, id).at(-1) !== id)
    .map(rightOf);
}

/** Returns the rule's card in play, or null. */
export function itself(g: FirstEdition, { piece }: RuleSource): Piece | null {
  return piece === undefined ? null : (g.pieces[piece] ?? null);
}

/** Returns the piece that the rule's card is on, or null. */
export function hostIn(g: FirstEdition, source: RuleSource): Piece | null {
  const own = itself(g, source);
  return own === null ? null : (hostAt(g, own.at) ?? null);
}

/**
 * Returns the piece that a card was played on, for the card's effects. A card has no effect if that piece has left play
 * (C-RESPONSE-10), so it is always there.
 */
export function targetOf(g: FirstEdition, to: CardPlace): Piece {
  return pieceOf(g, must(hostOf(to), 'the card that this card was played on'));
}

/** Returns the piece that a card is played on. Returns undefined for other places, and if that piece has left play. */
export function playedOn(g: FirstEdition, to: CardPlace): Piece | undefined {
  const host = hostOf(to);
  return host === null ? undefined : g.pieces[host];
}

/** True if a copy of this card is face up in play, for one player or for any. */
export function isInPlay(g: FirstEdition, card: CardId, seat?: number): boolean {
  return copiesOf(g, card).some((one) => one.hidden !== true && (seat === undefined || one.seat === seat));
}

/** True if no copy is in play. Rows use this for cards that are unique by their text (C-UNIQ-04). */
export function isNew(g: FirstEdition, card: CardId, seat?: number): boolean {
  return !isInPlay(g, card, seat);
}

/** True for the first copy in a place. Further copies aren't cumulative (C-SKILL-22). */
export function isFirstCopyHere(g: FirstEdition, source: RuleSource): boolean {
  const own = itself(g, source);
  if (own === null) return true;
  return piecesAt(g, own.at).every((one) => one.card !== own.card || one.id >= own.id);
}

/**
 * Returns the level of a skill aboard a ship. Stopped personnel count (C-STOP-03). Personnel under house arrest don't
 * count (C-AFFIL-15).
 */
export function skillAboard(g: FirstEdition, ship: Piece, skill: Skill): number {
  return skillAmong(g, crewAtLarge(g, ship), skill);
}

/** Returns the total level of a skill among some personnel. */
export function skillAmong(g: FirstEdition, people: readonly Piece[], skill: Skill): number {
  return people.reduce((sum, piece) => sum + skillOf(g, piece, skill), 0);
}

/** Returns the number of turns begun since a card entered play. */
export function age(g: FirstEdition, source: RuleSource): number {
  return g.turns - (itself(g, source)?.since ?? g.turns);
}

/**
 * True if a player has already used an effect this turn or in this game (C-TURN-16, C-TURN-17). `what` names the
 * effect.
 */
export function isUsed(g: FirstEdition, seat: number, what: string, per: 'turn' | 'game'): boolean {
  if (per === 'game') return playerOf(g, seat).used.includes(what);
  return timesUsed(g, seat, what) > 0;
}

/** Returns how often a player has used an effect this turn. */
export function timesUsed({ turn }: FirstEdition, seat: number, what: string): number {
  return turn?.used?.filter((one) => one === `${seat} ${what}`).length ?? 0;
}

/**
 * Returns the name under which a use of a card's text is recorded. Each universal copy has a use of its own per turn
 * (C-TURN-16), but not per game (C-TURN-17).
 */
export function useName({ card, piece }: RuleSource, per: 'turn' | 'game'): string {
  const facts = cardOf(card);
  const isOwn = per === 'turn' && isOf(facts, 'Personnel', 'Ship') && facts.unique === 'universal';
  return isOwn ? `${card} ${piece}` : card;
}

/** Returns the reason a player can't use a card play now, or null (C-PLAY-01). */
export function playSpentWhy(g: FirstEdition, seat: Seat): Obstacle {
  const isSpent = (g.turn?.played ?? 0) >= 1 + added(g, 'plays', { seat });
  return isSpent ? no('C-PLAY-01', 'You have already used your card play this turn.') : null;
}

/** Returns the ids of pieces. */
export function idsOf(pieces: readonly Piece[]): PieceId[] {
  return pieces.map(({ id }) => id);
}

/** Returns a test for cards in play with the given affiliation. */
export const ofSide =
  (side: Affiliation) =>
  (piece: Piece): boolean =>
    affiliationOf(piece) === side;

/** Discards the card itself. */
export const DISCARD_THIS = { do: 'take-out', which: 'itself', why: 'discarded' } as const;

/**
 * True unless an earlier copy of the same player already applies. Copies aren't cumulative (C-SKILL-22), not even those
 * that affect a player (C-SKILL-32).
 */
export function isFirstOwn(g: FirstEdition, { piece, card, seat }: RuleSource): boolean {
  return piecesOf(g, seat).every((one) => one.card !== card || one.id >= (piece ?? 0));
}
