import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { aliasesOf, quotedIn } from '../../../src/cli/cards/aliases.ts';
import { checkHandFacts, withHandFacts } from '../../../src/cli/cards/by-hand.ts';
import { formulaOf, staffingOf } from '../../../src/cli/cards/formulas.ts';
import { type CardRecord, recordSchema } from '../../../src/cli/cards/record.ts';
import { checkNoneLost, rowsOf } from '../../../src/cli/cards/rows.ts';
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

test('the import merges the printings of a title and fills gaps in the first finished printing from later ones', () => {
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

test('titles that differ only in asterisks or symbols get distinct ids, which contain the set’s name if necessary', () => {
  const names = ['Khan', 'Khan!', 'Kira', 'Kira*', 'Kira**', 'Odo+'];
  expect(cards(...names.map((name) => record({ name }))).map(({ id }) => id)).toEqual([
    ...['khan', 'khan-first', 'kira', 'kira-star', 'kira-star-star', 'odo-plus'],
  ]);
});

test('the import restores quotation marks in titles, and turns alternative names into aliases', () => {
  const named = { '"God"': { name: 'God' }, 'This/That': { name: 'This' }, This: { name: 'This' } };
  const rows = rowsOf([record({ name: 'God' }), record({ name: 'This' })], quotedIn(named));
  expect(rows.map(({ title }) => title)).toEqual(['"God"', 'This']);
  expect(aliasesOf(named, rows)).toEqual({ 'This/That': 'this' });
  expect(() => aliasesOf({ Nobody: { name: 'Nobody' } }, rows)).toThrow('there is no such card');
});

test('the import doesn’t count mirror versions and impersonators as personas', () => {
  expect(cards({ ...person, persona: '(Worf)' }, { ...person, name: 'Other', persona: '<Worf>' })).toMatchObject([
    { id: 'other', personas: [], impersonates: ['Worf'], mirrorOf: [] },
    { id: 'somebody', personas: [], impersonates: [], mirrorOf: ['Worf'] },
  ]);
});

test('the import splits a lore entry in which several names are run together', () => {
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
])('the import %s is written %s', (tokens, formula) => {
  expect(formulaOf(tokens)).toBe(formula);
});

test('the import groups equal staffing icons with a count, and replaces [Borg] with the affiliation’s icon', () => {
  expect(staffingOf(record({ staffing: ['[Cmd]', '[Stf]', '[Stf]'] }))).toBe('[Cmd] personnel + 2 [Stf] personnel');
  expect(staffingOf(record({ staffing: ['[Borg]', '[Nav]'] }))).toBe('[Bor] personnel + [Nav] personnel');
  expect(staffingOf(record({ staffing: ['[Stf]'], staffing_formula: 'Balok' }))).toBe('{Balok}');
  expect(staffingOf(record({}))).toBeUndefined();
});

test('the import refuses card text, and refuses an unknown affiliation with a message that names the card', () => {
  expect(() => rowsOf([{ ...person, affiliations: ['Gorn'] }])).toThrow('card somebody: Gorn are not all among');
  expect(() => recordSchema.parse({ ...person, text: 'When this card is played' })).toThrow('text');
});

/** The lines of the stored file. */
function keptLines(): string[] {
  return JSON.parse(
    readFileSync(resolve(import.meta.dirname, '../../../src/games/first-edition/content/cards.json'), 'utf8'),
  );
}

/** The records that make up a line of the file, one per printing. The lists have no figures of dilemmas. */
function recordsOf(line: string): CardRecord[] {
  const [, title = '', type = '', printings = '', ...named] = line.split('|');
  const facts = new Map(named.map((fact) => [fact.split('=')[0] ?? '', fact.slice(fact.indexOf('=') + 1)]));
  const text = (name: string) => facts.get(name);
  const list = (name: string) => text(name)?.split(';');
  const plays = list('plays')?.map((name) => `<${name}>`) ?? [];
  const mirrors = list('mirrors')?.map((name) => `(${name})`) ?? [];
  const persona = [...(list('personas') ?? []), ...mirrors, ...plays].join(';');
  const figures = type === 'Dilemma' ? [] : ['RANGE', 'WEAPONS', 'SHIELDS'];
  const told = {
    unique: text('unique'),
    affiliations: list('affiliations'),
    icons: list('icons'),
    special_downloads: list('downloads'),
    characteristics: list('traits'),
    [type === 'Personnel' ? 'classification' : 'class']:
      type === 'Personnel' ? list('class')?.join('/') : text('class'),
    skills: list('skills')?.map(skillIn),
    persona: persona === '' ? undefined : persona,
    commands_ship: list('commands'),
    report_groups: list('reports'),
    names_in_lore: list('lore'),
    staffing_formula: text('staffing'),
    special_equipment: list('equipment'),
    matching_commander: list('commanders'),
    facility_type: text('facility'),
    location: text('where') === undefined ? undefined : PLACES[text('where') ?? ''],
    region: text('region'),
    location_name: text('location'),
    attempt: facts.has('open') ? 'any' : undefined,
    requirement: text('requirement'),
    overcome_tokens: text('overcome'),
    keywords: list('keywords'),
    attack_bonus: text('attackBonus'),
    defense_bonus: text('defenseBonus'),
    hit: text('hit'),
    direct_hit: text('directHit'),
    ...Object.fromEntries(
      [
        'points',
        'countdown',
        'INTEGRITY',
        'CUNNING',
        'STRENGTH',
        'quadrant',
        'span',
        'attack',
        'defense',
        'hull',
        ...figures,
      ].map((name) => [name, text(name)]),
    ),
  };
  const known = Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined));
  return printings.split(';').map((printing) => {
    const [release = '', rarity = '', property = ''] = printing.split(':');
    const legality = list('legal') ?? [];
    const name = title.replace(/^"(.*)"$/, '$1');
    return recordSchema.parse({
      ...{ name, type, release, rarity, property, legality, has_special_text: facts.has('text') },
      ...known,
    });
  });
}

const PLACES: Readonly<Record<string, string[]>> = {
  planet: ['[P]'],
  space: ['[S]'],
  either: ['[S/P]'],
  both: ['[S] [P]'],
};

function skillIn(written: string) {
  const [plain = '', of] = written.replace(/^\?/, '').split('@');
  const [, names = '', x = '1'] = /^(.+?)(?: x(\d+))?$/.exec(plain) ?? [];
  const pair = names.split('/');
  return {
    skill: pair.length === 2 ? pair : names,
    x: Number(x),
    ...(written.startsWith('?') ? { conditional: true } : {}),
    ...(of === undefined ? {} : { of }),
  };
}

test('importing again leaves all stored cards unchanged', () => {
  const lines = keptLines();
  const titles = lines.map((line) => line.split('|')[1] ?? '');
  const quoted = new Set(titles.filter((title) => /^".*"$/.test(title)).map((title) => title.slice(1, -1)));
  const again = rowsOf(lines.flatMap(recordsOf), quoted).map(({ line }) => line);
  expect(again.filter((line) => !lines.includes(line))).toEqual([]);
  expect(again).toEqual(lines);
});

test('facts entered by hand complete a listed card, but contradicting the lists or naming an unlisted card is an error', () => {
  expect(withHandFacts('borg-ship', { RANGE: 8 })).toEqual({ RANGE: 8, WEAPONS: 24, SHIELDS: 24 });
  expect(withHandFacts('thomas-paris', { characteristics: ['Male'] })).toEqual({
    characteristics: ['Male', 'any Tom Paris'],
  });
  expect(() => withHandFacts('borg-ship', { RANGE: 7 })).toThrow(
    'borg-ship: RANGE is 7 in the list and 8 in by-hand.ts',
  );
  expect(() => checkHandFacts(new Set(['spock']))).toThrow('no list has: assimilated-vessel');
});

test('the import refuses a folder that lacks cards of the file, since decks and tables have their ids', () => {
  const [one, other] = [record({ name: 'Scan' }), record({ name: 'Hail' })];
  const lines = rowsOf([one, other]).map(({ line }) => line);
  expect(() => checkNoneLost(rowsOf([one, other]), lines)).not.toThrow();
  expect(() => checkNoneLost(rowsOf([one, other]), lines.slice(1))).not.toThrow();
  expect(() => checkNoneLost(rowsOf([one]), lines)).toThrow('lacks 1 cards that cards.json has, such as hail');
});

test('the import writes only facts to the file, not text or lore', () => {
  const lines = keptLines();
  const names = new Set(lines.flatMap((line) => line.split('|').slice(4)).map((fact) => fact.split('=')[0]));
  expect([...names].filter((name) => name !== 'text' && /lore_|text_|rules/.test(name ?? ''))).toEqual([]);
  expect(lines.filter((line) => /\|text=/.test(line))).toEqual([]);
  expect(lines.filter((line) => /[.!?] [A-Z][a-z]+ [a-z]+ [a-z]+ [a-z]+ [a-z]+ /.test(line))).toEqual([]);
});
