import { drawCards } from '../../chapters/drawing/draw.ts';
import { opponentOf } from '../../position/find.ts';
import { tableOf } from '../../position/places.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** The player on whose table it was played draws (C-DRAW-01). */
    draw: { count: number; for?: 'opponent' };
  }
}

export const draw: Kind<'draw'> = {
  run(ctx, run, { count, for: who }) {
    if (who === 'opponent') {
      drawCards(ctx, opponentOf(run.seat), count);
      return;
    }
    drawCards(ctx, (run.to === undefined ? null : tableOf(run.to)) ?? run.seat, count);
  },
  text: ({ count }) => `Draws ${count}.`,
};
