import type { Ctx } from '../../../kernel/game.ts';
import { agreedWords } from '../content/agreed-words.ts';
import { isAgreed, ruleOf } from '../content/effects/rules.ts';
import { cardOf } from '../content/pool.ts';
import type { FirstEdition } from '../state.ts';
import type { CardId } from '../terms.ts';

/**
 * Says to everyone what a card does that was shown (C-PLAY-07): nobody else has it at hand. Its facts alone say nothing more; of a card by
 * agreement both are told where its text is.
 */
export function logCardText(ctx: Ctx<FirstEdition>, card: CardId): void {
  const text = isAgreed(card) ? agreedWords(cardOf(card)) : ruleOf(card)?.text;
  if (text !== undefined) ctx.log(text, 'C-PLAY-07');
}
