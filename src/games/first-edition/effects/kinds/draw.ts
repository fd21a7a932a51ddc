import type { Seat } from '../../../../kernel/types.ts';
import { affected } from '../../chapters/dilemmas/affected.ts';
import { drawCards } from '../../chapters/drawing/draw.ts';
import { opponentOf, playerOf } from '../../position/find.ts';
import { tableOf } from '../../position/places.ts';
import { moment } from '../../rules/moments.ts';
import type { FirstEdition } from '../../state.ts';
import type { Run } from '../frame.ts';
import type { Kind } from '../kind.ts';
import { skillIcons } from '../pick.ts';
import { countedOf } from '../tested.ts';

declare module '../union.ts' {
  interface Kinds {
    /**
     * A player draws cards (C-DRAW-01): a number of them, one per skill icon of the selected personnel, or the number
     * that the card's rule counts (`counted`). By default, the player on whose table the card was played draws.
     */
    draw: { count: number | 'skills' | 'counted'; who?: Seat | 'opponent' };
  }
}

export const draw: Kind<'draw', 'drew'> = {
  run(ctx, run, { count, who }) {
    const seat =
      who === 'opponent' ? opponentOf(run.seat) : (who ?? (run.to === undefined ? null : tableOf(run.to)) ?? run.seat);
    const before = playerOf(ctx.g, seat).hand.length;
    const { g } = ctx;
    const many = count === 'counted' ? countedOf(g, run, affected(g, run)) : count;
    drawCards(ctx, seat, many === 'skills' ? picked(g, run) : many);
    if (playerOf(ctx.g, seat).hand.length > before) moment(ctx, 'drawn', { seat });
    return 'drew';
  },
  steps: { drew: () => 'begin' },
  text: ({ count }) => `your opponent draws ${count === 1 ? 'a card' : `${count} cards`}`,
};

function picked(g: FirstEdition, { picked: ids = [] }: Run): number {
  return ids.flatMap((id) => g.pieces[id] ?? []).reduce((sum, piece) => sum + skillIcons(piece), 0);
}
