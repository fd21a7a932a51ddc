import { expect, it } from 'vitest';
import { forecast } from '../../../src/games/frontiers/chat/forecast.ts';
import type { FrontiersView } from '../../../src/games/frontiers/view.ts';
import type { Json } from '../../../src/kernel/types.ts';
import { moving, viewOf } from '../renderers/frontiers-positions.ts';
import { position } from './support/position.ts';

/** The preview of a line that leaves the reader’s ship at this place, with no points left. */
function told(at: string | null): string[] {
  const before = viewOf(moving(position(), 0));
  const captains = before.captains.map((one) => (one.seat === before.reader ? { ...one, at } : one));
  // Views are plain JSON, but their interfaces have no index signatures.
  const json = (view: FrontiersView): Json => view as unknown as Json;
  return forecast(json(before), json({ ...before, captains }));
}

it.each([
  ['B3', /^Your ship has \d+ cards\.$/],
  ['A6', /^Your ship is at A6 and has \d+ cards\.$/],
  [null, /^Your ship is off the map and has \d+ cards\.$/],
])('for a preview that ends with the ship at %s, the forecast is a full sentence', (at, sentence) => {
  expect(told(at)).toEqual([expect.stringMatching(sentence)]);
});
