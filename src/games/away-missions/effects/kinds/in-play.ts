import { chosen } from '../../../kit/effects.ts';
import { playerOf } from '../../chapters/characters/find.ts';
import { nameOf } from '../../content/cards.ts';
import { characterCard } from '../../content/characters.ts';
import { asks, present, release, takeOut } from '../frame.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Discards one of the character's Equipment cards. */
    strip: { who: CharacterRef };
    /** Discards this Equipment or Event. */
    spend: unknown;
  }
}

export const strip: Kind<'strip'> = {
  run: chosen({
    ask({ g }, run, { who }, { cardOffers }) {
      const offers = cardOffers(present(g, run, who)?.equipment ?? [], 'strip', false);
      return asks(run, 'which Equipment is discarded?', offers);
    },
    take(ctx, run, card, { who }) {
      const target = present(ctx.g, run, who);
      if (target === null) return;
      takeOut(target.equipment, card);
      playerOf(ctx.g, target.seat).discards.support.push(card);
      const line = `${nameOf(run.card)}: ${characterCard(target.id).name} loses ${nameOf(card)}.`;
      ctx.log(line, 'M-PLAY-17', { seat: target.seat, names: [nameOf(card)] });
    },
  }),
  text: ({ who }, voice) => `${voice[who]} loses an Equipment of your choice`,
  icon: 'cross',
};

export const spend: Kind<'spend'> = {
  run({ g }, run) {
    const from = release(g, run);
    if (from !== null) playerOf(g, from).discards.support.push(run.card);
  },
  text: () => 'discard this card',
  icon: 'card',
};
