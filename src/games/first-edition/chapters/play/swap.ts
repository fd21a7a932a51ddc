import type { Seat } from '../../../../kernel/types.ts';
import { keyed, no, type Obstacle, type Offer } from '../../../kit/offers.ts';
import { asLabel, listed } from '../../../kit/words.ts';
import { type Card, isOf } from '../../content/card.ts';
import { cardOf } from '../../content/pool.ts';
import type { Affiliation } from '../../content/printed.ts';
import { printedTitle } from '../../content/title-group.ts';
import { allPieces, ownedBy, piecesOf, playerOf } from '../../position/find.ts';
import { isDual, isHologram, isPersonnel } from '../../position/kinds.ts';
import { cardName, pieceName, seatName } from '../../position/names.ts';
import { isCaptive } from '../../position/piece-types.ts';
import { enter, takeCard } from '../../position/pieces.ts';
import { hostOf, onPiece, placeKind } from '../../position/places.ts';
import type { FirstEdition, Piece, ShipPiece } from '../../state.ts';
import type { CardId, CardPlace, PieceId } from '../../terms.ts';
import { fitsAboard, modeAboard } from '../affiliation/arrest.ts';
import { affiliationOf, compatible } from '../affiliation/compatible.ts';
import { isOpenTo } from '../affiliation/open-house.ts';
import type { Payload, Play } from '../calls.ts';
import { takeAway } from '../leaving/leave.ts';
import { noteAffiliations } from './playing.ts';
import { areCopies, isSamePersona } from './unique.ts';

/**
 * Returns the exchanges of personnel and ships in play for other versions in hand at the start of a turn (C-UNIQ-08).
 * Players exchange only cards that they own and still control (C-UNIQ-10).
 */
export function swapOffers(g: FirstEdition, seat: Seat): Offer<Payload>[] {
  const { turn } = g;
  // Exchanges are only possible before anything else happens in the turn.
  if (turn === null || turn.acted === true) return [];
  const hand = [...new Set(playerOf(g, seat).hand)].filter((card) => isOf(cardOf(card), 'Personnel', 'Ship'));
  const own = piecesOf(g, seat).filter((piece) => piece.owner === piece.seat && !isCaptive(piece));
  return [
    ...own.flatMap((piece) =>
      hand.filter((card) => canSwap(piece, card)).map((card) => swap(g, seat, [piece], [card])),
    ),
    // A dual-personnel card can be exchanged for separate cards of both its people, and vice versa (C-DUAL-03).
    ...own.flatMap((pair) => bothOf(cardOf(pair.card), hand, cardOf).map((cards) => swap(g, seat, [pair], cards))),
    ...hand.flatMap((pair) =>
      bothOf(cardOf(pair), own, ({ card }) => cardOf(card))
        .filter(([one, other]) => one.at === other.at)
        .map((pieces) => swap(g, seat, pieces, [pair])),
    ),
  ];
}

/**
 * True if a card in hand is another version of a card in play. For a dual-personnel card, both people must match
 * (C-DUAL-03).
 */
function canSwap(piece: Piece, card: CardId): boolean {
  const [old, next] = [cardOf(piece.card), cardOf(card)];
  // A copy isn't another version (C-DECK-13).
  if (old.type !== next.type || areCopies(old, next)) return false;
  if (!isOf(old, 'Personnel', 'Ship') || !isSamePersona(old, next)) return false;
  return [old, next].every((one) => !isDual(one)) || isSamePair(old, next);
}

/** True if both cards show the same two people: they have the same title, or one names the other as its persona. */
function isSamePair(old: Card, next: Card): boolean {
  if (!isPersonnel(old) || !isPersonnel(next) || !isDual(old) || !isDual(next)) return false;
  const [one, other] = [printedTitle(old), printedTitle(next)];
  return one === other || old.personas.includes(other) || next.personas.includes(one);
}

/**
 * Returns every pair of separate cards that shows the two people on a dual-personnel card, in the order on that card
 * (C-DUAL-03).
 */
function bothOf<T>(pair: Card, all: readonly T[], card: (one: T) => Card): [T, T][] {
  if (!isPersonnel(pair) || !isDual(pair)) return [];
  const [first, second] = pair.personas;
  if (first === undefined || second === undefined) return [];
  const versionsOf = (name: string) => all.filter((one) => isVersionOf(card(one), name));
  return versionsOf(first).flatMap((one) => versionsOf(second).map((other): [T, T] => [one, other]));
}

/** True if a card with one person is a version of the named persona. */
function isVersionOf(card: Card, name: string): boolean {
  return isPersonnel(card) && !isDual(card) && (printedTitle(card) === name || card.personas.includes(name));
}

/** Returns an exchange as an option. An exchange isn't reporting, so effects of reporting don't happen (C-PLAY-14). */
function swap(g: FirstEdition, seat: Seat, pieces: readonly Piece[], cards: readonly CardId[]): Offer<Payload> {
  const ids = pieces.map(({ id }) => id);
  return keyed<Payload>(
    ['swap', ...ids, ...cards].join(':'),
    (ctx) => exchange(ctx, seat, ids, cards),
    swapWhy(g, pieces, cards),
    () => ({
      verb: 'swap',
      label: asLabel(`${listed(ids.map((id) => pieceName(g, id)))} for ${listed(cards.map(cardName))}`),
      group: 'Exchange',
      rule: 'C-UNIQ-08',
      hidden: true,
    }),
  );
}

/** Returns the reason these cards in play can't be exchanged for those in hand, or null if they can. */
function swapWhy(g: FirstEdition, pieces: readonly Piece[], cards: readonly CardId[]): Obstacle {
  const again = pieces.find(({ id }) => g.turn?.swapped?.includes(id) === true);
  if (again !== undefined)
    return no('C-UNIQ-08', () => `${pieceName(g, again.id)} has already been exchanged this turn.`);
  const [old] = pieces;
  if (old === undefined) return null;
  // While another card of the same persona stays in play, no version of that persona may enter play (C-UNIQ-02,
  // C-UNIQ-14). These cards are compared by owner, not by controller (C-UNIQ-07).
  const others = ownedBy(g, old.owner).filter((other) => !pieces.includes(other));
  const twice = cards.find((card) => others.some((other) => isSamePersona(cardOf(other.card), cardOf(card))));
  if (twice !== undefined)
    return no('C-UNIQ-09', () => `Another version of ${printedTitle(cardOf(twice))} is in play.`);
  const host = hostOf(old.at);
  const vessel = host === null ? undefined : g.pieces[host];
  if (vessel === undefined || placeKind(old.at) === 'on') return null;
  // The exchange may not put anyone under house arrest (C-PLAY-17).
  const left = without(g, pieces);
  const misfit = cards.find((card) => !fitsAboard(left, old.seat, cardOf(card), vessel, sideOf(g, vessel, old.seat)));
  if (misfit === undefined) return null;
  return no('C-UNIQ-09', () => `${cardName(misfit)} isn’t compatible with ${pieceName(g, vessel.id)} or its crew.`);
}

/** Returns the position without the given cards. */
function without(g: FirstEdition, pieces: readonly Piece[]): FirstEdition {
  const left = allPieces(g).filter((piece) => pieces.every(({ id }) => id !== piece.id));
  return { ...g, pieces: Object.fromEntries(left.map((piece) => [piece.id, piece])) };
}

/** Returns the affiliation that a card aboard must be compatible with, or null for an intruder. */
function sideOf(g: FirstEdition, vessel: Piece, seat: Seat): Affiliation | null {
  return isOpenTo(g, vessel, seat) ? affiliationOf(vessel) : null;
}

/**
 * Makes the exchange. The new version takes over the old one's damage and all cards aboard it, on it or docked at it.
 * If there are two new cards, the first one takes over everything (C-UNIQ-09).
 */
function exchange(ctx: Play, seat: Seat, ids: readonly PieceId[], cards: readonly CardId[]): void {
  const { g } = ctx;
  const olds = ids.flatMap((id) => g.pieces[id] ?? []);
  const [old] = olds;
  if (old === undefined || olds.length < ids.length) return;
  const { hand } = playerOf(g, seat);
  for (const card of cards) takeCard(hand, card);
  const left = without(g, olds);
  const entered = cards.map((card) => enterFor(g, left, seat, card, old));
  for (const { id, card } of olds) {
    delete g.pieces[id];
    hand.push(card);
  }
  const [first] = entered;
  for (const other of allPieces(g)) {
    const host = hostOf(other.at);
    if (first === undefined || host === null || !ids.includes(host)) continue;
    other.at = `${placeKind(other.at)}:${first.id}` as CardPlace;
    drop(g, other, first);
  }
  for (const piece of entered) noteAffiliations(g, piece);
  const { turn } = g;
  if (turn !== null) {
    turn.swapped = [...(turn.swapped ?? []), ...entered.map(({ id }) => id)];
    // An exchange is neither a card play nor an order, so the turn is still at its start.
    delete turn.acted;
  }
  ctx.reveal();
  const words = `${listed(olds.map(({ card }) => cardName(card)))} for ${listed(cards.map(cardName))}`;
  ctx.log(`${seatName(seat)} exchanges ${words}.`, 'C-UNIQ-08');
}

/** Puts a version into play in place of another one. */
function enterFor(g: FirstEdition, left: FirstEdition, seat: Seat, card: CardId, old: Piece): Piece {
  const host = hostOf(old.at);
  const vessel = host === null ? undefined : g.pieces[host];
  const piece = enter(g, card, seat, old.at);
  const mode = vessel === undefined ? old.mode : modeAboard(left, seat, cardOf(card), vessel, sideOf(g, vessel, seat));
  if (mode != null) piece.mode = mode;
  // Only ships have some of these fields.
  const was: Partial<ShipPiece> = old;
  for (const key of ['damaged', 'docked', 'veiled', 'shifted', 'touched'] as const)
    if (was[key] !== undefined) Object.assign(piece, { [key]: was[key] });
  // Cards placed on the old version move to the new one with their effects, and a held personnel stays held
  // (C-LEAVE-08).
  const by = old.held === undefined ? undefined : g.pieces[old.held.by];
  const stays = by !== undefined && (by.at === onPiece(old.id) || old.at === onPiece(by.id));
  if (stays && old.held !== undefined) piece.held = old.held;
  // The new version keeps the state of the old one (C-LEAVE-08). If both are holograms, it is activated or deactivated
  // like the old one.
  if (old.off !== undefined && isHologram(cardOf(card))) piece.off = old.off;
  return piece;
}

/**
 * Returns a card that is no longer compatible to its owner's hand (C-OPEN-19). Cards on the returned card leave play
 * (C-LEAVE-02).
 */
function drop(g: FirstEdition, piece: Piece, vessel: Piece): void {
  const isWithin = placeKind(piece.at) === 'aboard' && piece.seat === vessel.seat && !isCaptive(piece);
  if (isWithin && !compatible(g, piece, vessel)) takeAway(g, piece.id, 'hand');
}
