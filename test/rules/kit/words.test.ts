import { expect, it } from 'vitest';
import { clipped } from '../../../src/games/kit/words.ts';

it.each([
  ['Gain 1 Culture.', 15, 'Gain 1 Culture.'],
  ['Gain 1 Culture, then 2 more.', 17, 'Gain 1 Culture…'],
  ['Gain 1 Culture now', 15, 'Gain 1 Culture…'],
  ['Gain 1 Culture now', 14, 'Gain 1…'],
  ['Metamorphosis', 5, 'Meta…'],
])('“%s” has room in %s characters as “%s”: no word is cut through', (text, most, words) => {
  expect(clipped(text, most)).toBe(words);
  expect(words.length).toBeLessThanOrEqual(most);
});
