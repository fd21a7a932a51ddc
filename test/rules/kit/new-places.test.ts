import { expect, it } from 'vitest';
import { type NewPlace, newPlaces } from '../../../src/games/kit/changes.ts';

const places = (many: number): NewPlace[] =>
  Array.from({ length: many }, (_, at) => ({ name: `Place ${at + 1}`, place: `p${at + 1}` }));

it('a few new places have a sentence and a ring each', () => {
  expect(newPlaces(places(2), 'discovered')).toEqual([
    { words: 'Place 1: discovered.', place: 'p1' },
    { words: 'Place 2: discovered.', place: 'p2' },
  ]);
  expect(newPlaces(places(4), 'discovered')).toHaveLength(4);
  expect(newPlaces([], 'discovered')).toEqual([]);
});

it('many new places share a sentence, and the board rings none of them', () => {
  expect(newPlaces(places(12), 'new on the spaceline')).toEqual([
    { words: 'Place 1, Place 2, Place 3, Place 4 and 8 more: new on the spaceline.' },
  ]);
});
