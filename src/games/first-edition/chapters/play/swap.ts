import type { Seat } from '../../../../kernel/types.ts';
import { keyed, no, type Offer, type Why } from '../../../kit/offers.ts';
import { asLabel } from '../../../kit/words.ts';
import { type Card, isOf } from '../../content/card.ts';
import { cardOf } from '../../content/pool.ts';
import { piecesOf, playerOf } from '../../position/find.ts';
import { isDual, isHologram, isPersonnel } from '../../position/kinds.ts';
import { cardName, pieceName, seatName } from '../../position/names.ts';
import { enter, takeCard } from '../../position/pieces.ts';
import { hostOf, wayOf } from '../../position/places.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { CardId, CardPlace, PieceId } from '../../terms.ts';
import { affiliationsOf, compatible, modeFor } from '../affiliation/compatible.ts';
import type { Deed, Play } from '../calls.ts';
import { noteAffiliations } from './playing.ts';
import { isSamePersona, printedTitle } from './unique.ts';

/**
 * Versions of people and ships in play that a player can exchange for others in hand as the turn begins (C-UNIQ-08): own ones that it
 * still has (C-UNIQ-10).
 */
export function swapOffers(g: FirstEdition, seat: Seat): Offer<Deed>[] {
  const { turn } = g;
  // It begins the turn: nothing else has been done yet.
  if (turn === null || turn.acted === true) return [];
  const hand = [...new Set(playerOf(g, seat).hand)].filter((card) => isOf(cardOf(card), 'Personnel', 'Ship'));
  return piecesOf(g, seat).flatMap((piece) =>
    hand.filter((card) => canSwap(piece, card)).map((card) => swap(g, seat, piece, card)),
  );
}

/** Whether a card in hand is another version of one in play; of two people on one card it has to be both (C-DUAL-03). */
function canSwap(piece: Piece, card: CardId): boolean {
  const [old, next] = [cardOf(piece.card), cardOf(card)];
  if (piece.owner !== piece.seat || piece.captive !== undefined || old.id === next.id || old.type !== next.type)
    return false;
  if (!isOf(old, 'Personnel', 'Ship') || !isSamePersona(old, next)) return false;
  return [old, next].every((one) => !isDual(one)) || isSamePair(old, next);
}

/** Whether the same two people are on both cards. */
function isSamePair(old: Card, next: Card): boolean {
  if (printedTitle(old) === printedTitle(next)) return true;
  if (!isPersonnel(old) || !isPersonnel(next) || old.personas.length !== next.personas.length) return false;
  return isDual(old) && isDual(next) && old.personas.every((name) => next.personas.includes(name));
}

/** Nobody reports by it: what happens as cards report doesn’t (C-PLAY-14). */
function swap(g: FirstEdition, seat: Seat, piece: Piece, card: CardId): Offer<Deed> {
  const { id } = piece;
  return keyed<Deed>(
    `swap:${id}:${card}`,
    (ctx) => exchange(ctx, seat, id, card),
    swapWhy(g, piece, card),
    () => ({
      verb: 'swap',
      label: asLabel(`${pieceName(g, id)} for ${cardName(card)}`),
      group: 'Exchange',
      rule: 'C-UNIQ-08',
      hidden: true,
    }),
  );
}

/** Why a version can’t take the place of another one; null: it can. */
function swapWhy(g: FirstEdition, piece: Piece, card: CardId): Why {
  if (g.turn?.swapped?.includes(piece.id) === true)
    return no('C-UNIQ-08', () => `${pieceName(g, piece.id)} has been exchanged in this turn.`);
  // Of whom copies are in play no other version comes beside them (C-UNIQ-02).
  const next = cardOf(card);
  if (piecesOf(g, piece.seat).some((other) => other.id !== piece.id && isSamePersona(cardOf(other.card), next)))
    return no('C-UNIQ-09', () => `Another ${pieceName(g, piece.id)} is in play.`);
  const host = hostOf(piece.at);
  const vessel = host === null ? undefined : g.pieces[host];
  const sides = affiliationsOf(cardOf(card));
  if (vessel === undefined || wayOf(piece.at) === 'on') return null;
  // C-AFFIL-11: nobody comes under house arrest by it.
  if (sides.some((mode) => compatible(g, { ...piece, card, mode }, vessel))) return null;
  return no('C-UNIQ-09', () => `${cardName(card)} doesn’t fit ${pieceName(g, vessel.id)}.`);
}

/** C-UNIQ-09: what is aboard, on or docked at the old version, and rotation damage, passes to the new one. */
function exchange(ctx: Play, seat: Seat, id: PieceId, card: CardId): void {
  const { g } = ctx;
  const old = g.pieces[id];
  if (old === undefined) return;
  const { hand } = playerOf(g, seat);
  takeCard(hand, card);
  const host = hostOf(old.at);
  const vessel = host === null ? undefined : g.pieces[host];
  const piece = enter(g, card, seat, old.at);
  const mode = vessel === undefined ? old.mode : modeFor(g, seat, cardOf(card), modeOf(vessel));
  if (mode != null) piece.mode = mode;
  for (const key of ['damaged', 'docked', 'veiled', 'shifted', 'touched', 'tows'] as const)
    if (old[key] !== undefined) Object.assign(piece, { [key]: old[key] });
  // C-LEAVE-08: nothing is looked at anew: a hologram in the place of another one is on, or off, as that was.
  if (old.off !== undefined && isHologram(cardOf(card))) piece.off = old.off;
  delete g.pieces[id];
  hand.push(old.card);
  for (const other of Object.values(g.pieces)) {
    if (hostOf(other.at) !== id) continue;
    other.at = `${wayOf(other.at)}:${piece.id}` as CardPlace;
    drop(g, other, piece);
  }
  noteAffiliations(g, piece);
  const { turn } = g;
  if (turn !== null) {
    turn.swapped = [...(turn.swapped ?? []), piece.id];
    // It is no card play and no order: the turn still begins.
    delete turn.acted;
  }
  ctx.reveal();
  ctx.log(`${seatName(seat)} exchanges ${cardName(old.card)} for ${cardName(card)}.`, 'C-UNIQ-08');
}

function modeOf({ card, mode }: Piece) {
  const sides = affiliationsOf(cardOf(card));
  return sides.find((one) => one === mode) ?? sides[0] ?? null;
}

/** C-OPEN-19: who no longer fits goes back to the hand. */
function drop(g: FirstEdition, piece: Piece, vessel: Piece): void {
  const isWithin = wayOf(piece.at) === 'aboard' && piece.seat === vessel.seat && piece.captive === undefined;
  if (!isWithin || compatible(g, piece, vessel)) return;
  delete g.pieces[piece.id];
  playerOf(g, piece.owner).hand.push(piece.card);
}
