import type { Seat } from '../../../../kernel/types.ts';
import { listed } from '../../../kit/words.ts';
import { opponentOf, pieceOf, playerOf } from '../../position/find.ts';
import { cardName, seatName } from '../../position/names.ts';
import { isShip } from '../../position/piece-types.ts';
import { enter, takeCard } from '../../position/pieces.ts';
import { coreOf } from '../../position/places.ts';
import { isSite } from '../../position/stations.ts';
import type { FirstEdition } from '../../state.ts';
import type { CardId, PieceId } from '../../terms.ts';
import { DAMAGE, LAY_SITE, LEAVE, type Play } from '../calls.ts';
import { carriedAlong } from '../control/carried-along.ts';
import { repairAll } from '../damage/repair.ts';
import { drawCards } from '../drawing/draw.ts';
import { expose } from '../infiltration/cover.ts';
import { takeAway } from '../leaving/leave.ts';
import { attemptOf } from '../missions/team.ts';
import { noteAffiliations } from '../play/playing.ts';
import { scorePoints } from '../points/score.ts';
import type { Motion, Pile, ShownCard } from './motion.ts';

/** Takes a proposed card from its pile and reveals it to both players. */
export function showCard(ctx: Play, seat: Seat, { from, at }: ShownCard): void {
  const [card] = playerOf(ctx.g, seat)[from].splice(at, 1);
  if (card === undefined) throw new Error(`there is no card at ${at} of the ${from}`);
  ctx.g.announced.push({ card, owner: seat });
  ctx.reveal();
}

/** Puts the proposed card back where it was. A draw deck is shuffled, since it was searched. */
export function putBack(ctx: Play, seat: Seat, { from, at }: ShownCard): void {
  const pile = playerOf(ctx.g, seat)[from];
  pile.splice(at, 0, shownCard(ctx.g));
  if (from === 'deck') ctx.shuffle(pile);
}

/** Carries out an agreed motion for a card (`about`). Some motions call another procedure. */
export function carryOut(ctx: Play, seat: Seat, about: CardId, motion: Motion): void {
  const { g } = ctx;
  switch (motion.do) {
    case 'place': {
      const piece = pieceOf(g, motion.piece);
      piece.at = motion.to;
      if (isShip(piece)) delete piece.docked;
      if (isSite(piece)) ctx.call(LAY_SITE, { seat, site: piece.id });
      break;
    }
    case 'remove':
      remove(ctx, seat, motion.piece, motion.to);
      break;
    case 'card':
      lay(ctx, seat, motion);
      break;
    case 'tuck': {
      const { hand, deck } = playerOf(g, seat);
      const [card] = hand.splice(motion.at, 1);
      if (card === undefined) break;
      if (motion.to === 'top') deck.unshift(card);
      else deck.push(card);
      break;
    }
    case 'stop':
      pieceOf(g, motion.piece).stopped = g.turns;
      break;
    case 'ready':
      delete pieceOf(g, motion.piece).stopped;
      break;
    case 'damage':
      ctx.call(DAMAGE, { seat, vessel: motion.piece, hit: 'hit' });
      break;
    case 'repair':
      repairAll(g, pieceOf(g, motion.piece));
      break;
    case 'give': {
      const piece = pieceOf(g, motion.piece);
      const to = opponentOf(piece.seat);
      // When a piece changes hands, the cards on it do too (C-CONTROL-02).
      for (const one of [piece, ...carriedAlong(g, piece.id)]) one.seat = to;
      break;
    }
    case 'expose':
      // An agreed effect of a card can expose an infiltrator (C-INFIL-02).
      expose(ctx, motion.piece);
      break;
    case 'points':
      scorePoints(ctx, motion.seat, { kind: 'bonus', points: motion.points, card: about });
      break;
    case 'draw':
      drawCards(ctx, motion.seat, motion.count);
      break;
    case 'lose':
      lose(ctx, motion.seat, motion.count);
      break;
    case 'verdict':
      attemptOf(g).verdict = motion.is;
      break;
  }
}

function shownCard(g: FirstEdition): CardId {
  const shown = g.announced.pop();
  if (shown === undefined) throw new Error('no card was shown');
  return shown.card;
}

function remove(ctx: Play, seat: Seat, piece: PieceId, to: Pile): void {
  if (to === 'hand') takeAway(ctx.g, piece, 'hand');
  else if (to === 'out-of-play') takeAway(ctx.g, piece, 'out-of-play');
  else if (to === 'top') takeAway(ctx.g, piece, 'top of the draw deck');
  else if (to === 'bottom') takeAway(ctx.g, piece, 'bottom of the draw deck');
  else ctx.call(LEAVE, { seat, pieces: [piece], why: 'discarded' });
}

function lay(ctx: Play, seat: Seat, shown: ShownCard): void {
  const { g } = ctx;
  const player = playerOf(g, seat);
  if (shown.to === 'show') {
    putBack(ctx, seat, shown);
    return;
  }
  const card = shownCard(g);
  if (shown.from === 'deck') ctx.shuffle(player.deck);
  if (shown.to === 'hand') player.hand.push(card);
  else if (shown.to === 'discard') player.discard.unshift(card);
  else if (shown.to === 'out-of-play') player.removed.unshift(card);
  else if (shown.to === 'top') player.deck.unshift(card);
  else if (shown.to === 'bottom') player.deck.push(card);
  else noteAffiliations(g, enter(g, card, seat, coreOf(seat)));
}

function lose(ctx: Play, seat: Seat, count: number): void {
  const player = playerOf(ctx.g, seat);
  const mixed = [...player.hand];
  ctx.shuffle(mixed);
  const lost = mixed.slice(0, count);
  for (const card of lost) {
    takeCard(player.hand, card);
    player.discard.unshift(card);
  }
  ctx.reveal();
  ctx.log(`${seatName(seat)} discards ${listed(lost.map(cardName))}.`, 'C-DRAW-07');
}
