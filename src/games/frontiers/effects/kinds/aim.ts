import { chosen } from '../../../kit/effects.ts';
import { activeEnemies } from '../../chapters/combat/foes.ts';
import { asks, foeOffers } from '../frame.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Chooses the enemy to which `traits`, `resistances` and Shields in later effects refer. */
    aim: unknown;
  }
}

export const aim: Kind<'aim', 'aimOnly'> = {
  run: chosen({
    ask({ g }, run) {
      const left = activeEnemies(g);
      if (left.length < 2) return { go: 'aimOnly' };
      return asks(run, 'against which enemy?', foeOffers(g, left));
    },
    take(_ctx, run, foe) {
      run.foe = foe;
    },
  }),
  steps: {
    aimOnly({ g }, run) {
      const [foe] = activeEnemies(g);
      if (foe !== undefined) run.foe = foe.key;
    },
  },
  fits: 0,
  text: 'choose an enemy',
  gist: 'choose an enemy',
  icon: 'range',
  leads: ': ',
  binds: true,
};
