import { playerOf } from '../../chapters/characters/find.ts';
import { release } from '../../effects/frame.ts';
import type { Kind } from '../../effects/kind.ts';
import { nameOf } from '../cards.ts';

declare module '../../effects/union.ts' {
  interface Kinds {
    /** Shuffles this card into its deck. */
    recycle: unknown;
  }
}

/** Returns the card to its deck, if its bearer still has it (M-CARD-08). */
export const recycle: Kind<'recycle'> = {
  run(ctx, run) {
    const from = release(ctx.g, run);
    if (from === null) return;
    const { decks } = playerOf(ctx.g, from);
    decks.support.push(run.card);
    ctx.shuffle(decks.support);
    ctx.log(`${nameOf(run.card)} is shuffled back into the deck.`, 'M-CARD-08');
  },
  text: () => 'return this card to your deck and shuffle',
  icon: 'deck',
};
