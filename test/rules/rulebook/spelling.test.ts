import { expect, test } from 'vitest';
import { Spelling } from '../../../src/rulebook/search/spelling.ts';

const spelling = new Spelling();
for (const [word, times] of Object.entries({
  ranger: 1,
  range: 1,
  shop: 1,
  ship: 2,
  planet: 9,
  planner: 1,
  beaming: 5,
  teaming: 1,
  transport: 1,
  transporter: 3,
}))
  spelling.add(word, times);

test.each([
  ['a known word itself, however rare', 'shop', 'shop'],
  ['the nearest word before a more common one', 'planners', 'planner'],
  ['the most common of equally near words', 'shap', 'ship'],
  ['the shortest of equally near and common words', 'rangex', 'range'],
  ['a word with another first letter', 'dlanet', 'planet'],
  ['a word with the same first letter before one with another', 'teamimg', 'teaming'],
  ['a nearer word before one with the same first letter', 'panger', 'ranger'],
  ['the most common word that begins with an unfinished one', 'transp', 'transporter'],
  ['no word that differs at both ends', 'xeaminx', null],
  ['no word for three letters', 'shi', null],
])('the spelling correction chooses %s', (_, typed, meant) => {
  expect(spelling.correct(typed)).toBe(meant);
});
