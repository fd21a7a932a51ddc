import type { Seat } from '../../../../kernel/types.ts';
import { several } from '../../../kit/words.ts';
import { playerOf } from '../../position/find.ts';
import { cardName, seatName } from '../../position/names.ts';
import { granted } from '../../rules/ask.ts';
import type { Play } from '../calls.ts';

/** Draws up to `count` cards for a player (C-DRAW-01), or none if they may not draw any more (C-DRAW-03). */
export function drawCards(ctx: Play, seat: Seat, count: number): void {
  const { turn } = ctx.g;
  if (turn?.seat === seat && turn.undrawn === true) return;
  const player = playerOf(ctx.g, seat);
  if (player.deck.length === 0) return;
  const drawn = ctx.draw(player.deck, count);
  player.hand.push(...drawn);
  // If the player's hand is open, everyone sees the drawn cards.
  if (granted(ctx.g, 'open-hand', { seat })) ctx.reveal();
  const others = `${seatName(seat)} draws ${several(drawn.length, 'card')}.`;
  ctx.tell(seat, `You draw ${drawn.map(cardName).join(', ')}.`, others, 'C-DRAW-01');
}
