import { expect, test } from 'vitest';
import { compose } from '../../../src/discord/compose/index.ts';
import type { Json } from '../../../src/kernel/types.ts';
import type { Outgoing } from '../../../src/tables/types.ts';
import { seen, skirmish } from './support/samples.ts';

/** The text of a message. */
const text = (...given: Parameters<typeof compose>): string => `${compose(...given).body['content'] ?? ''}`;

test('the answer uses the game’s own words to explain why a part can’t be shown', () => {
  const shows = [
    { value: 'fight', label: 'The fight', isThere: () => false },
    { value: 'crews', label: 'The crews', isThere: () => false, absent: 'Nobody is in play yet.' },
  ];
  const asked = (show: string) => {
    const outcome = { done: true, read: { what: 'map', show } } as const;
    const player = '100000000000000001';
    return text(
      seen(),
      { to: 'answer', answer: '1', player, reader: 0, outcome },
      { ...skirmish, shows: [...skirmish.shows, ...shows] },
      false,
    );
  };
  expect(asked('fight')).toContain('\n“The fight” isn’t on the table. “Look at …” lists what you can see.');
  expect(asked('crews')).toContain('\nNobody is in play yet. “Look at …” lists what you can see.');
});

test.each<Outgoing>([
  { to: 'panel', fresh: true },
  { to: 'end', player: '1', seat: 0 },
])('a finished game says who won, in its own words if it has any: $to', (to) => {
  const over = seen({ status: 'over', awaited: [], decision: null, view: 'Blue' });
  const outcome = (view: Json) => `${view} wins.`;
  expect(text(over, to, { ...skirmish, outcome }, false)).toMatch(
    /The game is over\. .*Blue.* wins\. Entry 7 happened\./,
  );
  expect(text(over, to, skirmish, false)).toContain('The game is over. Entry 7 happened.');
});
