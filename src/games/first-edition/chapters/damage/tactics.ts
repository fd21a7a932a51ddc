import type { Seat } from '../../../../kernel/types.ts';
import { playerOf } from '../../position/find.ts';
import { seatName } from '../../position/names.ts';
import { granted } from '../../rules/ask.ts';
import type { FirstEdition } from '../../state.ts';
import type { CardId } from '../../terms.ts';
import type { Play } from '../calls.ts';

/** True if a player uses a Battle Bridge side deck, because its doorway is open (C-SHIPBAT-14). */
export function hasTactics(g: FirstEdition, seat: Seat): boolean {
  return granted(g, 'side-deck', { seat, deck: 'tactics' });
}

/**
 * Draws the next tactic of a side deck. If no tactic is left face down, the used tactics are reshuffled first
 * (C-SHIPBAT-14). The result is null if no tactic is left.
 */
export function drawTactic(ctx: Play, seat: Seat): CardId | null {
  const player = playerOf(ctx.g, seat);
  if (player.tactics.length === 0 && player.spent.length > 0) {
    player.tactics = player.spent.splice(0);
    ctx.shuffle(player.tactics);
    ctx.log(`${seatName(seat)} reshuffles the used tactics into their Battle Bridge side deck.`, 'C-SHIPBAT-14');
  }
  return ctx.draw(player.tactics, 1)[0] ?? null;
}
