import { before, chosen } from '../../../kit/effects.ts';
import { open } from '../../../kit/offers.ts';
import { several } from '../../../kit/words.ts';
import type { Play } from '../../chapters/calls.ts';
import { atPlace, does, unitName } from '../../position/names.ts';
import { destroyShips } from '../../position/units.ts';
import { ruleSourceName } from '../../rules/rule-sources.ts';
import { type Amount, amountIn } from '../amount.ts';
import type { Run } from '../frame.ts';
import type { Kind } from '../kind.ts';
import { hereOf, ownHere, ownShips, unlike } from '../system-units.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Makes the player lose Ships of their choice in the System, but no more than are there. */
    'lose-ships': { count: Amount | 'all' };
  }
}

/** Destroys Ships, one unit after the other, until enough are lost. */
function take(ctx: Play, run: Run, count: number, units: readonly { id: number }[]): void {
  let due = count;
  for (const { id } of units) {
    const ships = ctx.g.units.find((one) => one.id === id)?.ships ?? 0;
    const lost = Math.min(due, ships);
    if (lost > 0) destroyShips(ctx, id, lost);
    due -= lost;
  }
  const what = `${several(count - due, 'Ship')} ${atPlace(ctx.g, hereOf(run))}`;
  ctx.log(`${does(ctx.g, run.seat, 'loses', 'lose')} ${what} to ${ruleSourceName(ctx.g, run.from)}.`, 'A-EXPL-14', {
    seat: run.seat,
    names: [],
  });
}

export const loseShips: Kind<'lose-ships', 'lose-plainly'> = {
  run: chosen({
    ask({ g }, run, { count }) {
      const ships = ownShips(g, run);
      const due = count === 'all' ? ships : amountIn(g, run, count);
      if (due === 0 || ships === 0) return { go: 'begin' as const };
      const kinds = unlike(ownHere(g, run));
      if (due >= ships || kinds.length === 1) return { go: 'lose-plainly' as const };
      return {
        seat: run.seat,
        kind: 'pick',
        prompt: `${ruleSourceName(g, run.from)}: which Ship do you lose? You lose ${several(due, 'Ship')} in all.`,
        offers: kinds.map((unit) => {
          const label = unit.fleet === null ? 'A single Ship' : `A Ship from ${unitName(g, unit)}`;
          return open({ key: `lose:${unit.fleet === null ? 'ship' : unit.id}`, verb: 'lose', label }, { unit, due });
        }),
        min: 1,
        max: 1,
      };
    },
    take(ctx, run, { unit, due }) {
      take(ctx, run, 1, [unit]);
      before(run, [{ do: 'lose-ships', count: due - 1 }]);
    },
  }),
  steps: {
    // There is nothing to choose if all Ships are lost or all are alike.
    'lose-plainly'(ctx, run, { count }) {
      const ships = ownShips(ctx.g, run);
      const due = count === 'all' ? ships : Math.min(ships, amountIn(ctx.g, run, count));
      take(ctx, run, due, ownHere(ctx.g, run));
    },
  },
  worth: ({ count }) => (typeof count === 'number' ? -0.6 * count : -1),
};
