import { LEAVE, SELECT } from '../../chapters/calls.ts';
import { selfControllingOf } from '../../chapters/self-controlled/vessels.ts';
import { cardName } from '../../position/names.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /**
     * Lets only one self-controlling card per owner stay in play. If there are two, the owner discards one of them
     * (C-SHIPBAT-18).
     */
    sole: object;
  }
}

export const sole: Kind<'sole', 'one-too-many' | 'one-left'> = {
  run(ctx, run) {
    const placed = ctx.g.pieces[run.placed ?? 0];
    const from = placed === undefined ? [] : selfControllingOf(ctx.g, placed.owner).map(({ id }) => id);
    delete run.result;
    if (placed === undefined || from.length < 2) return;
    const what = `${cardName(placed.card)}, which one leaves play`;
    ctx.call(SELECT, { seat: placed.owner, how: 'owner', from, count: 1, what });
    return 'one-too-many';
  },
  steps: {
    'one-too-many'(ctx, run) {
      ctx.call(LEAVE, { seat: run.seat, pieces: run.result ?? [], why: 'discarded' });
      return 'one-left';
    },
    'one-left': () => 'begin',
  },
  text: () => 'Its owner keeps only one such card in play.',
};
