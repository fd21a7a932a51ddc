import { attemptOf } from '../../chapters/missions/team.ts';
import { rewind as turnBack } from '../../chapters/turn/past.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Undoes the last two actions of the turn, including this attempt, and ends the turn. */
    rewind: object;
  }
}

export const rewind: Kind<'rewind'> = {
  run(ctx) {
    const { g } = ctx;
    const now = attemptOf(g);
    // The cards found in this attempt go back to where they were.
    now.found = [];
    now.ended = 'stopped';
    ctx.reveal();
    turnBack(ctx);
    if (g.turn !== null) g.turn.ended = true;
    ctx.log('The last two actions of the turn are undone, and the turn ends.', 'C-TURN-07');
  },
  text: () => 'Undoes the last two actions and ends the turn.',
};
