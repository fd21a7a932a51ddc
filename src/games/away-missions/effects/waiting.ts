import type { Seat, State } from '../../../kernel/types.ts';
import { playerOf } from '../chapters/characters/find.ts';
import { cardOf } from '../content/cards.ts';
import type { AwayMissions, CardId } from '../state.ts';
import type { Window } from './union.ts';

/** Returns the window in which a card interrupts (M-TIME-02), or null if it isn't an Interrupt. */
function windowOf(id: CardId): Window | null {
  const card = cardOf(id);
  return card.kind === 'mission' || card.kind === 'equipment' ? null : (card.interrupt?.window ?? null);
}

/** The event that opens each window, phrased to follow the word “when”. */
const OPENS: Readonly<Record<Window, string>> = {
  attacked: 'your character is attacked',
  damage: 'your character takes Damage',
  scores: 'an opponent scores',
};

/** A card in hand that can be played only at certain moments during other players’ turns. */
export interface Waiting {
  card: CardId;
  window: Window;
  /** Whether the player's standing orders include the card's window. */
  asked: boolean;
}

/**
 * Returns the Interrupts in a seat’s hand, listing identical copies only once. Only the seat itself may see the result.
 */
export function waiting({ g, orders }: State<AwayMissions>, seat: Seat): Waiting[] {
  const asked = orders[seat]?.ask ?? [];
  return [...new Set(playerOf(g, seat).hand.support)].flatMap((card) => {
    const window = windowOf(card);
    return window === null ? [] : [{ card, window, asked: asked.includes(window) }];
  });
}

/** Returns a sentence that says when an Interrupt can be played, and whether its owner will be asked then. */
export function waitsFor({ window, asked }: Waiting): string {
  return asked ? `You will be asked when ${OPENS[window]}.` : `Works only when ${OPENS[window]}. Press “Ask me then”.`;
}
