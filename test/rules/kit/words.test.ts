import { expect, it } from 'vitest';
import { clipped, either, listed, percent } from '../../../src/games/kit/words.ts';

it.each([
  ['Gain 1 Culture.', 15, 'Gain 1 Culture.'],
  ['Gain 1 Culture, then 2 more.', 17, 'Gain 1 Culture…'],
  ['Gain 1 Culture now', 15, 'Gain 1 Culture…'],
  ['Gain 1 Culture now', 14, 'Gain 1…'],
  ['Metamorphosis', 5, 'Meta…'],
])('clipped shortens “%s” to at most %s characters as “%s”, without cutting a word', (text, most, words) => {
  expect(clipped(text, most)).toBe(words);
  expect(words.length).toBeLessThanOrEqual(most);
});

it('a percentage never wraps, and an uncertain chance is never shown as 0 % or 100 %', () => {
  const told = ['0\u{a0}%', 'under 1\u{a0}%', '50\u{a0}%', 'over 99\u{a0}%', '100\u{a0}%'];
  expect([0, 0.004, 0.5, 0.996, 1].map(percent)).toEqual(told);
});

it.each([
  [[], '', ''],
  [['red'], 'red', 'red'],
  [['red', 'blue'], 'red and blue', 'red or blue'],
  [['red', 'blue', 'gold'], 'red, blue and gold', 'red, blue or gold'],
])('a list of %j has commas, but none before its last word', (words, all, any) => {
  expect([listed(words), either(words)]).toEqual([all, any]);
});
