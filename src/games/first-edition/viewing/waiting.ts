import type { Seat, State } from '../../../kernel/types.ts';
import { later } from '../../kit/cache.ts';
import { isOf } from '../content/card.ts';
import { cardOf } from '../content/pool.ts';
import { allRules, isAgreed, ruleOf } from '../content/rules.ts';
import { agendasOf, playerOf } from '../position/find.ts';
import { cardName } from '../position/names.ts';
import { asksAlways } from '../rules/asked.ts';
import type { FirstEdition } from '../state.ts';
import type { CardId } from '../terms.ts';
import type { WaitingView } from '../view.ts';
import { WINDOWS } from '../windows.ts';

/** Cards that can nullify a dilemma because its text names them (C-DILEMMA-09). */
const nullifiers = later(() => new Set([...allRules()].flatMap(([, { meeting }]) => meeting?.cards ?? [])));

/**
 * Returns the windows in which a card in hand can be used during the opponent's turn. Standing orders use the same
 * names for these windows.
 */
function windowsOf(card: CardId): readonly string[] {
  const { answers = {}, plays, ways, anyTime } = ruleOf(card) ?? {};
  const isInterrupt = isOf(cardOf(card), 'Interrupt', 'Q Interrupt');
  const isPlayed = anyTime === true || (isInterrupt && ((plays ?? ways) !== undefined || isAgreed(card)));
  return [...Object.keys(answers), ...(nullifiers().has(card) ? ['dilemma'] : []), ...(isPlayed ? ['gap'] : [])];
}

/**
 * Returns the moments at which a player could use a card in hand or a hidden agenda, although the player's standing
 * orders skip them. Only the player in question sees this list. Questions never depend on the hand, so they reveal
 * nothing (C-RESPONSE-05).
 */
export function waiting(state: State<FirstEdition>, seat: Seat): WaitingView[] {
  const { g } = state;
  const held = [...new Set(playerOf(g, seat).hand)].map((card) => ({ card, windows: windowsOf(card) }));
  const laid = agendasOf(g, seat).map(({ card }) => ({ card, windows: ['gap'] }));
  return WINDOWS.flatMap(({ id: window, label }) => {
    if (asksAlways(state, seat, window)) return [];
    const cards = [...held, ...laid].filter(({ windows }) => windows.includes(window)).map(({ card }) => card);
    return cards.length === 0 ? [] : [{ window, when: label, names: [...new Set(cards.map(cardName))] }];
  });
}
