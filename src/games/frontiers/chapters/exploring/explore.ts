import { procedure } from '../../../../kernel/game.ts';
import type { Seat } from '../../../../kernel/types.ts';
import type { Frontiers } from '../../state.ts';
import type { Hex } from '../map/hex.ts';
import { noteFinale } from '../rounds/finale.ts';
import { explore as reveal } from './exploring.ts';

interface Local {
  seat: Seat;
  /** The middle of the place. */
  at: Hex;
}

/** A tile is revealed during movement (F-EXPLORE-01). */
export const explore = procedure<Frontiers, Local>('explore')({
  begin(ctx, { seat, at }) {
    reveal(ctx, seat, at);
    noteFinale(ctx);
    return null;
  },
});
