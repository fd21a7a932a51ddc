import { expect, test } from 'vitest';
import { areSorted, withoutContents } from '../../../../src/rulebook/import/contents.ts';
import { textLines } from '../../../../src/rulebook/import/lines.ts';

const take = (text: string) => withoutContents(textLines(text));
const left = (text: string): string[] => take(text).lines.map((line) => line.text);

test('contents rows with dot leaders are removed, even in several columns, and their names are kept', () => {
  const text = 'CONTENTS\n\n<b>Rowing . . . . 3</b>\tThe Wind . . . 7\nNets ...... 12\tBait\nCrew …… 14\n\nRow first.';
  expect(left(text)).toEqual(['Row first.']);
  expect([...take(text).names]).toEqual(['rowing', 'the wind', 'nets', 'crew']);
  expect(take(text).taken).toBe(4);
});

test('contents rows that end with a tab and a page number are removed if the page numbers increase', () => {
  const rows = (pages: number[]): string => pages.map((page, n) => `Part ${'ABCDEF'.charAt(n)}\t${page}`).join('\n');
  expect(left(`Table of Contents\n\n${rows([1, 2, 2, 9, 14])}\n\nRow first.`)).toEqual(['Row first.']);
  expect(left(rows([9, 8, 6, 4, 2])), 'prices fall').toHaveLength(5);
  expect(left(rows([1, 2, 3, 4])), 'too few').toHaveLength(4);
});

const terms =
  'anchor,bait,bow,buoy,cable,crew,deck,drift,ebb,fleet,gale,hull,keel,lee,mast,net,oar,pier,reef,sail,tide';
const names = terms.split(',');
const body = (list: readonly string[]): string => list.map((name) => `${name}\n\nAbout ${name}.`).join('\n\n');

test('a list of terms and the text before it are removed, even if other columns follow the names without a space', () => {
  const rows = names.map((name, n) => (n % 3 === 0 ? `${name} - See pier.Almanac` : `${name}Almanac`));
  const text = `The Almanac | a web site\n\nAll ${names.length} terms.\n\nTermTaken from\n${rows.join('\n')}\n\n${body(names)}`;
  const contents = take(text);
  expect([...contents.names]).toEqual(names);
  expect(contents.sorted).toBe(true);
  expect(contents.lines[0]?.text).toBe('anchor');
  expect(contents.opening).toBe(8);
  expect(contents.references).toEqual([]);
});

test('a heading is matched to the longest name in the contents list', () => {
  const all = ['boat', 'boat - small', 'boat - small, leaking', ...names].sort();
  const contents = take(`${all.map((name) => `${name}Almanac`).join('\n')}\n\n${body(all)}`);
  expect(contents.names.size).toBe(all.length);
});

test('a term that occurs only in the contents list is kept with the list’s reference to another term', () => {
  const rows = names.flatMap((name) => (name === 'keel' ? ['keel', 'kelp - See reef.Almanac'] : [name]));
  expect(take(`${rows.join('\n')}\n\n${body(names)}`).references).toEqual([{ title: 'kelp', text: 'See reef.' }]);
});

test('an unordered list of names is treated as a table of contents, and the names are headings', () => {
  const mixed = names.map((_, n) => names[(n * 8) % names.length] ?? '');
  const contents = take(`The rules\n\n${mixed.join('\n')}\n\n${body(mixed)}`);
  expect([contents.sorted, contents.opening, contents.lines[0]?.text]).toEqual([false, 0, 'The rules']);
  expect(contents.names.size).toBe(names.length);
});

test('lines in a contents list that match no later heading are kept', () => {
  expect(left(names.join('\n'))).toHaveLength(names.length);
});

test('a list of terms is recognized even with one mistake in its alphabetical order', () => {
  expect(areSorted(names)).toBe(true);
  expect(areSorted(names.with(3, 'Bait'))).toBe(true);
  expect(areSorted(['sail', 'oar', 'net', 'mast'])).toBe(false);
});
