import { expect, test } from 'vitest';
import { withoutFurniture } from '../../../../src/rulebook/import/furniture.ts';
import { textLines } from '../../../../src/rulebook/import/lines.ts';

const clean = (text: string) => withoutFurniture(textLines(text));
const left = (text: string): string[] => clean(text).lines.map((line) => line.text);

test('page numbers on separate lines are removed, and other numbers are kept', () => {
  const text = 'Row on.\n\n12\n\nPage 13 of 40\n\n- 14 -\n\nThe crew has\n7\nhands.\n\nA\t1\n2\t3\n\n4\t5';
  expect(left(text)).toEqual(['Row on.', 'The crew has', '7', 'hands.', 'A\t1', '2\t3', '4\t5']);
  expect(clean(text).pages).toBe(3);
});

test('a header that is repeated on all pages is removed', () => {
  const page = (n: number): string => `Lantern Bay Rules\n\nThe tide of page ${n} comes in.\n\n${n}\n\n`;
  const text = [1, 2, 3, 4].map(page).join('');
  expect(left(text)).toEqual([1, 2, 3, 4].map((n) => `The tide of page ${n} comes in.`));
  expect(clean(text).pages).toBe(8);
});

test('the first occurrence of a header that repeats on a few pages is kept as the chapter’s title', () => {
  const pages = Array.from(
    { length: 12 },
    (_, n) => `${n > 2 && n < 6 ? 'TOWING\n\n' : ''}Text ${n}x.\n\n${n + 1}\n\n`,
  );
  expect(left(pages.join('')).filter((text) => text === 'TOWING')).toHaveLength(1);
});

test('a header that includes the page number is removed', () => {
  const text = Array.from({ length: 6 }, (_, n) => `Lantern Bay ${n + 1}\n\nthe boat ${n}x sails\n\n`).join('');
  expect(left(text).some((line) => line.startsWith('Lantern Bay'))).toBe(false);
});

test('headings with chapter numbers are kept', () => {
  const text = Array.from({ length: 6 }, (_, n) => `Chapter ${n + 1}\n\nThe boat ${n}x sails.\n\n`).join('');
  expect(left(text).filter((line) => line.startsWith('Chapter'))).toHaveLength(6);
});

test('a heading that is repeated in several chapters is kept', () => {
  const text = ['Rowing', 'Sailing', 'Towing', 'Fishing'].map(
    (way) => `${way} is work.\n\nExample\n\nAnn tries it.\n\n`,
  );
  expect(left(text.join('')).filter((line) => line === 'Example')).toHaveLength(4);
});

test('a website’s navigation is removed, but a heading with words from the navigation is kept', () => {
  expect(left('You are here\n\nSkip to main content\n\n## Sign in\n\nAll sign the book.\n\nBack to top')).toEqual([
    'Sign in',
    'All sign the book.',
  ]);
});

test('repeated icon names and symbols on their own are removed', () => {
  expect(left('Pay:\n\nSHELL SHELL SHELL\n\n+\n\n= 5\n\nRow row.')).toEqual(['Pay:', 'Row row.']);
});

test('repeated source notes, which mark the next entry, are removed, but a single note is kept', () => {
  const text =
    'anchor\n\nHolds.\nTaken from Almanac.\n\nbow\n\nFront.\nTaken from Almanac.\n\ncrew\n\nAll.\nTaken from Log.';
  expect(clean(text).lines.map(({ text: line, fresh }) => [line, fresh])).toEqual([
    ['anchor', false],
    ['Holds.', false],
    ['bow', true],
    ['Front.', false],
    ['crew', true],
    ['All.', false],
  ]);
  expect(left('Fish.\n\nTaken from the sea they dry.')).toEqual(['Fish.', 'Taken from the sea they dry.']);
});
