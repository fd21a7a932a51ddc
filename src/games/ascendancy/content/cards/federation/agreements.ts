import { agreements } from '../../card-rules.ts';

/** The three Trade Agreements of the Federation. */
export const CARDS = agreements('federation', [
  {
    id: 'fed-ta-1',
    name: 'Federation Trade Agreement 1',
    production: 1,
    source: 'book',
    line: 'Its holder gains 1 Production during Resource Generation.',
  },
  {
    id: 'fed-ta-2',
    name: 'Federation Trade Agreement 2',
    production: 2,
    source: 'ours',
    line: 'Its holder gains 2 Production during Resource Generation.',
  },
  {
    id: 'fed-ta-3',
    name: 'Federation Trade Agreement 3',
    production: 3,
    source: 'ours',
    line: 'Its holder gains 3 Production during Resource Generation.',
  },
]);
