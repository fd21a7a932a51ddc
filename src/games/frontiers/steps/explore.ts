import { procedure } from '../../../kernel/game.ts';
import type { Seat } from '../../../kernel/types.ts';
import { explore as reveal } from '../rules/exploring.ts';
import { noteFinale } from '../rules/finale.ts';
import { tileLabelled } from '../rules/labels.ts';
import type { Frontiers } from '../state.ts';

interface Local {
  seat: Seat;
  /** What players call the place. */
  place: string;
}

/** A tile is revealed during movement (F-EXPLORE-01). */
export const explore = procedure<Frontiers, Local>({
  begin(ctx, { seat, place }) {
    const centre = tileLabelled(place);
    if (centre === null) throw new Error(`no tile can lie at ${place}`);
    reveal(ctx, seat, centre);
    noteFinale(ctx);
    return null;
  },
});
