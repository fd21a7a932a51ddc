import type { Seat } from '../../../../kernel/types.ts';
import { ROGUE_BATTLE } from '../../chapters/calls.ts';
import type { CardPlace, PieceId } from '../../terms.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Boarders fight the crew of their ship. Boarders on a planet fight a player's Away Teams. */
    board: { ship: PieceId } | { at: CardPlace; against: Seat };
  }
}

export const board: Kind<'board', 'boarded'> = {
  run(ctx, _run, { do: _, ...who }) {
    ctx.call(ROGUE_BATTLE, who);
    return 'boarded';
  },
  steps: { boarded: () => 'begin' },
};
