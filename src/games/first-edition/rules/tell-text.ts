import type { Ctx } from '../../../kernel/game.ts';
import { ruleOf } from '../content/effects/rules.ts';
import type { FirstEdition } from '../state.ts';
import type { CardId } from '../terms.ts';

/** Says to everyone what a card does that was shown (C-PLAY-07): nobody else has it at hand. Its facts alone say nothing more. */
export function tellText(ctx: Ctx<FirstEdition>, card: CardId): void {
  const text = ruleOf(card)?.text;
  if (text !== undefined) ctx.log(text, 'C-PLAY-07');
}
