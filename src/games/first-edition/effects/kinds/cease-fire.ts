import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Cancels the battle that has begun. The battle still counts as fought (C-BATTLE-08). */
    'cease-fire': object;
  }
}

export const ceaseFire: Kind<'cease-fire'> = {
  run({ g }) {
    if (g.battle !== null) g.battle.cancelled = true;
  },
};
