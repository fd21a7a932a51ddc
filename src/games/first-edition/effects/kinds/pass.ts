import { attemptOf } from '../../chapters/missions/team.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** They have got past it, and score what it is worth (C-DILEMMA-19). */
    pass: object;
  }
}

export const pass: Kind<'pass'> = {
  run({ g }) {
    attemptOf(g).verdict = 'passed';
  },
  text: () => 'Is got past.',
};
