import { chosen } from '../../../kit/effects.ts';
import { activeEnemies } from '../../chapters/combat/foes.ts';
import { aimed, asks, foeOffers } from '../frame.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Chooses the enemy to which `traits`, `resistances` and Shields in later effects refer. */
    aim: unknown;
    /** Effects that follow if the targeted enemy's attack is fully deflected, either immediately or in the Attack phase. */
    deflected: { then: Alternative; at: 'once' | 'attack' };
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

export const deflected: Kind<'deflected'> = {
  run({ g }, run, { then, at }) {
    aimed(g, run)?.ifDeflected.push({ then, at, from: run.from });
  },
  fits: 0,
  text: ({ then: effects, at }, list) =>
    `if its attack is fully deflected${at === 'attack' ? ', in the Attack phase' : ''}: ${list(effects)}`,
  gist: ({ then: effects }, list) => `if deflected ${list(effects)}`,
  icon: 'defense',
  binds: true,
  apart: true,
};
