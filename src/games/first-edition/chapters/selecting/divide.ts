import { procedure } from '../../../../kernel/game.ts';
import { choosing, offering, open } from '../../../kit/offers.ts';
import { asLabel, listed, several } from '../../../kit/words.ts';
import { opponentOf } from '../../position/find.ts';
import { pieceName, piecesNamed } from '../../position/names.ts';
import type { FirstEdition } from '../../state.ts';
import type { PieceId } from '../../terms.ts';
import { type CalledWith, DIVIDE } from '../calls.ts';

type Dividing = CalledWith<typeof DIVIDE> & {
  result?: PieceId[];
  /** The cards in the first pile, known only to the dividing player. */
  first?: PieceId[];
};

/**
 * Lets a player divide cards in play into two face-down piles, of which the opponent picks one (C-SELECT-02,
 * C-SELECT-03).
 */
export const divide = procedure<FirstEdition, Dividing>(DIVIDE.name)({
  begin: choosing({
    ask({ g }, { seat, from, what }) {
      // A single card can't be divided.
      if (from.length < 2) return { go: 'alone' as const };
      const offers = from.map((id) =>
        open({ key: `who:${id}`, verb: 'who', label: asLabel(pieceName(g, id)), hidden: true }, id),
      );
      const prompt = `${what}: which cards go in the first of two piles? Your opponent picks a pile, face down.`;
      return { seat, kind: 'subset', prompt, offers, min: 1, max: from.length - 1, rule: 'C-SELECT-03' };
    },
    take(_ctx, local, first) {
      local.first = [...first];
      return 'which';
    },
  }),
  alone(_ctx, local) {
    local.result = local.from;
    return null;
  },
  which: offering({
    ask(_ctx, { seat, from, what, first = [] }) {
      const piles = [first, from.filter((id) => !first.includes(id))];
      const offers = piles.map((pile, number) =>
        open(
          { key: `pile:${number + 1}`, verb: 'way', label: `Pile ${number + 1}: ${several(pile.length, 'card')}` },
          pile,
        ),
      );
      const rest = { kind: 'pick', min: 1, max: 1, rule: 'C-SELECT-02' } as const;
      return { seat: opponentOf(seat), prompt: `${what}: which pile?`, offers, ...rest };
    },
    take(ctx, local, pile) {
      const { g } = ctx;
      const there = pile.flatMap((id) => g.pieces[id] ?? []);
      ctx.log(`Chosen: ${listed(piecesNamed(g, there))}.`, 'C-SELECT-02');
      local.result = pile;
      return 'over';
    },
  }),
  over: () => null,
});
