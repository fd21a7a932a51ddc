import type { Seat } from '../../../../kernel/types.ts';
import { scorePoints } from '../../chapters/points/score.ts';
import { pointsOn } from '../../content/card.ts';
import { cardOf } from '../../content/pool.ts';
import { playerOf } from '../../position/find.ts';
import { whichOf } from '../card-selector.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /**
     * Scores the card's point box and moves it to a bonus point area (C-POINTS-03), by default that of the player who
     * carries out the effect.
     */
    bank: { who?: Seat };
  }
}

export const bank: Kind<'bank'> = {
  run(ctx, run, { who = run.seat }) {
    const { g } = ctx;
    const [piece] = whichOf(g, run, 'itself');
    if (piece === undefined) return;
    delete g.pieces[piece.id];
    playerOf(g, who).bonus.push({ card: piece.card, owner: piece.owner });
    scorePoints(ctx, who, { kind: 'bonus', points: pointsOn(cardOf(piece.card)), card: piece.card });
  },
};
