import { expect, test } from 'vitest';
import { sectionsOf } from '../../../../src/rulebook/import/index.ts';
import { countWords } from '../../../../src/rulebook/import/lines.ts';

/** A rulebook of ours in the form in which a PDF returns its text. */
const BOOK = `
LANTERN BAY

A game of boats.

TABLE OF CONTENTS

The Boats\t1
Rowing\t1
The Lamp\t2
The Keeper\t2
The End\t3

THE BOATS

Each boat has a crew of three, and the crew of the small-

est boat

sits dry.

Lantern Bay 1

SHELL SHELL SHELL

ROWING

HOW FAR

- Row two spaces, or
▲ rest.

Lantern Bay 2

THE LAMP

1) LIGHTING IT

WHO\tCOST
Keeper\t1
Mate\t2

THE END - PAGE 3

Count your fish.

3
`;

test('a book is divided by its chapters', () => {
  const { sections, terms, hasHeadings, skipped } = sectionsOf(BOOK);
  expect(sections).toEqual([
    { title: 'Lantern Bay', path: [], text: 'A game of boats.' },
    {
      title: 'The Boats',
      path: [],
      text: 'Each boat has a crew of three, and the crew of the smallest boat sits dry.\n\nLantern Bay 1',
    },
    { title: 'How Far', path: ['Rowing'], text: '• Row two spaces, or\n• rest.\n\nLantern Bay 2' },
    { title: 'Lighting It', path: ['The Lamp'], text: 'WHO | COST\nKeeper | 1\nMate | 2' },
    { title: 'The End', path: [], text: 'Count your fish.' },
  ]);
  expect([terms, hasHeadings]).toEqual([0, true]);
  expect(skipped).toMatchObject({ contents: 6, pages: 1, pictures: 1, headings: 0, repeated: 0 });
});

test('a marked-up book can have text before the first heading, empty headings and repeated text', () => {
  const text =
    'Lantern Bay\n\nDraft of May\n\n# Play\n\n## Row\n\nTwo spaces.\n\n## Sail\n\n## Tow\n\nA rope.\n\n# Again\n\n## Row\n\nTwo spaces.\n\n# Play\n\nOn.';
  const { sections, skipped } = sectionsOf(text);
  expect(sections).toEqual([
    { title: 'Lantern Bay', path: [], text: 'Draft of May' },
    { title: 'Row', path: ['Play'], text: 'Two spaces.' },
    { title: 'Tow', path: ['Play'], text: 'A rope.' },
    { title: 'Play', path: [], text: 'On.' },
  ]);
  expect(skipped).toMatchObject({ headings: 1, repeated: 1 });
});

test('if all headings look alike, a heading without text contains the one after it', () => {
  const { sections } = sectionsOf('ALL PARTS\n\nOF WOOD\n\nTHE BOATS\n\nThey float.\n\nTHE LAMP\n\nIt burns.');
  expect(sections.map(({ title, path }) => [title, path])).toEqual([
    ['The Boats', ['All Parts', 'Of Wood']],
    ['The Lamp', []],
  ]);
});

const NAMES =
  'anchor,bait,bow,buoy,cable,crew,deck,drift,ebb,fleet,gale,HULL,keel,lee,mast,net,oar,pier,reef,sail'.split(',');

/** A glossary of ours in the form in which a browser saves it. */
const GLOSSARY = [
  'Sea words | Harbour Club\n\nYou are here\n\nAll words of the club.\n\nWordTaken from',
  `${NAMES.map((name, n) => `${name}${n % 2 === 0 ? '' : ' - See anchor.'}Almanac`).join('\n')}\n`,
  ...NAMES.map(
    (name, n) =>
      `${name}\n\n${n % 2 === 0 ? `  • Of the boat.\n  • About ${name}.\n` : 'See anchor.\n'}Taken from Almanac.\n`,
  ),
].join('\n');

test('a glossary is divided by its terms', () => {
  const { sections, terms, skipped } = sectionsOf(GLOSSARY);
  expect(sections.map(({ title }) => title)).toEqual(NAMES);
  expect(sections.slice(10, 12)).toEqual([
    { title: 'gale', path: [], text: '• Of the boat.\n• About gale.' },
    { title: 'HULL', path: [], text: 'See anchor.' },
  ]);
  expect(terms).toBe(NAMES.length);
  expect(skipped).toMatchObject({ contents: 21, sources: 20, navigation: 1, opening: 9 });
});

test('a glossary without a list is divided by its source notes', () => {
  const { sections, terms } = sectionsOf(GLOSSARY.slice(GLOSSARY.indexOf('anchor\n')));
  expect(sections.map(({ title }) => title)).toEqual(NAMES);
  expect(terms).toBe(NAMES.length - 1);
});

test('text without headings is cut at the ends of sentences, about every 200 words', () => {
  const sentence = 'The tide comes in and the tide goes out again. ';
  const { sections, hasHeadings } = sectionsOf(sentence.repeat(100));
  expect(hasHeadings).toBe(false);
  expect(sections.map(({ text }) => countWords(text))).toEqual([200, 200, 200, 200, 200]);
  expect(sections[0]).toMatchObject({ title: 'The tide comes in and the tide goes …', path: [] });
  expect(sections.every(({ text }) => text.endsWith('again.'))).toBe(true);
});

test('text without sentences is still cut, and text without words has no sections', () => {
  expect(sectionsOf('high tide '.repeat(350)).sections.map(({ text }) => countWords(text))).toEqual([300, 300, 100]);
  expect(sectionsOf('\n * * *\n\n12\n').sections).toEqual([]);
});

test('if a book consists only of headings, they are treated as text', () => {
  expect(sectionsOf('THE BAY\n\nTHE BOATS\n\nTHE END').sections).toMatchObject([
    { text: 'THE BAY\n\nTHE BOATS\n\nTHE END' },
  ]);
});

test('no word in the text is lost', () => {
  const chapters = Array.from({ length: 40 }, (_, n) => {
    const words = Array.from({ length: 60 }, (_word, m) => `w${n}x${m}${m % 9 === 8 ? '.\n' : ''}`).join(' ');
    return `THE TALE OF BOAT ${'ABCDEFGHIJ'.charAt(n % 10).repeat(3)} ${n}\n\n${words}\n\n`;
  });
  const text = sectionsOf(chapters.join('')).sections.map((section) => section.text);
  const found = new Set(text.join(' ').match(/w\d+x\d+/g));
  expect(found.size).toBe(40 * 60);
});
