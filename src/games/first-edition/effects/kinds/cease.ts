import { stopAll } from '../../chapters/stopping/stop.ts';
import type { Kind } from '../kind.ts';
import { LATER } from '../text.ts';

declare module '../union.ts' {
  interface Kinds {
    /**
     * Stops the whole Away Team, or the ship and its crew. `more` is the number of further turns of both players
     * (C-STOP-01).
     */
    cease: { more?: number };
  }
}

export const cease: Kind<'cease'> = {
  run(ctx, _run, { more }) {
    stopAll(ctx, more);
  },
  text: ({ more }) => `everyone is “stopped”${more === undefined ? '' : LATER}`,
};
