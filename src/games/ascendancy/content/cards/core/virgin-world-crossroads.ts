import type { Kind } from '../../../effects/kind.ts';
import { hereOf } from '../../../effects/system-units.ts';
import { discOf } from '../../../position/find.ts';
import { exploration } from '../../card-rules.ts';
import { systemName } from '../../lookup.ts';

/** Virgin World: Crossroads. */
export const CARDS = exploration('core', [
  {
    id: 'core-virgin-world-crossroads',
    number: 26,
    name: 'Virgin World: Crossroads',
    type: 'virgin',
    after: 'discard',
    source: 'ours',
    line: 'The lane limit here is 1 higher. One of your Ships may immediately move on at impulse.',
    resolve: [{ do: 'lane-limit', add: 1 }, { do: 'go' }],
  },
]);

declare module '../../../effects/union.ts' {
  interface Kinds {
    /** Raises the System’s lane limit (A-LANE-01). */
    'lane-limit': { add: number };
  }
}

const laneLimit: Kind<'lane-limit'> = {
  run(ctx, run, { add }) {
    const disc = discOf(ctx.g, hereOf(run));
    disc.limit += add;
    ctx.log(`${systemName(disc.id)} can have ${disc.limit} lanes from now on.`, 'A-LANE-01');
  },
  worth: () => 0.1,
};

/** The kind of effect that only this card has. */
export const KINDS = { 'lane-limit': laneLimit };
