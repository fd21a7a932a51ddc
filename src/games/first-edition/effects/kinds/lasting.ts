import { hostOf } from '../../position/places.ts';
import type { Lasting } from '../../state.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Something lasts a while, about the card in play that it was played on (C-TURN-18). */
    lasting: { what: string; until: Lasting['until'] };
  }
}

export const lasting: Kind<'lasting'> = {
  run({ g }, run, { what, until }) {
    const piece = run.to === undefined ? null : hostOf(run.to);
    g.lasting.push({ what, seat: run.seat, until, ...(piece === null ? {} : { piece }) });
  },
  text: ({ until }) => `Lasts until the end of the ${until}.`,
};
