import { attemptOf } from '../../chapters/missions/team.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** They can’t get past it: it goes back when its effects are done (C-DILEMMA-07). */
    block: object;
  }
}

export const block: Kind<'block'> = {
  run({ g }) {
    attemptOf(g).verdict = 'blocked';
  },
  text: () => 'Can’t be got past.',
};
