import type { RuleId, Seat } from '../../../../kernel/types.ts';
import { playerOf } from '../../position/find.ts';
import { seatName } from '../../position/names.ts';
import { sideDeck } from '../../position/side-decks.ts';
import { granted } from '../../rules/ask.ts';
import type { FirstEdition } from '../../state.ts';
import type { CardId, SideDeckName } from '../../terms.ts';
import type { Play } from '../calls.ts';

/** The words for reshuffling each side deck. */
const RESHUFFLED: Readonly<Record<SideDeckName, readonly [words: string, rule: RuleId]>> = {
  tactics: ['the used tactics into their Battle Bridge side deck', 'C-SHIPBAT-14'],
  tribbles: ['the used cards into their Tribble side deck', 'C-DECK-23'],
};

/** True if a player's side deck is open (C-DECK-23). */
export function hasSideDeck(g: FirstEdition, seat: Seat, deck: SideDeckName): boolean {
  return granted(g, 'side-deck', { seat, deck });
}

/**
 * Draws the next card of a side deck. If no card is left face down, the used cards are reshuffled first (C-DECK-23). The
 * result is null if no card is left. A card that is drawn this way isn't a card draw.
 */
export function drawFromSide(ctx: Play, seat: Seat, deck: SideDeckName): CardId | null {
  const { down, up } = sideDeck(playerOf(ctx.g, seat), deck);
  if (down.length === 0 && up.length > 0) {
    down.push(...up.splice(0));
    ctx.shuffle(down);
    const [words, rule] = RESHUFFLED[deck];
    ctx.log(`${seatName(seat)} reshuffles ${words}.`, rule);
  }
  return ctx.draw(down, 1)[0] ?? null;
}
