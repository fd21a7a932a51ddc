import { describe, expect, it } from 'vitest';
import { cleaned } from '../../../src/discord/sanitize-text.ts';
import { divide } from '../../../src/games/ascendancy/intents/divide.ts';
import { growth, MOST_GROWTH } from '../../support/cost.ts';

/** Reads texts often enough to measure the time. */
function often(read: (text: string) => unknown, make: (letters: number) => string): (letters: number) => () => void {
  return (letters) => {
    const text = make(letters);
    return () => {
      for (let at = 0; at < 20; at++) read(text);
    };
  };
}

describe('text', () => {
  it.each([
    ['marks above and below one letter', (n: number) => `a${'\u0301\u0323'.repeat(n / 2)}`],
    ['marks on many letters', (n: number) => 'a\u0301\u0323\u0301\u0323\u0301\u0323\u0301\u0323\u0301'.repeat(n / 10)],
    ['invisible characters', (n: number) => '\u200b'.repeat(n)],
  ])('text of twice the length is cleaned with at most 2.5 times the work: %s', (_what, make) => {
    expect(growth(often(cleaned, make), 6_000)).toBeLessThan(MOST_GROWTH ** 2);
  });

  it('typed text keeps only a plausible number of combining marks on each letter', () => {
    expect(cleaned('Việt a\u0301\u0323')).toBe('Việt ạ́');
    expect(cleaned(`z${'\u0301'.repeat(20)}`)).toBe(`z\u0301${'\u0301'.repeat(7)}`.normalize('NFC'));
  });
});

describe('line', () => {
  it.each([
    ['blanks', (n: number) => `explore${' '.repeat(n)}!`],
    ['small words', (n: number) => `explore ${'to '.repeat(n / 3)}!`],
    ['ways', (n: number) => `explore ${'north east '.repeat(n / 11)}!`],
    ['blanks at the end', (n: number) => `explore north${' '.repeat(n)}!`],
    ['the word “toward”', (n: number) => `explore ${'toward '.repeat(n / 7)}\n!`],
  ])('a line of twice the length is divided with at most 2.5 times the work: %s', (_what, make) => {
    expect(growth(often(divide, make), 6_000)).toBeLessThan(MOST_GROWTH ** 2);
  });

  it('a line about exploring is split correctly, whatever spaces it contains', () => {
    expect(divide(' explore  from Earth   to the  north ')).toEqual({ said: 'explore from Earth', choice: 'north' });
  });
});
