import { before } from '../../../kit/effects.ts';
import { MOVE } from '../../chapters/calls.ts';
import { inSpace } from '../../position/places.ts';
import type { LocationId, PieceId } from '../../terms.ts';
import type { Kind } from '../kind.ts';

/** The key in `g.lasting` of a ship that the next wormhole doesn't stop. */
export const SMOOTH = 'wormhole-navigation-schematic';

declare module '../union.ts' {
  interface Kinds {
    /**
     * Moves a ship to an end of a wormhole if needed, and through the wormhole, in one move (C-MOVE-11). A ship without
     * charts is stopped.
     */
    pass: { ship: PieceId; mouth: LocationId; to: LocationId; through?: LocationId[] };
  }
}

export const pass: Kind<'pass', 'mouth'> = {
  run(ctx, run, { ship, mouth, through }) {
    if (through !== undefined) ctx.call(MOVE, { seat: run.seat, ship, to: mouth, through: [...through] });
    return 'mouth';
  },
  steps: {
    mouth({ g }, run, { ship, mouth, to }) {
      // A response may have kept the ship from reaching the wormhole (C-RESPONSE-10).
      if (g.pieces[ship]?.at !== inSpace(mouth)) return 'begin';
      const charts = g.lasting.findIndex(({ what, piece }) => what === SMOOTH && piece === ship);
      if (charts >= 0) g.lasting.splice(charts, 1);
      before(run, [
        { do: 'shift', which: [ship], to: inSpace(to) },
        ...(charts >= 0 ? [] : [{ do: 'stop-these', which: [ship] } as const]),
      ]);
      return 'begin';
    },
  },
  text: () => 'A ship goes through the wormhole.',
};
