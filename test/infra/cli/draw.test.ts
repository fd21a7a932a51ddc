import { expect, test } from 'vitest';
import { drawScene } from '../../../src/cli/draw.ts';
import type { Json } from '../../../src/kernel/types.ts';
import { deal, position } from '../../rules/frontiers/support/position.ts';
import { viewOf } from '../../rules/renderers/frontiers-positions.ts';

/** A hand that takes more than one page. */
function largeHand(): Json {
  const g = position();
  const cards = ['warp-drive', 'open-fire', 'insight', 'damage-control', 'impulse-engines'];
  deal(g, 0, ...cards, ...cards, ...cards);
  return viewOf(g) as unknown as Json;
}

test('drawScene draws every page of a scene, and nothing after the last page', async () => {
  const view = largeHand();
  const drawn = await Promise.all([1, 2, 3, 4].map((page) => drawScene('frontiers', 'hand', view, { page })));
  const pages = drawn.filter(({ bytes }) => bytes.length > 0);
  expect(pages.length).toBeGreaterThan(1);
  expect(pages.length).toBeLessThan(4);
  expect(new Set(pages.map(({ bytes }) => bytes.toString('base64'))).size).toBe(pages.length);
  expect(drawn.slice(pages.length).every(({ bytes }) => bytes.length === 0)).toBe(true);
});

test('drawScene writes the text version on a single page', async () => {
  const view = largeHand();
  const [first, second] = await Promise.all(
    [1, 2].map((page) => drawScene('frontiers', 'hand', view, { page, words: true })),
  );
  expect(first?.bytes.toString()).toContain('Your hand: 15 cards.');
  expect(second?.bytes).toHaveLength(0);
});
