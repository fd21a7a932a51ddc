import type { Seat } from '../../../kernel/types.ts';
import { playerOf } from '../chapters/captains/find.ts';
import { takeOut } from '../chapters/captains/gains.ts';
import { ownTurn } from '../chapters/turn/turn-state.ts';
import type { CardId, Frontiers, Played } from '../state.ts';

/**
 * Lays a card of the hand into the Play Area (F-CARD-02), from where it goes to the discard pile as the turn ends (F-CARD-09);
 * back to the hand if an effect brings the cards of this turn back.
 */
export function layDown(g: Frontiers, seat: Seat, card: CardId, as: Played['as']): void {
  const player = playerOf(g, seat);
  takeOut(player.hand, card);
  player.inPlay.push({ card, as, to: ownTurn(g, seat)?.again === 'card' ? 'hand' : 'discard' });
  player.spent += 1;
}
