import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { UnusableBooks } from '../../../../src/rulebook/compile/faults.ts';
import { compileBooks } from '../../../../src/rulebook/compile/index.ts';

/** Two small books without faults. */
const sound: Readonly<Record<string, string>> = {
  'frontiers/contents.md': '# Frontiers\n\n- [Hazards](hazards.md)\n- [Space: the deep](far/deep.md)\n',
  'frontiers/hazards.md': `---
title: Hazards
beside: storm trap
lead: F-HAZ-02
---

## F-HAZ-01 Braving a Hazard

Roll a die.

* Source: Hazards
* Other words: danger; trap
* See also: F-HAZ-02, F-DEEP-01

## F-HAZ-02 What a Hazard is

A danger on the map.

* Source: Hazards, p.3
`,
  'frontiers/far/deep.md': `---
title: "Space: the deep"
---

## F-DEEP-01 Deep space

It is empty.

* Source: Glossary
* Explained under: F-HAZ-02
`,
  'away-missions/contents.md': '- [Damage](damage.md)\n',
  'away-missions/damage.md': '---\ntitle: Damage\n---\n\n## M-DMG-01 Damage\n\nIt hurts.\n\n* Source: Damage\n',
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'subspace-books-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The reported faults of books with these files, by line. `src/rulebook/` is left out. */
function faultsOf(files: Readonly<Record<string, string>>): string[] {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  try {
    compileBooks(folder, ['frontiers', 'away-missions']);
    return [];
  } catch (error) {
    if (!(error instanceof UnusableBooks)) throw error;
    return error.message.replaceAll('src/rulebook/', '').split('\n');
  }
}

test('books without errors are accepted', () => {
  expect(faultsOf(sound)).toEqual([]);
});

const hazards = 'frontiers/hazards.md';
const contents = 'frontiers/contents.md';

test.each<[what: string, file: string, from: string, to: string, faults: string[]]>([
  [
    'a missing head',
    hazards,
    '---\ntitle: Hazards\nbeside: storm trap\nlead: F-HAZ-02\n---\n',
    '',
    [`${hazards}:1: The head is missing. Begin with a line “---”, a line “title: …” and a line “---”.`],
  ],
  [
    'a chapter without a title',
    hazards,
    'title: Hazards\n',
    '',
    [`${hazards}:1: The chapter has no title. Add a line “title: …” between the lines “---”.`],
  ],
  [
    'a line in a head without a colon',
    hazards,
    'beside: storm trap',
    'beside storm trap',
    [`${hazards}:3: “beside storm trap” is no line of a head. They look like “title: Hazards”.`],
  ],
  [
    'an unknown field in a head',
    hazards,
    'beside:',
    'besides:',
    [`${hazards}:3: There is no field besides. The fields are: title, beside, lead.`],
  ],
  [
    'a value in a head that other programs misread',
    'frontiers/far/deep.md',
    '"Space: the deep"',
    'Space: the deep',
    [
      'frontiers/far/deep.md:2: Put what follows the colon between double quotes: else other programs take its signs for their own.',
    ],
  ],
  [
    'a lead from another chapter',
    hazards,
    'lead: F-HAZ-02',
    'lead: F-DEEP-01',
    [`${hazards}:4: F-DEEP-01 is no rule of this chapter. Name another one as lead, or none.`],
  ],
  [
    'a lead that is the first rule anyway',
    hazards,
    'lead: F-HAZ-02',
    'lead: F-HAZ-01',
    [`${hazards}:4: F-HAZ-01 is the first rule of this chapter anyway. Name another one as lead, or none.`],
  ],
  [
    'a heading without an id',
    hazards,
    '## F-HAZ-02 What',
    '## What',
    [
      `${hazards}:15: This is no heading of a rule. They look like “## F-MOVE-05 Moving on”.`,
      `${hazards}:4: F-HAZ-02 is no rule of this chapter. Name another one as lead, or none.`,
      `${hazards}:13: There is no rule F-HAZ-02. Name one that there is.`,
      'frontiers/far/deep.md:10: There is no rule F-HAZ-02. Name one that there is.',
    ],
  ],
  [
    'text above the first rule',
    hazards,
    '## F-HAZ-01',
    'Beware!\n\n## F-HAZ-01',
    [`${hazards}:7: This is no heading of a rule. They look like “## F-MOVE-05 Moving on”.`],
  ],
  [
    'a chapter without rules',
    'away-missions/damage.md',
    '## M-DMG-01 Damage\n\nIt hurts.\n\n* Source: Damage\n',
    '',
    ['away-missions/damage.md:1: The chapter has no rules. Add one, or delete the file.'],
  ],
  [
    'a rule without text',
    hazards,
    'Roll a die.\n',
    '',
    [`${hazards}:7: F-HAZ-01 has no text. Write it below this heading, above the fields.`],
  ],
  [
    'a rule without a source',
    hazards,
    '* Source: Hazards\n',
    '',
    [`${hazards}:7: Its source is missing. Add a line “* Source: …”: a heading of the book, or Ruling.`],
  ],
  [
    'an unknown field',
    hazards,
    '* Other words:',
    '* Terms:',
    [`${hazards}:12: There is no field Terms. The fields are: Source, Other words, See also, Explained under.`],
  ],
  [
    'a repeated field',
    hazards,
    '* Other words:',
    '* Source:',
    [`${hazards}:12: There are two fields Source. Make them one.`],
  ],
  [
    'text below the fields',
    hazards,
    '* Other words: danger; trap',
    '* Beware',
    [
      `${hazards}:12: This is no field. They look like “* Source: Hazards”. The text stands above the fields, and items of lists in it begin with a dash.`,
    ],
  ],
  [
    'a repeated search word',
    hazards,
    'danger; trap',
    'danger; trap;\n  danger',
    [`${hazards}:12: “danger” stands here twice. Take one of them out.`],
  ],
  [
    'search words with wrong separators',
    hazards,
    'danger; trap',
    'danger;trap;',
    [`${hazards}:12: One semicolon and a blank stand between two of these, and nothing at the end.`],
  ],
  [
    'an id that another chapter uses too',
    'frontiers/far/deep.md',
    '## F-DEEP-01',
    '## F-HAZ-01',
    [
      'frontiers/far/deep.md:5: F-HAZ-01 is also in frontiers/hazards.md:7. Give one of them another number.',
      `${hazards}:13: There is no rule F-DEEP-01. Name one that there is.`,
    ],
  ],
  [
    'an id from another game',
    'away-missions/damage.md',
    'M-DMG-01',
    'A-DMG-01',
    ['away-missions/damage.md:5: A-DMG-01 is the id of another game. Begin it with the letter of this one.'],
  ],
  [
    'an invalid id',
    hazards,
    'F-HAZ-02, F-DEEP-01',
    'F-HAZ-02; F-DEEP-01',
    [`${hazards}:13: “F-HAZ-02; F-DEEP-01” isn’t the id of a rule. Rule ids look like F-MOVE-05.`],
  ],
  [
    'a “See also” rule that doesn’t exist',
    hazards,
    'F-HAZ-02, F-DEEP-01',
    'F-HAZ-02,\n  F-DEEP-09',
    [`${hazards}:13: There is no rule F-DEEP-09. Name one that there is.`],
  ],
  [
    'a repeated “See also” rule',
    hazards,
    'F-HAZ-02, F-DEEP-01',
    'F-HAZ-02, F-HAZ-02',
    [`${hazards}:13: F-HAZ-02 stands here twice. Take one of them out.`],
  ],
  [
    'a rule that leads to itself',
    hazards,
    'F-HAZ-02, F-DEEP-01',
    'F-HAZ-01',
    [`${hazards}:13: F-HAZ-01 leads to itself. Take it out.`],
  ],
  [
    'a rule that leads to another game',
    'frontiers/far/deep.md',
    '* Explained under: F-HAZ-02',
    '* Explained under: M-DMG-01',
    ['frontiers/far/deep.md:10: M-DMG-01 is a rule of another game. Take it out.'],
  ],
  [
    'an unlisted chapter',
    contents,
    '- [Space: the deep](far/deep.md)\n',
    '',
    [
      `frontiers/far/deep.md:1: The contents don’t list this chapter. Add “- [Title](far/deep.md)” to ${contents}.`,
      `${hazards}:13: There is no rule F-DEEP-01. Name one that there is.`,
    ],
  ],
  [
    'a chapter without a file',
    contents,
    '- [Hazards](hazards.md)',
    '- [Hazards](hazards.md)\n- [Storms](storms.md)',
    [`${contents}:4: There is no file storms.md, or it is listed above. Mend its name, or take it out.`],
  ],
  [
    'a chapter that is listed twice',
    contents,
    '- [Hazards](hazards.md)',
    '- [Hazards](hazards.md)\n- [Hazards](hazards.md)',
    [`${contents}:4: There is no file hazards.md, or it is listed above. Mend its name, or take it out.`],
  ],
  [
    'an invalid item of contents',
    contents,
    '- [Hazards](hazards.md)',
    '- [Hazards](hazards.md)\n- Storms',
    [`${contents}:4: This is no chapter. They look like “- [Hazards](hazards.md)”.`],
  ],
  [
    'contents with another title for a chapter',
    contents,
    '[Hazards]',
    '[Dangers]',
    [`${contents}:3: The title of this chapter is “Hazards”. Call it so here, too.`],
  ],
  [
    'two chapters with the same title',
    'frontiers/far/deep.md',
    '"Space: the deep"',
    'Hazards',
    [
      'frontiers/far/deep.md:2: frontiers/hazards.md has this title, too. Give one of them another.',
      `${contents}:4: The title of this chapter is “Hazards”. Call it so here, too.`,
    ],
  ],
])('%s is reported with its place and what to do', (_, file, from, to, faults) => {
  const text = sound[file] ?? '';
  expect(text).toContain(from);
  expect(faultsOf({ ...sound, [file]: text.replace(from, to) })).toEqual(faults);
});

test('a book without any contents is reported', () => {
  const { 'away-missions/contents.md': _, 'away-missions/damage.md': __, ...others } = sound;
  expect(faultsOf(others)).toEqual([
    'away-missions/contents.md:1: The book has no contents. Make this file, with an item for each chapter.',
  ]);
});
