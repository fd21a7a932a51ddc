import { type Amount, amountIn } from '../../../effects/amount.ts';
import { regain, weakest } from '../../../effects/cubes.ts';
import type { Kind } from '../../../effects/kind.ts';
import { fromCrisis } from '../../builders/exploration.ts';
import { exploration } from '../../card-rules.ts';

/** Nanoprobe Plague. */
export const CARDS = exploration('borg', [
  {
    id: 'borg-nanoprobe-plague',
    number: 7,
    name: 'Nanoprobe Plague',
    type: 'crisis',
    after: 'discard',
    source: 'ours',
    line: 'Brave Level 5. The weakest Cube gains a die for each Ship lost. If any Ship survives, take 1 Research.',
    resolve: [
      { do: 'brave', level: 5, survived: [fromCrisis({ research: 1 })] },
      { do: 'cube-dice', gains: { each: 1, of: 'amount' } },
    ],
  },
]);

declare module '../../../effects/union.ts' {
  interface Kinds {
    /** Makes the weakest Cube regain dice. */
    'cube-dice': { gains: Amount };
  }
}

const cubeDice: Kind<'cube-dice'> = {
  run(ctx, run, { gains }) {
    regain(ctx, weakest(ctx.g.borg?.cubes ?? []), amountIn(ctx.g, run, gains));
  },
  worth: () => -0.2,
};

/** The kind of effect that only this card has. */
export const KINDS = { 'cube-dice': cubeDice };
