import { DAMAGE } from '../../chapters/calls.ts';
import { opponentOf } from '../../position/find.ts';
import { type CardSelector, whichOf } from '../card-selector.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /**
     * Damages ships one by one, like a hit without a tactic (C-SHIPBAT-06). Markers come from the opponent's side deck.
     */
    harm: { which: CardSelector };
  }
}

export const harm: Kind<'harm', 'harmed'> = {
  run(ctx, run, { which }) {
    const [ship, ...others] = whichOf(ctx.g, run, which);
    if (ship === undefined) return;
    if (others.length > 0) run.list = [{ do: 'harm', which: others.map(({ id }) => id) }, ...run.list];
    ctx.call(DAMAGE, { seat: opponentOf(ship.seat), vessel: ship.id, hit: 'hit' });
    return 'harmed';
  },
  steps: { harmed: () => 'begin' },
};
