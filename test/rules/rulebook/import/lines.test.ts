import { expect, test } from 'vitest';
import { countWords, textLines, without } from '../../../../src/rulebook/import/lines.ts';

const texts = (text: string): string[] => textLines(text).map((line) => line.text);

test('normalizes line ends, odd spaces, ligatures and invisible characters', () => {
  expect(texts('\uFEFFOne\r\ntwo\u00a0boats\rof\uFB01ce\u200b\u2028last\0')).toEqual([
    'One',
    'two boats',
    'office',
    'last',
  ]);
});

test('joins a word at a soft hyphen, which is otherwise ignored', () => {
  expect(texts('light\u00ad\nhouse keep\u00ader')).toEqual(['lighthouse keeper']);
});

test('removes markup and keeps its text', () => {
  expect(texts('<b>Tow</b> a **heavy** *boat*, see [Towing](#tow) &amp; <i>Wind</i>&#33;')).toEqual([
    'Tow a heavy boat, see Towing & Wind!',
  ]);
  expect(texts('Pay ![two coins](img/2.png) or [unknown icon - shell].')).toEqual(['Pay two coins or shell.']);
  expect(texts('- Nets:** Mend them. 2 * 3 is six, a < b')).toEqual(['- Nets: Mend them. 2 * 3 is six, a < b']);
});

test('recognizes marks, underlines and bold print', () => {
  const lines = textLines(
    '## **Tides** ##\n\nThe Bay\n=======\n\nSmall\n---\n\n**Bold one**\n\n**Half** bold\n\n### Nets #',
  );
  expect(lines.map(({ text, marks, bold }) => [text, marks, bold])).toEqual([
    ['Tides', 2, false],
    ['The Bay', 1, false],
    ['Small', 2, false],
    ['Bold one', 0, true],
    ['Half bold', 0, false],
    ['Nets #', 3, false],
  ]);
});

test('separates table cells and drops empty ones', () => {
  expect(texts('Crew\t\t3\n\n| Sail | 2 |\n|------|---|\n| Oar | 1 |\n\nSAILS\t')).toEqual([
    'Crew\t3',
    'Sail\t2',
    'Oar\t1',
    'SAILS\t',
  ]);
});

test('counts blank lines, and a new page or an indent as one', () => {
  const lines = textLines('a\n\n\nb\n***\nc\fd\n\te\n\f\nf');
  expect(lines.map(({ text, gap, page }) => [text, gap, page])).toEqual([
    ['a', 0, false],
    ['b', 2, false],
    ['c', 1, false],
    ['d', 1, true],
    ['e', 1, false],
    ['f', 1, true],
  ]);
});

test('keeps distances and page breaks of removed lines', () => {
  const lines = textLines('a\n\n\fb\nc\nd');
  expect(without(lines, ({ text }) => text === 'b').map(({ text, gap, page }) => [text, gap, page])).toEqual([
    ['a', 0, false],
    ['c', 1, true],
    ['d', 0, false],
  ]);
});

test('counts only parts with a letter or a digit as words', () => {
  expect(countWords('The boat – all 3 of it • sinks …')).toBe(7);
});
