import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** What lasts under a name for who carries it out lasts no longer (C-TURN-18). */
    forget: { what: string };
  }
}

export const forget: Kind<'forget'> = {
  run({ g }, run, { what }) {
    g.lasting = g.lasting.filter((one) => one.what !== what || one.seat !== run.seat);
  },
  text: () => 'It lasts no longer.',
};
