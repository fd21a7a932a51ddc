import { before } from '../../../kit/effects.ts';
import { playerOf } from '../../position/find.ts';
import type { CardId } from '../../terms.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** The card is discarded after its use, or one of these cards from hand in its stead. */
    'after-use': { only: readonly CardId[] };
  }
}

export const afterUse: Kind<'after-use'> = {
  run({ g }, run, { only }) {
    const own = only.filter((card) => playerOf(g, run.seat).hand.includes(card));
    const gone = { do: 'take-out', which: 'itself', why: 'discarded' } as const;
    const ways = [
      { key: 'itself', label: 'Discard the card itself', list: [gone] },
      { key: 'hand', label: 'Discard one from your hand', list: [{ do: 'shed', min: 1, max: 1, only: own } as const] },
    ];
    before(run, [own.length === 0 ? gone : { do: 'either', ways }]);
  },
  text: () => 'Discards itself, or a card from hand.',
};
