import type { Seat } from '../../../../kernel/types.ts';
import { hostOf } from '../../position/places.ts';
import type { Lasting } from '../../state.ts';
import type { CardId, LocationId, PieceId } from '../../terms.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Starts a lasting effect on the card in play that this card was played on (C-TURN-18). */
    lasting: {
      what: string;
      until: Lasting['until'];
      piece?: PieceId;
      other?: PieceId;
      location?: LocationId;
      card?: CardId;
      /** The effect's player, if not the one who carries this out. */
      who?: Seat;
    };
  }
}

export const lasting: Kind<'lasting'> = {
  run({ g }, run, { do: _, who, ...effect }) {
    const host = run.to === undefined ? null : hostOf(run.to);
    g.lasting.push({ ...(host === null ? {} : { piece: host }), ...effect, seat: who ?? run.seat });
  },
};
