import { sentence, several } from '../../../kit/words.ts';
import { DAMAGE } from '../../chapters/calls.ts';
import { RATINGS } from '../../chapters/characters/characters.ts';
import { nameOf } from '../../content/cards.ts';
import { characterCard } from '../../content/characters.ts';
import { amountNow } from '../counts.ts';
import { logFor, onOne, present } from '../frame.ts';
import type { Kind } from '../kind.ts';
import { fullRatings } from '../sorts.ts';
import { amountText } from '../text/counts.ts';
import { does } from '../text/words.ts';

declare module '../union.ts' {
  interface Kinds {
    damage: { amount: Amount; who: CharacterRef };
    heal: { amount: Amount; who?: CharacterRef };
    /** Reduces the Damage or the points that an Interrupt responds to. */
    prevent: { what: 'damage' | 'points'; amount: Amount };
  }
}

export const damage: Kind<'damage'> = {
  run: onOne((ctx, { id: target }, run, effect) => {
    const amount = amountNow(ctx.g, run, effect.amount);
    if (amount > 0) ctx.call(DAMAGE, { target, amount, by: run.self === target ? null : run.self, weapon: null });
  }),
  text: ({ who, amount }, voice) => `${voice[who]} takes ${amountText(amount, 'Damage', 'Damage', voice)}`,
  icon: 'damage',
};

/** The player of the card chooses which Health pegs the character gets back. */
export const heal: Kind<'heal'> = {
  run: {
    ask({ g }, run, { amount, who }) {
      const target = present(g, run, who);
      if (target === null) return { go: 'begin' };
      const full = fullRatings(target);
      const options = RATINGS.map((rating) => ({
        key: `peg:${rating}`,
        verb: 'peg',
        label: sentence(rating),
        hint: `${target.pegs[rating]} of ${full[rating]} left`,
        max: full[rating] - target.pegs[rating],
      })).filter(({ max }) => max > 0);
      const lost = options.reduce((sum, { max }) => sum + max, 0);
      const most = Math.min(amountNow(g, run, amount), lost);
      if (most <= 0) return { go: 'begin' };
      const prompt = `${nameOf(run.card)}: which ${several(most, 'Health peg')} does ${characterCard(target.id).name} get back?`;
      return { seat: run.seat, kind: 'allocate', prompt, options, min: most, max: most, rule: 'M-DMG-05' };
    },
    answer(ctx, run, { keys }, { who }) {
      const target = present(ctx.g, run, who);
      if (target === null) return;
      for (const rating of RATINGS) target.pegs[rating] += keys.filter((key) => key === `peg:${rating}`).length;
      logFor(ctx, target, `recovers ${keys.length} Damage`, 'M-DMG-05');
    },
  },
  text: ({ who, amount }, voice) =>
    `${does(who, 'recover', voice)} up to ${amountText(amount, 'Damage', 'Damage', voice)}`,
  icon: 'recover',
};

export const prevent: Kind<'prevent'> = {
  run({ g }, run, { amount }) {
    run.prevented = (run.prevented ?? 0) + amountNow(g, run, amount);
  },
  text: ({ what, amount }, voice) =>
    what === 'damage'
      ? `${voice.self} takes ${amountText(amount, 'less Damage', 'less Damage', voice)}`
      : `it is worth ${amountText(amount, 'point less', 'points less', voice)}`,
  icon: 'defense',
};
