import { agreements } from '../../card-rules.ts';

/** The three Trade Agreements of the Romulans. */
export const CARDS = agreements('romulan', [
  {
    id: 'rom-ta-1',
    name: 'Romulan Trade Agreement 1',
    production: 1,
    source: 'ours',
    line: 'Its holder gains 1 Production during Resource Generation.',
  },
  {
    id: 'rom-ta-2',
    name: 'Romulan Trade Agreement 2',
    production: 2,
    source: 'book',
    line: 'Its holder gains 2 Production during Resource Generation.',
  },
  {
    id: 'rom-ta-3',
    name: 'Romulan Trade Agreement 3',
    production: 3,
    source: 'ours',
    line: 'Its holder gains 3 Production during Resource Generation.',
  },
]);
