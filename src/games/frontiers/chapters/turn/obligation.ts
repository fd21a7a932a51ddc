import type { Seat } from '../../../../kernel/types.ts';
import { DAMAGE, type Frontiers, type Player } from '../../state.ts';
import { playerOf } from '../captains/find.ts';
import { lastings } from '../captains/lasting.ts';
import { isEmptyHanded, ownTurn } from './turn-state.ts';

/** Whether a hand has a card that isn’t a Damage Card: those alone can be discarded at the end (F-HEAL-02, F-EOT-14). */
export function hasPlayable({ hand }: Pick<Player, 'hand'>): boolean {
  return hand.some((card) => card !== DAMAGE);
}

/** Whether a seat still has to play or discard a card in this turn (F-TURN-05, F-TURN-06). */
export function owesCard(g: Frontiers, seat: Seat): boolean {
  const player = playerOf(g, seat);
  if (player.spent > 0) return false;
  const turn = ownTurn(g, seat);
  if (turn === null) return true;
  return !(turn.begun ? turn.emptyHanded : isEmptyHanded(player));
}

/**
 * Whether nothing but Damage Cards is in hand while a card is still owed: then the ship is Crippled and neither moves nor
 * acts, unless an effect brings a card or lets a Damage Card be played sideways (F-OPEN-40).
 */
export function isCrippled(g: Frontiers, seat: Seat): boolean {
  const player = playerOf(g, seat);
  if (player.hand.length === 0 || hasPlayable(player) || !owesCard(g, seat)) return false;
  return lastings(g, seat, 'sideways').every(({ what }) => what !== 'damage');
}

/** Whether the Ship Deck and the hand are empty: there is no turn to be played (F-EOR-03, F-EOR-04). */
export function isExhausted({ hand, deck }: Pick<Player, 'hand' | 'deck'>): boolean {
  return hand.length === 0 && deck.length === 0;
}
