import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Uses up the normal card play (C-PLAY-05), or all draws of the turn (C-DRAW-03). */
    spend: { what: 'play' | 'draws' };
  }
}

export const spend: Kind<'spend'> = {
  run({ g: { turn } }, run, { what }) {
    if (turn === null || turn.seat !== run.seat) return;
    if (what === 'play') turn.played += 1;
    else turn.undrawn = true;
  },
};
