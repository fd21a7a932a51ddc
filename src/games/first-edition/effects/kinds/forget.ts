import type { PieceId } from '../../terms.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /**
     * Ends a lasting effect of this name for the player who carries this out (C-TURN-18). If `other` is given, only the
     * effect that involves that card ends.
     */
    forget: { what: string; other?: PieceId };
  }
}

export const forget: Kind<'forget'> = {
  run({ g }, run, { what, other }) {
    g.lasting = g.lasting.filter(
      (one) => one.what !== what || one.seat !== run.seat || (other !== undefined && one.other !== other),
    );
  },
};
