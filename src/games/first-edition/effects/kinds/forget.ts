import type { PieceId } from '../../terms.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** What lasts under a name for who carries it out lasts no longer (C-TURN-18); `other`: by this card alone. */
    forget: { what: string; other?: PieceId };
  }
}

export const forget: Kind<'forget'> = {
  run({ g }, run, { what, other }) {
    g.lasting = g.lasting.filter(
      (one) => one.what !== what || one.seat !== run.seat || (other !== undefined && one.other !== other),
    );
  },
  text: () => 'It lasts no longer.',
};
