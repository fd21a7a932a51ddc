import type { Seat } from '../../../../kernel/types.ts';
import { drawCards } from '../../chapters/drawing/draw.ts';
import { opponentOf, playerOf } from '../../position/find.ts';
import { tableOf } from '../../position/places.ts';
import { moment } from '../../rules/moments.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Somebody draws (C-DRAW-01): the player on whose table it was played, unless told. */
    draw: { count: number; who?: Seat | 'opponent' };
  }
}

export const draw: Kind<'draw', 'drew'> = {
  run(ctx, run, { count, who }) {
    const seat =
      who === 'opponent' ? opponentOf(run.seat) : (who ?? (run.to === undefined ? null : tableOf(run.to)) ?? run.seat);
    const before = playerOf(ctx.g, seat).hand.length;
    drawCards(ctx, seat, count);
    if (playerOf(ctx.g, seat).hand.length > before) moment(ctx, 'drawn', { seat });
    return 'drew';
  },
  steps: { drew: () => 'begin' },
  text: ({ count }) => `Draws ${count}.`,
};
