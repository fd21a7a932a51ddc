import type { Seat } from '../../../../kernel/types.ts';
import { cardName } from '../../content/cards/all.ts';
import type { CardId } from '../../state.ts';
import { playerOf, seatName } from './find.ts';
import type { Running } from './gains.ts';

/** Puts a newly gained card on top of the Ship Deck (F-GAIN-04). */
export function topCard(ctx: Running, seat: Seat, card: CardId, rule: string): void {
  playerOf(ctx.g, seat).deck.unshift(card);
  ctx.log(`${seatName(ctx.g, seat)} puts ${cardName(card)} on top of its Ship Deck.`, rule);
}
