import { chosen } from '../../../kit/effects.ts';
import { open } from '../../../kit/offers.ts';
import { asLabel, listed, several } from '../../../kit/words.ts';
import { opponentOf } from '../../position/find.ts';
import { cardName, pieceName, piecesNamed } from '../../position/names.ts';
import type { Kind } from '../kind.ts';
import { type Pick, pickable } from '../pick.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Who met it deals some into two piles, face down; the opponent picks the pile that is stopped (C-STOP-01). */
    divide: { pick: Pick };
  }
}

export const divide: Kind<'divide', 'which-pile'> = {
  run: chosen({
    ask({ g }, run, effect) {
      const { dealt = [] } = run;
      const rest = pickable(g, run, effect.pick).filter(({ id }) => !dealt.includes(id));
      if (rest.length === 0 && dealt.length === 0) return { go: 'begin' as const };
      const offers = [
        open({ key: 'dealt', verb: 'pass', label: asLabel(`The rest are the other pile: ${rest.length}`) }, 0),
        ...rest.map(({ id }) =>
          open({ key: `one:${id}`, verb: 'who', label: asLabel(pieceName(g, id)), hidden: true }, id),
        ),
      ];
      const prompt = `${cardName(run.from.card)}: who goes to the first pile (${dealt.length} so far)?`;
      return { seat: run.seat, kind: 'pick', prompt, offers, min: 1, max: 1, rule: 'C-SELECT-03' };
    },
    take(_ctx, run, id) {
      if (id === 0) return 'which-pile';
      run.dealt = [...(run.dealt ?? []), id];
      return 'divide';
    },
  }),
  steps: {
    'which-pile': chosen({
      ask({ g }, run, effect) {
        const all = pickable(g, run, effect.pick).map(({ id }) => id);
        const first = run.dealt ?? [];
        const piles = [first, all.filter((id) => !first.includes(id))];
        const offers = piles.map((pile, number) =>
          open(
            { key: `pile:${number + 1}`, verb: 'way', label: `Pile ${number + 1}: ${several(pile.length, 'card')}` },
            pile,
          ),
        );
        const prompt = `${cardName(run.from.card)}: which pile is stopped?`;
        return { seat: opponentOf(run.seat), kind: 'pick', prompt, offers, min: 1, max: 1, rule: 'C-SELECT-02' };
      },
      take(ctx, run, pile) {
        const { g } = ctx;
        delete run.dealt;
        const pieces = pile.flatMap((id) => g.pieces[id] ?? []);
        for (const piece of pieces) piece.stopped = g.turns;
        if (pieces.length > 0) ctx.log(`Stopped: ${listed(piecesNamed(g, pieces))}.`, 'C-STOP-01');
        return 'begin';
      },
    }),
  },
  text: () => 'Divides people into two piles, of which one is stopped.',
};
