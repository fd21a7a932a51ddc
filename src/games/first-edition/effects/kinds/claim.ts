import type { Seat } from '../../../../kernel/types.ts';
import { scorePoints } from '../../chapters/points/score.ts';
import { playerOf } from '../../position/find.ts';
import { takeCard } from '../../position/pieces.ts';
import type { CardId } from '../../terms.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /**
     * Moves a card that has just left play from its owner's discard pile to the player's bonus point area, and scores
     * its points (C-POINTS-03).
     */
    claim: { card: CardId; owner: Seat; points: number };
  }
}

export const claim: Kind<'claim'> = {
  run(ctx, run, { card, owner, points }) {
    const { discard } = playerOf(ctx.g, owner);
    if (!discard.includes(card)) return;
    takeCard(discard, card);
    playerOf(ctx.g, run.seat).bonus.push({ card, owner });
    scorePoints(ctx, run.seat, { kind: 'bonus', points, card });
  },
  text: ({ points }) => `${points} points.`,
};
