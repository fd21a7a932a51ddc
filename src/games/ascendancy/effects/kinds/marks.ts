import { use } from '../../position/uses.ts';
import type { Lasting, Span } from '../../state.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /**
     * Records the use of a rule that may be used once per turn, round or game (`span`). `timesUsed` counts these
     * records.
     */
    'mark-used': { rule: string; span: Span };
    /** Records a lasting effect in `g.lasting`, where other rules check for it until it ends. */
    last: Omit<Lasting, 'seats'> & { seats: readonly number[] };
    /** Ends a lasting effect immediately. */
    forget: { what: string };
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

export const forget: Kind<'forget'> = {
  run({ g }, run, { what }) {
    g.lasting = g.lasting.filter((one) => one.what !== what || !one.seats.includes(run.seat));
  },
  worth: () => 0,
};
