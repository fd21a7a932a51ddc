import { attemptOf } from '../../chapters/missions/team.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /**
     * With `passed`, the dilemma is overcome and scores its points (C-DILEMMA-19). With `blocked`, the dilemma can't be
     * overcome, and goes back after its effects (C-DILEMMA-07).
     */
    verdict: { is: 'passed' | 'blocked' };
  }
}

export const verdict: Kind<'verdict'> = {
  run({ g }, _run, { is }) {
    attemptOf(g).verdict = is;
  },
  text: ({ is }) => (is === 'passed' ? 'The dilemma is overcome.' : 'The dilemma can’t be overcome.'),
};
