import { attemptOf } from '../../chapters/missions/team.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /**
     * `passed`: they have got past it, and score what it is worth (C-DILEMMA-19); `blocked`: they can’t, and it goes back when its
     * effects are done (C-DILEMMA-07).
     */
    verdict: { is: 'passed' | 'blocked' };
  }
}

export const verdict: Kind<'verdict'> = {
  run({ g }, _run, { is }) {
    attemptOf(g).verdict = is;
  },
  text: ({ is }) => (is === 'passed' ? 'Is got past.' : 'Can’t be got past.'),
};
