import { PASS } from '../../kernel/decision.ts';
import type { Foreseeable, QuestionFacts } from '../../kernel/game.ts';
import type { Decision, Seat, State } from '../../kernel/types.ts';
import { isOf } from './content/card.ts';
import { cardOf } from './content/pool.ts';
import { ruleOf } from './content/rules.ts';
import { windows } from './orders.ts';
import { playerOf } from './position/find.ts';
import { cardName } from './position/names.ts';
import type { FirstEdition } from './state.ts';
import type { CardId } from './terms.ts';

/** Returns the answers that a player can prepare: the cards in their hand that may respond, and to play nothing. */
export function foreseen(state: State<FirstEdition>, seat: Seat): Foreseeable[] {
  const hand = [...new Set(playerOf(state.g, seat).hand)];
  return windows(state, seat).map(({ id }) => ({
    window: id,
    answers: [
      ...hand.flatMap((card) =>
        responds(card, id) ? [{ words: cardName(card), label: `Respond with ${cardName(card)}` }] : [],
      ),
      { words: PASS, label: id === 'gap' ? 'Play nothing' : 'Don’t respond' },
    ],
  }));
}

/** True if a card can respond to a moment, or if it is an interrupt that can be played after an action. */
function responds(card: CardId, window: string): boolean {
  const moments = Object.keys(ruleOf(card)?.answers ?? {});
  return window === 'gap'
    ? moments.length === 0 && isOf(cardOf(card), 'Interrupt', 'Q Interrupt')
    : moments.includes(window);
}

/**
 * Returns what prepared answers have to know about an open question. A moment may be about the act of either player. All
 * answers are hidden, because they depend on the hand.
 */
export function factsOf({ g, stack }: State<FirstEdition>, { window }: Decision): QuestionFacts | null {
  if (window === undefined) return null;
  const { about } = (stack.at(-1)?.local ?? {}) as { about?: { seat?: Seat } };
  return { window, by: about?.seat ?? g.turn?.seat ?? null };
}
