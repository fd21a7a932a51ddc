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

test('a picture of a private copy is taller than the same picture of the table, and its texts say what it is', async () => {
  const view = largeHand();
  const [real, tried] = await Promise.all([
    drawScene('frontiers', 'hand', view, {}),
    drawScene('frontiers', 'hand', view, { trial: true }),
  ]);
  const heightOf = (bytes: Buffer): number => bytes.readUInt32BE(20);
  expect(heightOf(tried.bytes)).toBe(heightOf(real.bytes) + 72);
  expect(tried.alt).toMatch(/^Trying it out: a private copy on which nothing is played\. /);
  const { bytes } = await drawScene('frontiers', 'hand', view, { trial: true, words: true });
  expect(bytes.toString()).toMatch(/^Trying it out: /);
});

test('the curve of a finished game is drawn for every game, and says each seat’s scores in words', async () => {
  const scores = [0, 1, 2, 3].map((round) => ({ round, totals: [round * 2, round] }));
  for (const game of ['ascendancy', 'frontiers', 'away-missions', 'first-edition']) {
    const { alt, bytes } = await drawScene(game, 'curve', null, { names: ['Ann', 'Ben'], scores });
    expect(alt).toBe('Score over time, 3 turns. Ann: 0, 2, 4, 6. Ben: 0, 1, 2, 3.');
    expect(bytes.length).toBeGreaterThan(1_000);
  }
});
