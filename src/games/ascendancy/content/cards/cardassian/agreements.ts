import { agreements } from '../../card-rules.ts';

/** The three Trade Agreements of the Cardassians. */
export const CARDS = agreements('cardassian', [
  {
    id: 'car-ta-1',
    name: 'Cardassian Trade Agreement 1',
    production: 1,
    source: 'ours',
    line: 'Its holder gains 1 Production during Resource Generation.',
  },
  {
    id: 'car-ta-2',
    name: 'Cardassian Trade Agreement 2',
    production: 2,
    source: 'ours',
    line: 'Its holder gains 2 Production during Resource Generation.',
  },
  {
    id: 'car-ta-3',
    name: 'Cardassian Trade Agreement 3',
    production: 3,
    source: 'ours',
    line: 'Its holder gains 3 Production during Resource Generation.',
  },
]);
