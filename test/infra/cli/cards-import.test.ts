import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { aliasesOf, quotedIn } from '../../../src/cli/cards/aliases.ts';
import { formulaOf, staffingOf } from '../../../src/cli/cards/formulas.ts';
import { type CardRecord, recordSchema } from '../../../src/cli/cards/record.ts';
import { rowsOf } from '../../../src/cli/cards/rows.ts';
import { cardOfRow } from '../../../src/games/first-edition/content/row.ts';

function record(more: Partial<CardRecord>): CardRecord {
  return recordSchema.parse({
    name: 'Somebody',
    type: 'Event',
    release: 'first',
    rarity: '1 C',
    legality: ['Open'],
    has_special_text: true,
    ...more,
  });
}

const person = record({
  type: 'Personnel',
  unique: 'unique',
  affiliations: ['Klingon'],
  classification: 'OFFICER',
  INTEGRITY: 7,
  CUNNING: '5+X',
  STRENGTH: 8,
  skills: [
    { skill: 'OFFICER', x: 1 },
    { skill: 'Honor', x: 2, conditional: true },
    { skill: ['Law', 'Diplomacy'], x: 1 },
  ],
});

const cards = (...records: CardRecord[]) => rowsOf(records).map(cardOfRow);

test('printings of one title become one card, its facts from the first that is finished', () => {
  const unfinished = record({ name: 'Somebody *VP', type: 'Personnel', unique: 'unique', legality: ['Trad'] });
  expect(cards(unfinished, { ...person, persona: 'The One', release: 'later' })).toMatchObject([
    {
      id: 'somebody',
      legal: ['Trad', 'Open'],
      personas: ['The One'],
      CUNNING: { value: 5, shown: '5+X', isOpen: true },
      printings: [{ release: 'first' }, { release: 'later' }],
      skills: [
        { name: 'OFFICER', count: 1 },
        { name: 'Honor', count: 2, conditional: true },
        { name: 'Law', or: 'Diplomacy', count: 1 },
      ],
    },
  ]);
});

test('stars and signs tell titles apart, and where ids would be alike the set does', () => {
  const names = ['Khan', 'Khan!', 'Kira', 'Kira*', 'Kira**', 'Odo+'];
  expect(cards(...names.map((name) => record({ name }))).map(({ id }) => id)).toEqual([
    ...['khan', 'khan-first', 'kira', 'kira-star', 'kira-star-star', 'odo-plus'],
  ]);
});

test('titles in quotation marks get them back, other names become aliases', () => {
  const named = { '"God"': { name: 'God' }, 'This/That': { name: 'This' }, This: { name: 'This' } };
  const rows = rowsOf([record({ name: 'God' }), record({ name: 'This' })], quotedIn(named));
  expect(rows.map(({ title }) => title)).toEqual(['"God"', 'This']);
  expect(aliasesOf(named, rows)).toEqual({ 'This/That': 'this' });
  expect(() => aliasesOf({ Nobody: { name: 'Nobody' } }, rows)).toThrow('there is no such card');
});

test('mirror versions and impersonators aren’t personas', () => {
  expect(cards({ ...person, persona: '(Worf)' }, { ...person, name: 'Other', persona: '<Worf>' })).toMatchObject([
    { id: 'other', personas: [], impersonates: ['Worf'], mirrorOf: [] },
    { id: 'somebody', personas: [], impersonates: [], mirrorOf: ['Worf'] },
  ]);
});

test('names that ran together are parted', () => {
  const [card] = cards({ ...person, names_in_lore: ['Dax', 'The Intendant Dax', 'The Intendant', 'Rom  Nog'] });
  expect(card).toMatchObject({ namesInLore: ['Dax', 'The Intendant', 'Rom', 'Nog'] });
});

test.each([
  ['SECURITY, SCIENCE, and STRENGTH>50', 'SECURITY + SCIENCE + STRENGTH>50'],
  ['2 hand weapons OR 3 SECURITY', 'hand weapon x2 OR SECURITY x3'],
  ['SCIENCE and Navigation aboard', '(SCIENCE + Navigation) aboard'],
  ['2 Diplomacy OR 3 SECURITY remaining', '(Diplomacy x2 OR SECURITY x3) remaining'],
  ['2 Biology and (2 MEDICAL OR a Nurse)', 'Biology x2 + (MEDICAL x2 OR Nurse)'],
  ['OFFICER x2 + Strength>45 + (VIP x3 OR {any Gowron})', 'OFFICER x2 + STRENGTH>45 + (V.I.P. x3 OR {any Gowron})'],
  ['3 Vulcans OR 4 [Def] drones', '3 Vulcan OR 4 [Def] Drone'],
  ["SCIENCE + (Son'a OR Vorta)", "SCIENCE + (Son'a OR Vorta)"],
  ['three personnel with OFFICER classification', '3 personnel with OFFICER classification'],
  ['10 < INTEGRITY < 50', 'INTEGRITY>10 + INTEGRITY<50'],
])('%s is written %s', (tokens, formula) => {
  expect(formulaOf(tokens)).toBe(formula);
});

test('staffing counts icons that are alike; any Borg is the icon of their affiliation', () => {
  expect(staffingOf(record({ staffing: ['[Cmd]', '[Stf]', '[Stf]'] }))).toBe('[Cmd] personnel + 2 [Stf] personnel');
  expect(staffingOf(record({ staffing: ['[Borg]', '[Nav]'] }))).toBe('[Bor] personnel + [Nav] personnel');
  expect(staffingOf(record({ staffing: ['[Stf]'], staffing_formula: 'Balok' }))).toBe('{Balok}');
  expect(staffingOf(record({}))).toBeUndefined();
});

test('a fact that is printed on no card is refused, with the card’s name', () => {
  expect(() => rowsOf([{ ...person, affiliations: ['Gorn'] }])).toThrow('card somebody: Gorn are not all among');
  expect(() => recordSchema.parse({ ...person, text: 'When this card is played' })).toThrow('text');
});

test('nothing but facts is in the file: no text, no lore', () => {
  const file = resolve(import.meta.dirname, '../../../src/games/first-edition/content/cards.json');
  const lines: string[] = JSON.parse(readFileSync(file, 'utf8'));
  const names = new Set(lines.flatMap((line) => line.split('|').slice(4)).map((fact) => fact.split('=')[0]));
  expect([...names].filter((name) => name !== 'text' && /lore_|text_|rules/.test(name ?? ''))).toEqual([]);
  expect(lines.filter((line) => /\|text=/.test(line))).toEqual([]);
  expect(lines.filter((line) => /[.!?] [A-Z][a-z]+ [a-z]+ [a-z]+ [a-z]+ [a-z]+ /.test(line))).toEqual([]);
});
