import { ROGUE_BATTLE } from '../../chapters/calls.ts';
import type { PieceId } from '../../terms.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Those who have boarded a ship fight its crew. */
    board: { ship: PieceId };
  }
}

export const board: Kind<'board', 'boarded'> = {
  run(ctx, _run, { ship }) {
    ctx.call(ROGUE_BATTLE, { ship });
    return 'boarded';
  },
  steps: { boarded: () => 'begin' },
  text: () => 'Boarders fight the crew.',
};
