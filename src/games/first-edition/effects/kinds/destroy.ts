import { LEAVE } from '../../chapters/calls.ts';
import { attemptOf } from '../../chapters/missions/team.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Destroys the ship whose crew faces the dilemma. */
    destroy: object;
  }
}

export const destroy: Kind<'destroy', 'destroyed'> = {
  run(ctx, run) {
    const { ship } = attemptOf(ctx.g);
    ctx.call(LEAVE, { seat: run.seat, pieces: ship === null ? [] : [ship], why: 'destroyed' });
    return 'destroyed';
  },
  steps: { destroyed: () => 'begin' },
  text: () => 'the ship is destroyed',
};
