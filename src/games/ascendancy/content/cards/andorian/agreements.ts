import { agreements } from '../../card-rules.ts';

/** The three Trade Agreements of the Andorians. */
export const CARDS = agreements('andorian', [
  {
    id: 'and-ta-1',
    name: 'Andorian Trade Agreement 1',
    production: 1,
    source: 'ours',
    line: 'Its holder gains 1 Production during Resource Generation.',
  },
  {
    id: 'and-ta-2',
    name: 'Andorian Trade Agreement 2',
    production: 2,
    source: 'ours',
    line: 'Its holder gains 2 Production during Resource Generation.',
  },
  {
    id: 'and-ta-3',
    name: 'Andorian Trade Agreement 3',
    production: 3,
    source: 'ours',
    line: 'Its holder gains 3 Production during Resource Generation.',
  },
]);
