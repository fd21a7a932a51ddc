import { LEAVE, SELECT } from '../../chapters/calls.ts';
import { attemptOf } from '../../chapters/missions/team.ts';
import { cardOf } from '../../content/pool.ts';
import { cardName } from '../../position/names.ts';
import { locationAt } from '../../position/places.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Destroys a ship of the opponent's choice at the location. */
    sink: object;
  }
}

export const sink: Kind<'sink', 'sinking' | 'sunk'> = {
  run(ctx, run) {
    const { g } = ctx;
    const { location } = attemptOf(g);
    const ships = Object.values(g.pieces).filter(
      ({ card, at }) => cardOf(card).type === 'Ship' && locationAt(g, at) === location,
    );
    const what = `${cardName(run.from.card)}, which ship is destroyed`;
    ctx.call(SELECT, { seat: run.seat, how: 'opponent', from: ships.map(({ id }) => id), count: 1, what });
    return 'sinking';
  },
  steps: {
    sinking(ctx, run) {
      ctx.call(LEAVE, { seat: run.seat, pieces: run.result ?? [], why: 'destroyed' });
      return 'sunk';
    },
    sunk: () => 'begin',
  },
  text: () => 'Destroys a ship at the location.',
};
