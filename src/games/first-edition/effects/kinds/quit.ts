import { attemptOf } from '../../chapters/missions/team.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** The attempt is over, and nobody is stopped. */
    quit: object;
  }
}

export const quit: Kind<'quit'> = {
  run(ctx) {
    attemptOf(ctx.g).ended = 'failed';
    ctx.log('The attempt is given up.', 'C-DILEMMA-12');
  },
  text: () => 'The attempt is over.',
};
