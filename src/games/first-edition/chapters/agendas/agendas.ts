import type { Seat } from '../../../../kernel/types.ts';
import { keyed, no, type Obstacle, type Offer } from '../../../kit/offers.ts';
import { asLabel } from '../../../kit/words.ts';
import { cardOf } from '../../content/pool.ts';
import { isAgreed, ruleOf } from '../../content/rules.ts';
import { agendasOf, playerOf } from '../../position/find.ts';
import { cardName, seatName } from '../../position/names.ts';
import { enter, takeCard } from '../../position/pieces.ts';
import { coreOf } from '../../position/places.ts';
import { moment } from '../../rules/moments.ts';
import type { FirstEdition } from '../../state.ts';
import type { CardId, PieceId } from '../../terms.ts';
import type { Payload, Play } from '../calls.ts';
import { discard } from '../leaving/leave.ts';
import { copyWhy } from '../play/unique.ts';

/**
 * Places a card face down on the player's own table, from the hand or during seeding. Both players can see that a card
 * is there. An agenda played for free is shown first (C-TYPES-18).
 */
export function layAgenda(ctx: Play, seat: Seat, card: CardId, from: 'hand' | 'seeds', isShown = false): void {
  takeCard(playerOf(ctx.g, seat)[from], card);
  enter(ctx.g, card, seat, coreOf(seat)).hidden = true;
  if (isShown) {
    ctx.reveal();
    ctx.log(`${seatName(seat)} shows ${cardName(card)} and plays it face down for free.`, 'C-TYPES-18');
    return;
  }
  const others = `${seatName(seat)} plays a hidden agenda.`;
  ctx.tell(seat, `You play ${cardName(card)} face down.`, others, 'C-TYPES-18');
}

/**
 * Returns the offers to activate a player's hidden agendas, which is possible between any two actions of either
 * player’s turn (C-TYPES-18).
 */
export function agendaOffers(g: FirstEdition, seat: Seat): Offer<Payload>[] {
  return agendasOf(g, seat).map(({ id, card }) => {
    const payload: Payload = (ctx) => activate(ctx, id);
    return keyed(`activate:${id}`, payload, activateWhy(g, seat, card), () => ({
      verb: 'activate',
      label: asLabel(cardName(card)),
      rule: 'C-TYPES-18',
      hidden: true,
    }));
  });
}

/** Activates a hidden agenda by turning it face up (C-TYPES-18). */
export function activate(ctx: Play, id: PieceId): void {
  const piece = ctx.g.pieces[id];
  if (piece === undefined) return;
  const { seat, card, owner } = piece;
  if (copyWhy(ctx.g, owner, card) !== null) {
    // If a copy is already in play, the activated agenda is discarded (C-UNIQ-04, C-UNIQ-05).
    ctx.reveal();
    ctx.log(
      `${seatName(seat)} activates ${cardName(card)}, but a copy is in play, so this one is discarded.`,
      'C-UNIQ-04',
    );
    discard(ctx.g, id);
    return;
  }
  delete piece.hidden;
  piece.since = ctx.g.turns;
  ctx.reveal();
  ctx.log(`${seatName(seat)} activates ${cardName(card)}.`, 'C-TYPES-18');
  moment(ctx, 'played', { seat, piece: id });
}

/**
 * Returns the reason an agenda can't be activated, or null if the condition for playing it is met. A card by agreement
 * can always be activated, since the players judge its condition themselves.
 */
function activateWhy(g: FirstEdition, seat: Seat, card: CardId): Obstacle {
  if (isAgreed(card)) return null;
  const places = ruleOf(card)?.plays?.(g, seat) ?? [];
  return places.length > 0 ? null : no('C-TYPES-18', () => `The condition of ${cardOf(card).title} isn’t met.`);
}
