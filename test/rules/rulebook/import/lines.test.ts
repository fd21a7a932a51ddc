import { expect, test } from 'vitest';
import { countWords, textLines, without } from '../../../../src/rulebook/import/lines.ts';

const texts = (text: string): string[] => textLines(text).map((line) => line.text);

test('line endings, unusual spaces, ligatures and invisible characters are normalized', () => {
  expect(texts('\uFEFFOne\r\ntwo\u00a0boats\rof\uFB01ce\u200b\u2028last\0')).toEqual([
    'One',
    'two boats',
    'office',
    'last',
  ]);
});

test('a word divided at a soft hyphen is joined, and other soft hyphens are ignored', () => {
  expect(texts('light\u00ad\nhouse keep\u00ader')).toEqual(['lighthouse keeper']);
});

test('markup is removed, and the text inside it is kept', () => {
  expect(texts('<b>Tow</b> a **heavy** *boat*, see [Towing](#tow) &amp; <i>Wind</i>&#33;')).toEqual([
    'Tow a heavy boat, see Towing & Wind!',
  ]);
  expect(texts('Pay ![two coins](img/2.png) or [unknown icon - shell].')).toEqual(['Pay two coins or shell.']);
  expect(texts('- Nets:** Mend them. 2 * 3 is six, a < b')).toEqual(['- Nets: Mend them. 2 * 3 is six, a < b']);
});

test('marks, underlines and bold print are recognized', () => {
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

test('table cells are separated, and empty ones are dropped', () => {
  expect(texts('Crew\t\t3\n\n| Sail | 2 |\n|------|---|\n| Oar | 1 |\n\nSAILS\t')).toEqual([
    'Crew\t3',
    'Sail\t2',
    'Oar\t1',
    'SAILS\t',
  ]);
});

test('blank lines are counted, and a page break or an indent counts as one blank line', () => {
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

test('the spacing and page breaks at removed lines are kept', () => {
  const lines = textLines('a\n\n\fb\nc\nd');
  expect(without(lines, ({ text }) => text === 'b').map(({ text, gap, page }) => [text, gap, page])).toEqual([
    ['a', 0, false],
    ['c', 1, true],
    ['d', 0, false],
  ]);
});

test('only parts that contain a letter or a digit count as words', () => {
  expect(countWords('The boat – all 3 of it • sinks …')).toBe(7);
});
