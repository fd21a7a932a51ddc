import { bring } from '../../chapters/cloak/away.ts';
import type { PieceId } from '../../terms.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Puts a ship that a card took off the line back at its old location. */
    emerge: { ship: PieceId };
  }
}

export const emerge: Kind<'emerge'> = {
  run(ctx, _run, { ship }) {
    bring(ctx, ship);
  },
};
