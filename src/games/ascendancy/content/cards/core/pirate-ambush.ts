import { several } from '../../../../kit/words.ts';
import { faces, throwDice } from '../../../effects/card-roll.ts';
import type { Kind } from '../../../effects/kind.ts';
import { playerOf } from '../../../position/find.ts';
import { seatName } from '../../../position/names.ts';
import { fromCrisis } from '../../builders/exploration.ts';
import { exploration } from '../../card-rules.ts';

/** Pirate Ambush. */
export const CARDS = exploration('core', [
  {
    id: 'core-pirate-ambush',
    number: 5,
    name: 'Pirate Ambush',
    type: 'crisis',
    after: 'discard',
    source: 'ours',
    line: 'Pirates roll 3 dice. Each die hits if it shows at least 5 plus your Shields. If any of your Ships survive, take 2 Production.',
    resolve: [
      { do: 'fire', dice: 3, hit: 5 },
      { do: 'lose-ships', count: { each: 1, of: 'amount' } },
      { do: 'when', is: 'ship-here', does: [fromCrisis({ production: 2 })] },
    ],
  },
]);

declare module '../../../effects/union.ts' {
  interface Kinds {
    /**
     * Fires `dice` dice at the player’s Ships. A die hits if it shows at least `hit` plus the player’s Shields. The
     * number of Hits is recorded.
     */
    fire: { dice: number; hit: number };
  }
}

const fire: Kind<'fire', 'fired'> = {
  run(ctx, run, { dice, hit }) {
    throwDice(ctx, run, dice, hit + playerOf(ctx.g, run.seat).shields);
    return 'fired';
  },
  steps: {
    fired(ctx, run, { hit }) {
      const target = hit + playerOf(ctx.g, run.seat).shields;
      run.amount = faces(ctx).filter((face) => face >= target).length;
      const whose = seatName(ctx.g, run.seat);
      ctx.log(`${several(run.amount, 'Hit')} on the Ships of the ${whose}, needing ${target} or more.`, 'A-EXPL-14');
    },
  },
  worth: ({ dice }) => -0.2 * dice,
};

/** The kind of effect that only this card has. */
export const KINDS = { fire };
