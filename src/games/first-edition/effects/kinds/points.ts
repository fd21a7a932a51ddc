import { scorePoints } from '../../chapters/points/score.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Who carries it out scores bonus points, or loses them (C-POINTS-01). */
    points: { points: number };
  }
}

export const points: Kind<'points'> = {
  run(ctx, run, effect) {
    scorePoints(ctx, run.seat, { kind: 'bonus', points: effect.points, card: run.from.card });
  },
  text: (effect) => `${effect.points} points.`,
};
