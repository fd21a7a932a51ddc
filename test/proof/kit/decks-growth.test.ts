import { describe, expect, it } from 'vitest';
import type { GameDecks } from '../../../src/chat/decks.ts';
import { decks as awayMissions } from '../../../src/games/away-missions/chat/decks.ts';
import { decks as firstEdition } from '../../../src/games/first-edition/chat/decks.ts';
import { CARD_NAMES } from '../../../src/games/first-edition/content/pool.ts';
import { growth, MOST_GROWTH, ratio } from '../../support/cost.ts';

const games: readonly (readonly [name: string, decks: GameDecks])[] = [
  ['First Edition', firstEdition],
  ['Away Missions', awayMissions],
];
const titles = CARD_NAMES.map(({ title }) => title);

/** Repeats a text up to this many letters. */
function filled(text: string, letters: number): string {
  return text.repeat(Math.ceil(letters / text.length)).slice(0, letters);
}

function lines(count: number, line: (at: number) => string): string {
  return Array.from({ length: count }, (_, at) => line(at)).join('\n');
}

function cards(count: number, name: (at: number) => string): string {
  return JSON.stringify({ draw: Array.from({ length: count }, (_, at) => ({ name: name(at), quantity: 1 })) });
}

/** Returns a function that reads a text of this size. */
function reading(decks: GameDecks, make: (size: number) => string): (size: number) => () => unknown {
  return (size) => {
    const list = Buffer.from(make(size));
    return () => decks.read(list);
  };
}

/** Texts by size: letters, up to almost the limit of a file. */
const TEXTS: readonly (readonly [what: string, make: (letters: number) => string])[] = [
  ['a digit, blanks, a letter, U+2028 and a letter', (n) => `1${' '.repeat(n)}a\u2028b`],
  ['a letter, blanks and a letter', (n) => `a${' '.repeat(n)}b`],
  ['a letter, blanks and half a count', (n) => `a${' '.repeat(n)}x`],
  ['a digit, tabs, a letter and U+2028', (n) => `1${'\t'.repeat(n)}a\u2028b`],
  ['a name and tabs', (n) => `1\tData${'\t'.repeat(n)}x\u2029`],
  ['digits', (n) => filled('1', n)],
  ['counts', (n) => filled('a x1 ', n)],
  ['counts in brackets', (n) => filled('a (1) ', n)],
  ['open brackets', (n) => filled('(1', n)],
  ['colons', (n) => filled(':', n)],
  ['hashes', (n) => filled('#', n)],
  ['blanks around a letter', (n) => `${' '.repeat(n / 2)}a${' '.repeat(n / 2)}`],
  ['ends of lines, and a letter', (n) => `${'\r'.repeat(n)}a`],
  ['marks above and below one letter', (n) => `a${filled('\u0301\u0323', n / 3)}`],
  ['quotes', (n) => filled('“"', n / 3)],
  ['something like XML', (n) => `<${filled('?xm', n)}`],
  ['open braces', (n) => '{'.repeat(n)],
  ['arrays in arrays', (n) => `{"seed":${'['.repeat(n)}`],
  ['cards that are none', (n) => `{"seed":[${filled('0,', n)}0]}`],
  ['a deck file of other fields', (n) => `{${lines(n / 120, (at) => `"k${at}":"${'a'.repeat(108)}",`)}"seed":[]}`],
  ['one long name', (n) => cards(1, () => filled('a\u0301\u0323', n / 5))],
];

/** Lists of this many lines or cards, up to their limit. */
const LISTS: readonly (readonly [what: string, make: (count: number) => string])[] = [
  ['lines of one card', (n) => lines(n, () => '1 Data')],
  ['lines of all cards', (n) => lines(n, (at) => `1 ${titles[at % titles.length]}`)],
  ['lines of unknown cards', (n) => lines(n, (at) => `Xyzzy ${at}`)],
  ['headers', (n) => lines(n, () => 'Missions:')],
  ['headers of no zone', (n) => lines(n, () => 'Nowhere:')],
  ['the longest lines', (n) => lines(n / 4, (at) => filled(`${at} a x1 (1) `, 199))],
  ['lines of marks', (n) => lines(n / 5, () => `a${'\u0301\u0323'.repeat(99)}`)],
  ['a deck file of one card on one line', (n) => cards(n, () => 'Data')],
  ['a deck file of all cards on one line', (n) => cards(n, (at) => titles[at % titles.length] ?? '')],
  ['a deck file of unknown cards', (n) => cards(n, (at) => `Xyzzy ${at}`)],
];

describe.each(games)('the CPU time for reading a list for %s', (_game, decks) => {
  it.each(TEXTS)('text that is twice as long takes at most 2.5 times the work: %s', (_what, make) => {
    expect(growth(reading(decks, make), 600_000)).toBeLessThan(MOST_GROWTH ** 2);
  });

  it.each(LISTS)('a list with twice as many lines takes at most 2.5 times the work: %s', (_what, make) => {
    expect(growth(reading(decks, make), 9_999)).toBeLessThan(MOST_GROWTH ** 2);
  });

  it('a list whose lines are twice as long takes at most 2.5 times the work', () => {
    const long = (letters: number, line: string): (() => unknown) => {
      const list = lines(400, () => `${line}${' '.repeat(letters - 6)}b\u00a0c`);
      return () => decks.read(list);
    };
    for (const line of ['1', '1 x', 'a', 'a x1', '1\t']) {
      expect(ratio(long(100, line), long(200, line), MOST_GROWTH), line).toBeLessThan(MOST_GROWTH);
    }
  });
});
