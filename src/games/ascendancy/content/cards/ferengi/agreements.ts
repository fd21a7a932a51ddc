import { agreements } from '../../card-rules.ts';

/** The three Trade Agreements of the Ferengi. */
export const CARDS = agreements('ferengi', [
  {
    id: 'fer-ta-1',
    name: 'Ferengi Trade Agreement 1',
    production: null,
    source: 'book',
    line: 'Its holder gains 1 Production for each System that the holder Controls and that has Ferengi Ships in Orbit.',
  },
  {
    id: 'fer-ta-2',
    name: 'Ferengi Trade Agreement 2',
    production: null,
    source: 'book',
    line: 'Its holder gains 1 Production for each System that the holder Controls and that has Ferengi Ships in Orbit.',
  },
  {
    id: 'fer-ta-3',
    name: 'Ferengi Trade Agreement 3',
    production: null,
    source: 'book',
    line: 'Its holder gains 1 Production for each System that the holder Controls and that has Ferengi Ships in Orbit.',
  },
]);
