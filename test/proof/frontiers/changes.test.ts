import { expect, it } from 'vitest';
import { frontiersChat } from '../../../src/games/frontiers/chat/index.ts';
import { gameOf } from '../../../src/games/index.ts';
import { must } from '../../../src/kernel/must.ts';
import { lookAtChanges } from '../support/changes.ts';

it('the map marks exactly the changes that its words list, in a random game', () => {
  const game = must(gameOf('frontiers'), 'the game');
  const { compared, kinds, faults } = lookAtChanges(game, frontiersChat, { secret: 'three', every: 20 });
  expect(faults).toEqual([]);
  expect(compared).toBeGreaterThan(10);
  expect(kinds).toEqual(['figure', 'place', 'way']);
});
