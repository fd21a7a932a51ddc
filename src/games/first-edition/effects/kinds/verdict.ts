import { attemptOf } from '../../chapters/missions/team.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /**
     * Decides the result of the dilemma. A `passed` dilemma is overcome and scores its points (C-DILEMMA-19). A
     * `blocked` dilemma can't be overcome, and goes back under the mission after its effects (C-DILEMMA-07).
     */
    verdict: { is: 'passed' | 'blocked' };
  }
}

export const verdict: Kind<'verdict'> = {
  run({ g }, _run, { is }) {
    attemptOf(g).verdict = is;
  },
  text: ({ is }) => (is === 'passed' ? 'they get past it' : 'they can’t get past it'),
};
