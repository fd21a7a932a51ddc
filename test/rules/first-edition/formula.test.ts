import { expect, test } from 'vitest';
import lines from '../../../src/games/first-edition/content/cards.json' with { type: 'json' };
import { parseFormula, printFormula } from '../../../src/games/first-edition/content/formula-text.ts';

const printed = lines.flatMap((line) =>
  [...line.matchAll(/\|(?:requirement|overcome|staffing)=(?<formula>[^|]+)/g)].map(
    ({ groups }) => groups?.['formula'] ?? '',
  ),
);

test('every parsed requirement of a mission, dilemma or ship converts back to the original text', () => {
  expect(new Set(printed).size).toBeGreaterThan(500);
  expect(printed.map((formula) => printFormula(parseFormula(formula)))).toEqual(printed);
});

test.each([
  ['Geology OR Physics', { is: 'any', of: [skill('Geology'), skill('Physics')] }],
  [
    'Honor x2 + V.I.P. OR {any Spock}',
    {
      is: 'any',
      of: [
        { is: 'all', of: [skill('Honor', 2), skill('V.I.P.')] },
        { is: 'card', title: 'Spock', any: true },
      ],
    },
  ],
  [
    'Law + (Honor OR no Youth)',
    { is: 'all', of: [skill('Law'), { is: 'any', of: [skill('Honor'), { is: 'no', of: skill('Youth') }] }] },
  ],
  ['CUNNING>35', { is: 'attribute', sum: ['CUNNING'], bound: { than: '>', number: 35 } }],
  ['CUNNING+STRENGTH<8', { is: 'attribute', sum: ['CUNNING', 'STRENGTH'], bound: { than: '<', number: 8 } }],
  ['hand weapon x2', { is: 'equipment', kind: 'hand weapon', count: 2 }],
  ['any Intelligence', { is: 'skill', skill: 'any Intelligence', count: 1 }],
  ['2 [TE] leader', { is: 'people', count: 2, who: { icons: ['TE'], trait: 'leader' } }],
  ['[Bor] [Def] personnel', { is: 'people', count: 1, who: { icons: ['Def'], affiliation: 'Borg' } }],
  ['<Fed> personnel', { is: 'people', count: 1, who: { icons: ['<Fed>'] } }],
  ['2 non-[MU] personnel', { is: 'people', count: 2, who: { icons: [], without: 'MU' } }],
  [
    'Vulcan with Treachery',
    { is: 'people', count: 1, who: { icons: [], trait: 'Vulcan', with: { skill: 'Treachery' } } },
  ],
  ['Trill with symbiont', { is: 'people', count: 1, who: { icons: [], trait: 'Trill with symbiont' } }],
  [
    '3 personnel with V.I.P. classification',
    { is: 'people', count: 3, who: { icons: [], with: { classification: 'V.I.P.' } } },
  ],
  [
    'personnel with CUNNING<7',
    { is: 'people', count: 1, who: { icons: [], with: { attribute: 'CUNNING', bound: { than: '<', number: 7 } } } },
  ],
  ['(Honor OR Law) aboard', { is: 'among', who: 'aboard', of: { is: 'any', of: [skill('Honor'), skill('Law')] } }],
  [
    '"discard + (two) OR more" + Law',
    { is: 'all', of: [{ is: 'special', words: 'discard + (two) OR more' }, skill('Law')] },
  ],
])('“%s” is parsed and printed', (text, formula) => {
  expect(parseFormula(text)).toEqual(formula);
  expect(printFormula(parseFormula(text))).toBe(text);
});

test('invalid formulas are refused', () => {
  expect(() => parseFormula('WISDOM>3')).toThrow('no attribute WISDOM');
  expect(() => parseFormula('')).toThrow('an empty formula');
  expect(() => parseFormula('Law +  + Honor')).toThrow('an empty formula');
});

function skill(name: string, count = 1) {
  return { is: 'skill', skill: name, count };
}
