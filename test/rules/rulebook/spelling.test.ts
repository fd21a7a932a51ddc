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
  ['itself, however rare', 'shop', 'shop'],
  ['the nearest before a commoner one', 'planners', 'planner'],
  ['the commonest of those as near', 'shap', 'ship'],
  ['the shortest of those as near and as common', 'rangex', 'range'],
  ['one that begins otherwise', 'dlanet', 'planet'],
  ['one that begins so before one that begins otherwise', 'teamimg', 'teaming'],
  ['one that begins otherwise before one that is farther away', 'panger', 'ranger'],
  ['the commonest that begins so, of an unfinished word', 'transp', 'transporter'],
  ['none that errs at both ends', 'xeaminx', null],
  ['none of three letters', 'shi', null],
])('a word is meant as %s', (_, typed, meant) => {
  expect(spelling.correct(typed)).toBe(meant);
});
