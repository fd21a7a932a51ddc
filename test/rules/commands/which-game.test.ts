import { expect, test } from 'vitest';
import { gamesMeant } from '../../../commands/which-game.ts';
import type { Summary } from '../../../src/tables/summary.ts';
import { table } from './support/bench.ts';
import { ADA, CHANNEL, GUILD, THREAD } from './support/payloads.ts';

const ALL = ['chess', 'go', 'skirmish'];

/** The games that Ada may mean in a place, with these tables. */
function meant(tables: Summary[], named?: string, channel = CHANNEL, all = ALL): Promise<readonly string[]> {
  const backend: Parameters<typeof gamesMeant>[3]['backend'] = {
    tableOf: async (thread) => tables.find(({ place }) => place.thread === thread)?.id ?? null,
    summary: async (id) => tables.find((one) => one.id === id) ?? null,
    tablesOf: async () => tables,
  };
  const asker = {
    person: { id: ADA, name: 'Ada' },
    roles: [],
    guild: GUILD,
    channel: { id: channel, parent: null, thread: true },
  };
  return gamesMeant(all, named, asker, { backend });
}

const go = table({ id: 'goes12', game: 'go', place: { guild: GUILD, channel: CHANNEL, thread: '1' } });

test('the named game is preferred to the table’s', async () => {
  expect(await meant([table()], 'chess', THREAD)).toEqual(['chess']);
});

test('the game of the table in this thread is preferred to others that the person plays', async () => {
  expect(await meant([go, table()], undefined, THREAD)).toEqual(['skirmish']);
});

test('if there is no table, the games that the person plays are used', async () => {
  expect(await meant([table({ status: 'over' }), go])).toEqual(['go']);
  expect(await meant([table(), go])).toEqual(['go', 'skirmish']);
});

test('if the person plays none of the games, all of them are used', async () => {
  expect(await meant([])).toEqual(ALL);
  expect(await meant([table()], 'checkers', THREAD, ['chess', 'go'])).toEqual(['chess', 'go']);
});
