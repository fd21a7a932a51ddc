import { procedure } from '../../../../kernel/game.ts';
import { offering, open } from '../../../kit/offers.ts';
import { asLabel } from '../../../kit/words.ts';
import { playerOf } from '../../position/find.ts';
import { cardName, seatName } from '../../position/names.ts';
import type { FirstEdition } from '../../state.ts';
import { type CalledWith, REARRANGE } from '../calls.ts';

/** Lets a player look at the top cards of a pile and put them back in any order, the new top card first. */
export const rearrange = procedure<FirstEdition, CalledWith<typeof REARRANGE>>(REARRANGE.name)({
  begin(ctx, { seat, owner, pile, count }) {
    const { g } = ctx;
    const words = `looks at the top of ${seatName(owner)}’s ${pile === 'deck' ? 'draw deck' : 'discard pile'}.`;
    ctx.reveal();
    ctx.log(`${seatName(seat)} ${words}`, 'C-DRAW-05');
    g.looked = { by: seat, owner, pile, cards: playerOf(g, owner)[pile].splice(0, count), back: [] };
    return 'next';
  },
  next: offering({
    ask({ g }, { seat }) {
      const { cards = [], back = [] } = g.looked ?? {};
      if (cards.length <= 1) return { go: 'done' as const };
      const offers = cards.map((card, at) =>
        open({ key: `next:${at}`, verb: 'take', label: asLabel(`${at + 1}: ${cardName(card)}`), hidden: true }, at),
      );
      offers.push(open({ key: 'rest', verb: 'pass', label: 'Keep the rest in order' }, -1));
      const prompt = back.length === 0 ? 'Which card goes on top?' : 'Which card comes next?';
      return { seat, kind: 'pick', prompt, offers, min: 1, max: 1, rule: 'C-DRAW-05' };
    },
    take({ g }, _local, at) {
      if (at < 0) return 'done';
      const { looked } = g;
      if (looked !== null) looked.back.push(...looked.cards.splice(at, 1));
      return 'next';
    },
  }),
  done({ g }) {
    const { looked } = g;
    if (looked !== null) playerOf(g, looked.owner)[looked.pile].unshift(...looked.back, ...looked.cards);
    g.looked = null;
    return null;
  },
});
