import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { cardOf } from '../../../src/games/first-edition/content/pool.ts';
import { checkDeck } from '../../../src/games/first-edition/decks/check.ts';
import { writeLackey } from '../../../src/games/first-edition/decks/lackey.ts';
import { read } from '../../../src/games/first-edition/decks/read.ts';
import { faultLines } from '../../../src/games/kit/decks/reading.ts';
import { countIn } from '../../../src/games/kit/decks/zoned.ts';

const samples = resolve(import.meta.dirname, '../../fixtures/first-edition/decks');
const files = readdirSync(samples);

test('there are nine sample decks', () => expect(files).toHaveLength(9));

test.each(files)('%s is read, can be played, and is written back unchanged', (file) => {
  const bytes = readFileSync(join(samples, file));
  const { deck, faults } = read(bytes);
  expect(faults).toEqual([]);
  expect(countIn(deck, 'missions')).toBe(6);
  expect(checkDeck(deck).filter(({ isBroken }) => isBroken)).toEqual([]);
  expect(read(writeLackey(deck)).deck).toEqual(deck);
  expect(writeLackey(deck).split('\r\n').sort()).toEqual(bytes.toString('utf8').split('\r\n').sort());
});

test('a list with a byte-order mark, blank lines and notes is read', () => {
  const { deck, faults } = read('\ufeff# mine\r\n2\tData\r\n\r\nMissions:\r\n1\tDistress Mission\r\n// end\r\n');
  expect(faults).toEqual([]);
  expect(deck).toEqual({ draw: [{ card: 'data', count: 2 }], missions: [{ card: 'distress-mission', count: 1 }] });
});

test.each([
  ['2 Data', 'data', 2],
  ['2x Data', 'data', 2],
  ['2 × Data', 'data', 2],
  ['Data x2', 'data', 2],
  ['Data (2)', 'data', 2],
  ['Data', 'data', 1],
  ['10 and 01', '10-and-01', 1],
  ['3 10 and 01', '10-and-01', 3],
  ['“God”', 'god', 1],
  ['Jean-Luc Picard *VP', 'jean-luc-picard', 1],
  ['Rom*', 'rom-star', 1],
  ['1 Geordi LaForge', 'geordi-la-forge', 1],
  ['1 Jean Luc Picard', 'jean-luc-picard', 1],
  ['USS Galaxy', 'uss-galaxy', 1],
])('the line “%s” is read as %s', (line, card, count) => {
  const { deck, faults } = read(`Draw deck:\n${line}`);
  expect(faults).toEqual([]);
  expect(deck).toEqual({ draw: [{ card, count }] });
});

test('a name with different spacing or punctuation is rejected if it could mean two cards', () => {
  expect(read('Pla Net').faults.map(({ says }) => says)).toEqual([
    expect.stringContaining('There is no card “Pla Net”'),
  ]);
});

test('C-UNIQ-16: a ship titled I.K.C. is also found when it is typed as I.K.S.', () => {
  expect(cardOf('ikc-pagh').title).toBe('I.K.C. Pagh');
  expect(read('I.K.S. Pagh').deck).toEqual({ draw: [{ card: 'ikc-pagh', count: 1 }] });
});

test('cards in a list without zones are sorted into zones by card type', () => {
  const { deck } = read('Data\nDistress Mission\nHorta\nFederation Outpost\nAttack Wing\nOps');
  expect(deck).toEqual({
    draw: [{ card: 'data', count: 1 }],
    missions: [{ card: 'distress-mission', count: 1 }],
    seeds: [
      { card: 'horta', count: 1 },
      { card: 'federation-outpost', count: 1 },
    ],
    tactics: [{ card: 'attack-wing', count: 1 }],
    sites: [{ card: 'ops', count: 1 }],
  });
});

test('a JSON deck file is read, and the missions and sites among its seed cards go into zones of their own', () => {
  const seed = ['Distress Mission', 'Horta', 'Ops'].map((name) => ({ name, set: 'x', type: 'y', quantity: 1 }));
  const file = { format: 'STCCG1E-Deck-v2', name: 'Mine', seed, draw: [{ name: 'Data', quantity: 2 }], tribble: [] };
  expect(read(JSON.stringify(file))).toEqual({
    name: 'Mine',
    faults: [],
    deck: {
      missions: [{ card: 'distress-mission', count: 1 }],
      seeds: [{ card: 'horta', count: 1 }],
      sites: [{ card: 'ops', count: 1 }],
      draw: [{ card: 'data', count: 2 }],
    },
  });
});

test.each([
  ['2 Jean-Luc Picrad', 'Line 2: There is no card “Jean-Luc Picrad”. Did you mean “Jean-Luc Picard”', 'a slip'],
  ['U.S.S. Enterprize', '“U.S.S. Enterprise”', 'a ship'],
  ['xyzzy plugh frotz', 'Line 2: There is no card “xyzzy plugh frotz”.', 'nothing like it'],
  ['500 Data', 'Line 2: A line can’t have 500 copies of Data. Write a number from 1 to 99.', 'too many'],
  ['0 Data', 'Line 2: A line can’t have 0 copies of Data', 'none'],
  ['1 Terok Nor (back)', 'Line 2: “Terok Nor (back)” is the back of a card', 'a back'],
  ['Drawers:', 'Line 2: Decks have no zone “Drawers:”. The zones are Missions: Seed+Dil:', 'no zone'],
])('an invalid line is reported: %s', (line, says) => {
  const { faults } = read(`1\tData\n${line}`);
  expect(faultLines(faults, 5).join('\n')).toContain(says);
  expect(faults).toHaveLength(1);
});

test.each([
  ['a picture', Uint8Array.of(0x89, 0x50, 0, 0), 'This file isn’t text'],
  ['a file in UTF-16', Buffer.from('\ufeff2\tData', 'utf16le'), 'written in UTF-16'],
  ['a file in Windows-1252', Buffer.from('1\tCaf\xe9', 'latin1'), 'isn’t written in UTF-8'],
  ['a file that is too large', new Uint8Array(1_000_001).fill(65), 'too large'],
  ['a list that is too long', Buffer.from('Data\n'.repeat(10_001)), 'This list has 10001 lines'],
  ['an empty list', Buffer.from(' \r\n'), 'This list is empty'],
  ['a list without cards', Buffer.from('Missions:\n'), 'This list has no cards'],
  ['an XML file', Buffer.from('<?xml version="1.0"?><deck/>'), 'Save it as a text list'],
  ['half a file', Buffer.from('{"seed": ['), 'cut off or damaged'],
  ['a JSON file of another kind', Buffer.from('{"seed": 3}'), '“seed” has an unexpected value'],
])('%s is refused as a whole', (_what, bytes, says) => {
  const { deck, faults } = read(bytes);
  expect(deck).toEqual({});
  expect(faults).toHaveLength(1);
  expect(faultLines(faults, 5)[0]).toContain(says);
});

test('of ten thousand misspelled lines, only the first twenty are compared with all titles, and only a few are reported', () => {
  const { faults } = read(Array.from({ length: 9_999 }, (_, at) => `1 Jean-Luc Picrad ${at}`).join('\n'));
  expect(faults.filter(({ says }) => says.includes('Did you mean'))).toHaveLength(20);
  expect(faults).toHaveLength(9_999);
  expect(faultLines(faults, 3)).toHaveLength(4);
  expect(faultLines(faults, 3).at(-1)).toBe('9996 more lines can’t be read.');
});
