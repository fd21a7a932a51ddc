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

/** When a window opens, in words that follow “when”. */
const OPENS: Readonly<Record<Window, string>> = {
  attacked: 'your character is attacked',
  damage: 'your character takes Damage',
  scores: 'your opponent scores',
};

/** A card in a hand that works in a moment of others’ turns alone. */
export interface Waiting {
  card: CardId;
  window: Window;
  /** Whether its owner’s standing orders have them asked there. */
  asked: boolean;
}

/** The Interrupts in a seat’s hand, each once. The seat’s own affair. */
export function waiting({ g, orders }: State<AwayMissions>, seat: Seat): Waiting[] {
  const asked = orders[seat]?.ask ?? [];
  return [...new Set(playerOf(g, seat).hand.support)].flatMap((card) => {
    const window = windowOf(card);
    return window === null ? [] : [{ card, window, asked: asked.includes(window) }];
  });
}

/** When an Interrupt works, and whether its owner is asked then. */
export function waitsFor({ window, asked }: Waiting): string {
  return asked ? `You are asked when ${OPENS[window]}.` : `Only when ${OPENS[window]}: “Ask me then”.`;
}
