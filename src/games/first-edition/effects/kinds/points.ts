import { affected } from '../../chapters/dilemmas/affected.ts';
import { scorePoints } from '../../chapters/points/score.ts';
import { cardOf } from '../../content/pool.ts';
import { opponentOf } from '../../position/find.ts';
import { announcedOf } from '../announced.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /**
     * The player, or the opponent, scores or loses bonus points (C-POINTS-01). If `times` is set, the points are
     * multiplied by the number of personnel who face the dilemma.
     */
    points: { points: number; to?: 'opponent'; times?: 'people' };
  }
}

export const points: Kind<'points'> = {
  run(ctx, run, effect) {
    const card = announcedOf(ctx.g, run);
    // A card with a point box goes to the bonus point area (C-POINTS-03).
    if (card !== undefined && cardOf(card.card).points !== undefined) card.fate = 'bonus';
    const seat = effect.to === 'opponent' ? opponentOf(run.seat) : run.seat;
    const times = effect.times === 'people' ? affected(ctx.g, run).length : 1;
    scorePoints(ctx, seat, { kind: 'bonus', points: effect.points * times, card: run.from.card });
  },
  text: (effect) => {
    const who = effect.to === 'opponent' ? 'your opponent' : 'you';
    const verb = effect.points < 0 ? 'lose' : 'score';
    const count = Math.abs(effect.points);
    const each = effect.times === undefined ? '' : ' for each personnel';
    return `${who} ${verb}${effect.to === 'opponent' ? 's' : ''} ${count} ${count === 1 ? 'point' : 'points'}${each}`;
  },
};
