import { expect, test } from 'vitest';
import { chats } from '../../../src/discord/chats.ts';
import { compose } from '../../../src/discord/compose/index.ts';
import type { TableView } from '../../../src/tables/types.ts';
import { choosable } from '../../support/choosable.ts';
import { answer, labels } from './support/made.ts';
import { seen, skirmish } from './support/samples.ts';

const shows = [...skirmish.shows, { value: 'moves', label: 'What I can do now', own: true as const }];

/** The answer to somebody who looks at a table. */
const read = (what: 'map' | 'move', more: Partial<TableView>) =>
  compose(seen(more), answer({ done: true, read: { what } }), { ...skirmish, shows }, false);

test('what only a spectator sees has no button that needs a seat, and no part of a player’s own', () => {
  const watching = { reader: 'spectator', decision: null, undo: null, orders: null } as const;
  const menu = (more: Partial<TableView>) => {
    const { body } = read('map', more);
    return choosable(body as never).flatMap(({ label, value }) => (value === null ? [] : [label]));
  };
  expect(labels(read('map', watching))).toEqual(['menu', 'Map', 'Log', 'History']);
  expect(labels(read('move', watching))).toEqual(['Map', 'Log', 'History']);
  expect(menu({})).toContain('What I can do now');
  expect(menu(watching)).toEqual(skirmish.shows.map(({ label }) => label));
});

test.each(chats.map((chat) => [chat.game, chat] as const))(
  '%s: parts that speak to a player are their own',
  (_, chat) => {
    const speaking = chat.shows.filter(({ label }) => /\b(?:I|my|you|your)\b/i.test(label));
    expect(speaking).not.toEqual([]);
    expect(speaking.map(({ own }) => own)).toEqual(speaking.map(() => true));
  },
);
