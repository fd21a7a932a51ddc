import type { Seat } from '../../../../kernel/types.ts';
import { scorePoints } from '../../chapters/points/score.ts';
import { playerOf } from '../../position/find.ts';
import { cardName, seatName } from '../../position/names.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Moves a player's points for the mission with this effect to the player who carries it out. */
    steal: { from: Seat };
  }
}

export const steal: Kind<'steal'> = {
  run(ctx, run, { from }) {
    const { scored } = playerOf(ctx.g, from);
    const at = scored.findIndex(({ kind, card }) => kind === 'mission' && card === run.from.card);
    const [taken] = at < 0 ? [] : scored.splice(at, 1);
    if (taken === undefined) return;
    ctx.log(`${seatName(from)} loses the points for ${cardName(taken.card)}.`, 'C-POINTS-01');
    scorePoints(ctx, run.seat, taken);
  },
  text: () => 'Takes the points of a mission.',
};
