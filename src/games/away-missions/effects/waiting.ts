import type { Seat, State } from '../../../kernel/types.ts';
import { playerOf } from '../chapters/characters/find.ts';
import { cardOf } from '../content/cards.ts';
import type { AwayMissions, CardId } from '../state.ts';
import type { Window } from './union.ts';

/** The window in which a card interrupts (M-TIME-02); null for one that is no Interrupt. */
export function windowOf(id: CardId): Window | null {
  const card = cardOf(id);
  return card.kind === 'mission' || card.kind === 'equipment' ? null : (card.interrupt?.window ?? null);
}

/** A card in a hand that works in a window alone in which its owner’s standing orders don’t ask. */
export interface Waiting {
  card: CardId;
  window: Window;
}

/** The Interrupts in a seat’s hand that it would never be asked about as its standing orders are. The seat’s own affair. */
export function waiting({ g, orders }: State<AwayMissions>, seat: Seat): Waiting[] {
  const asked = orders[seat]?.ask ?? [];
  return [...new Set(playerOf(g, seat).hand.support)].flatMap((card) => {
    const window = windowOf(card);
    return window === null || asked.includes(window) ? [] : [{ card, window }];
  });
}
