import { agreements } from '../../card-rules.ts';

/** The three Trade Agreements of the Klingons. */
export const CARDS = agreements('klingon', [
  {
    id: 'kli-ta-1',
    name: 'Klingon Trade Agreement 1',
    production: 1,
    source: 'ours',
    line: 'Its holder gains 1 Production during Resource Generation.',
  },
  {
    id: 'kli-ta-2',
    name: 'Klingon Trade Agreement 2',
    production: 2,
    source: 'ours',
    line: 'Its holder gains 2 Production during Resource Generation.',
  },
  {
    id: 'kli-ta-3',
    name: 'Klingon Trade Agreement 3',
    production: 3,
    source: 'book',
    line: 'Its holder gains 3 Production during Resource Generation.',
  },
]);
