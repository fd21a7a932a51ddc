import { expect, test } from 'vitest';
import { readChapter } from '../../../../src/rulebook/compile/chapter.ts';
import { BookFaults } from '../../../../src/rulebook/compile/faults.ts';
import { textOf } from '../../../../src/rulebook/compile/text.ts';
import type { Chapter } from '../../../../src/rulebook/entry.ts';

function read(text: string): Chapter {
  const faults = new BookFaults();
  const { chapter } = readChapter('storms.md', text, faults);
  faults.settle();
  return chapter;
}

const storms = `---
title: "Storms: what they do"
beside: storm wind
lead: F-STORM-02
---

## F-STORM-01 Waiting

You wait until
it is over.

Then:
- you look
- and count what
  is left

* Source: Storms; Waiting, p.3
* Other words: rest; sit it out;
  how long does it blow
* See also: F-STORM-02,
  F-MOVE-05

## F-STORM-02 Thunder

It is loud.

* Source: Glossary
* Explained under: F-STORM-01

## F-STORM-03 Rain

It is wet.

* Source: Glossary
* Explained under: a card
`;

const chapter: Chapter = {
  title: 'Storms: what they do',
  beside: 'storm wind',
  lead: 'F-STORM-02',
  entries: [
    {
      id: 'F-STORM-01',
      title: 'Waiting',
      text: 'You wait until it is over.\n\nThen:\n• you look\n• and count what is left',
      source: 'Storms; Waiting, p.3',
      terms: 'rest; sit it out; how long does it blow',
      see: ['F-STORM-02', 'F-MOVE-05'],
    },
    { id: 'F-STORM-02', title: 'Thunder', text: 'It is loud.', source: 'Glossary', leadsTo: ['F-STORM-01'] },
    { id: 'F-STORM-03', title: 'Rain', text: 'It is wet.', source: 'Glossary', leadsTo: [] },
  ],
};

test('all fields of a chapter are read', () => {
  expect(read(storms)).toEqual(chapter);
});

test('Windows line endings and trailing spaces are accepted', () => {
  expect(read(storms.replaceAll('\n', ' \r\n'))).toEqual(chapter);
});

test.each([
  ['the lines of a paragraph are joined', ['One', 'two.'], 'One two.'],
  ['empty lines separate paragraphs', ['', 'One.', '', '', 'Two.', ''], 'One.\n\nTwo.'],
  ['a list follows a paragraph', ['One:', '- two', '- three'], 'One:\n• two\n• three'],
  ['a list between empty lines is separate', ['One.', '', '- two', '', 'Three.'], 'One.\n\n• two\n\nThree.'],
  ['indented lines continue a list item', ['- one', '  two', '- three', '  four'], '• one two\n• three four'],
  ['a line that isn’t indented ends the list', ['- one', 'Two', 'three.'], '• one\nTwo three.'],
  ['a dash within a line stays a dash', ['one - two'], 'one - two'],
])('%s', (_, lines, text) => {
  expect(textOf(lines)).toBe(text);
});
