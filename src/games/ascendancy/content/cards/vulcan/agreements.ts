import { agreements } from '../../card-rules.ts';

/** The three Trade Agreements of the Vulcans. */
export const CARDS = agreements('vulcan', [
  {
    id: 'vul-ta-1',
    name: 'Vulcan Trade Agreement 1',
    production: 1,
    source: 'ours',
    line: 'Its holder gains 1 Production during Resource Generation.',
  },
  {
    id: 'vul-ta-2',
    name: 'Vulcan Trade Agreement 2',
    production: 2,
    source: 'ours',
    line: 'Its holder gains 2 Production during Resource Generation.',
  },
  {
    id: 'vul-ta-3',
    name: 'Vulcan Trade Agreement 3',
    production: 3,
    source: 'ours',
    line: 'Its holder gains 3 Production during Resource Generation.',
  },
]);
