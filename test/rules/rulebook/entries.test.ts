import { expect, test } from 'vitest';
import type { GameId } from '../../../src/kernel/types.ts';
import type { RuleEntry } from '../../../src/rulebook/entry.ts';
import { bookTitles, gameOfRule, RULE_IDS, rulebooks, ruleOf } from '../../../src/rulebook/index.ts';

const books: [GameId, RuleEntry[]][] = Object.entries(rulebooks).map(([game, chapters]) => [
  game,
  chapters.flatMap(({ entries }) => entries),
]);
const isTerm = ({ id }: RuleEntry) => id.startsWith('C-TERM-');

function hasNoTwice(list: readonly string[]): boolean {
  return new Set(list).size === list.length;
}

/** The faulty entries of a book, by id. */
function faults(book: readonly RuleEntry[], isRight: (entry: RuleEntry) => boolean): string[] {
  return book.filter((entry) => !isRight(entry)).map(({ id }) => id);
}

test('every book and every chapter has a unique title', () => {
  expect(Object.keys(bookTitles)).toEqual(Object.keys(rulebooks));
  for (const chapters of Object.values(rulebooks)) {
    const titles = chapters.map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
  }
});

test('every rule of the four books and every glossary term has an entry', () => {
  const counts = books.map(([game, book]) => [game, book.filter((entry) => !isTerm(entry)).length]);
  expect(Object.fromEntries(counts)).toMatchObject({
    frontiers: 795,
    ascendancy: 595,
    'first-edition': 574,
    'away-missions': 333,
  });
  const terms = books.flatMap(([, book]) => book.filter(isTerm));
  expect(terms.map(({ id }) => id).sort()).toEqual(
    Array.from({ length: 453 }, (_, at) => `C-TERM-${`${at + 1}`.padStart(3, '0')}`),
  );
});

test.each(books)('the entries in %s are complete', (game, book) => {
  expect(faults(book, ({ id }) => gameOfRule(id) === game && ruleOf(id) !== null)).toEqual([]);
  // A title may end with an abbreviation, such as I.K.S.
  expect(faults(book, ({ title }) => title.length > 1 && title.length <= 90 && !/[a-z][.:]$/.test(title))).toEqual([]);
  expect(faults(book, ({ text, source }) => text.length > 5 && source.length > 2)).toEqual([]);
  // Ids mean nothing to a player.
  expect(faults(book, ({ text }) => text.match(RULE_IDS) === null)).toEqual([]);
  expect(faults(book, ({ terms = '' }) => hasNoTwice(terms.split('; ')))).toEqual([]);
});

test.each(books)('no two rules in %s have the same title', (_, book) => {
  const titles = book.filter((entry) => !isTerm(entry)).map(({ title }) => title.toLowerCase());
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
});

test.each(books)('entries in %s link only within that book', (game, book) => {
  const leads = ({ id, see = [], leadsTo = [] }: RuleEntry) =>
    [...see, ...leadsTo].every((to) => to !== id && ruleOf(to) !== null && gameOfRule(to) === game);
  expect(faults(book, leads)).toEqual([]);
});

test('terms that are explained elsewhere lead to an explanation', () => {
  const pointers = books.flatMap(([, book]) => book.filter(({ leadsTo }) => leadsTo !== undefined));
  expect(pointers).not.toEqual([]);
  const lost = pointers.filter(({ leadsTo = [], text }) => leadsTo.length === 0 && !text.includes('sends you to'));
  expect(lost).toEqual([]);
  const chained = pointers.filter(({ leadsTo = [] }) => leadsTo.some((to) => ruleOf(to)?.leadsTo !== undefined));
  expect(chained).toEqual([]);
});

test('every ruling says what the book leaves open and how it is played here', () => {
  for (const [, book] of books) {
    const rulings = book.filter(({ id }) => id.includes('-OPEN-'));
    expect(
      faults(rulings, ({ text, source }) => /(?:How we play it:|We play,)/.test(text) && source.startsWith('Ruling')),
    ).toEqual([]);
  }
});
