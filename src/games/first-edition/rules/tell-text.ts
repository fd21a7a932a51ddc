import type { Ctx } from '../../../kernel/game.ts';
import { agreedWords } from '../content/agreed-words.ts';
import { cardOf } from '../content/pool.ts';
import { isAgreed, ruleOf } from '../content/rules.ts';
import type { FirstEdition } from '../state.ts';
import type { CardId } from '../terms.ts';

/**
 * Logs what a shown card does (C-PLAY-07). Nothing is logged for cards that have only facts. For a card by agreement,
 * the log says where its text is.
 */
export function logCardText(ctx: Ctx<FirstEdition>, card: CardId): void {
  const text = isAgreed(card) ? agreedWords(cardOf(card)) : ruleOf(card)?.text;
  if (text !== undefined) ctx.log(text, 'C-PLAY-07');
}
