import { attemptOf } from '../../chapters/missions/team.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Ends the attempt and stops nobody. */
    quit: object;
  }
}

export const quit: Kind<'quit'> = {
  run(ctx) {
    attemptOf(ctx.g).ended = 'failed';
    ctx.log('The attempt is abandoned.', 'C-DILEMMA-12');
  },
  text: () => 'The attempt ends.',
};
