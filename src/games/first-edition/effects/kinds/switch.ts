import type { PieceId } from '../../terms.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Starts a lasting effect on a card in play, or ends it if it is active. */
    switch: { what: string; piece: PieceId };
  }
}

export const switchOver: Kind<'switch'> = {
  run({ g }, run, { what, piece }) {
    const rest = g.lasting.filter((one) => one.what !== what || one.piece !== piece);
    if (rest.length < g.lasting.length) g.lasting = rest;
    else g.lasting.push({ what, seat: run.seat, piece, until: 'game' });
  },
};
