import { scorePoints } from '../../chapters/points/score.ts';
import { cardOf } from '../../content/pool.ts';
import { announcedOf } from '../announced.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Who carries it out scores bonus points, or loses them (C-POINTS-01). */
    points: { points: number };
  }
}

export const points: Kind<'points'> = {
  run(ctx, run, effect) {
    const card = announcedOf(ctx.g, run);
    // C-POINTS-03: a card with a point box goes to the bonus point area.
    if (card !== undefined && cardOf(card.card).points !== undefined) card.fate = 'bonus';
    scorePoints(ctx, run.seat, { kind: 'bonus', points: effect.points, card: run.from.card });
  },
  text: (effect) => `${effect.points} points.`,
};
