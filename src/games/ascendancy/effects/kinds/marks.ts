import { use } from '../../position/uses.ts';
import type { Lasting, Span } from '../../state.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Remembers that a rule was used that may be used once in a span: `timesUsed` asks. */
    'mark-used': { rule: string; span: Span };
    /** Notes what lasts until a moment, for the rules that ask for it in `g.lasting`. */
    last: Omit<Lasting, 'seats'> & { seats: readonly number[] };
  }
}

export const markUsed: Kind<'mark-used'> = {
  run({ g }, run, { rule, span }) {
    use(g, run.seat, rule, span);
  },
  worth: () => 0,
};

export const last: Kind<'last'> = {
  run({ g }, _run, { do: _last, ...lasting }) {
    g.lasting.push({ ...lasting, seats: [...lasting.seats] });
  },
  worth: () => 0.5,
};
