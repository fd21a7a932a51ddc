import { expect, it } from 'vitest';
import { ascendancyChat } from '../../../src/games/ascendancy/chat/index.ts';
import { gameOf } from '../../../src/games/index.ts';
import { must } from '../../../src/kernel/must.ts';
import { lookAtChanges } from '../support/changes.ts';

it.each([
  ['three players', 20, { civs: ['federation', 'klingon', 'romulan'] }],
  ['one player against the Borg', 3, { civs: ['federation'], borg: 'invasion' }],
])('the map marks exactly the changes that its words list, in a random game of %s', (secret, every, options) => {
  const game = must(gameOf('ascendancy'), 'the game');
  const { compared, kinds, faults } = lookAtChanges(game, ascendancyChat, { secret, options, every });
  expect(faults).toEqual([]);
  expect(compared).toBeGreaterThan(15);
  expect(kinds).toEqual(['figure', 'place', 'way']);
});
