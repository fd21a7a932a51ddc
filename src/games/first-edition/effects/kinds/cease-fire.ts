import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** The battle that has begun is called off: it was fought nevertheless (C-BATTLE-08). */
    'cease-fire': object;
  }
}

export const ceaseFire: Kind<'cease-fire'> = {
  run({ g }) {
    if (g.battle !== null) g.battle.cancelled = true;
  },
  text: () => 'Calls the battle off.',
};
