import { before } from '../../../kit/effects.ts';
import { ruleOf } from '../../content/rules.ts';
import { playerOf } from '../../position/find.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Discards the card after use. The player may discard a matching card from hand instead. */
    'after-use': { only: string };
  }
}

export const afterUse: Kind<'after-use'> = {
  run({ g }, run, { only }) {
    const fits = ruleOf(run.from.card)?.among?.[only];
    const hasOne = playerOf(g, run.seat).hand.some((card) => fits?.(g, run.seat, card) === true);
    const gone = { do: 'take-out', which: 'itself', why: 'discarded' } as const;
    const shed = { do: 'shed', min: 1, max: 1, only } as const;
    const ways = [
      { key: 'itself', label: 'Discard this card', list: [gone] },
      ...(hasOne ? [{ key: 'hand', label: 'Discard a card from your hand', hidden: true as const, list: [shed] }] : []),
    ];
    before(run, [{ do: 'either', ways }]);
  },
  text: () => 'Discards this card or a card from hand.',
};
