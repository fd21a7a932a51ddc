import { join } from 'node:path';
import { Redis } from 'ioredis';
import { expect, test } from 'vitest';
import { judge } from '../../../src/cli/chaos/ledger.ts';
import { knownGames } from '../../../src/cli/known-games.ts';
import { answerMessage } from '../../../src/cli/play/chat.ts';
import { ROLES } from '../../../src/cli/role-names.ts';
import { stream } from '../../../src/kernel/random.ts';
import { TableStore } from '../../../src/store/table-store.ts';
import { Directory } from '../../../src/tables/directory.ts';
import { History } from '../../../src/tables/history.ts';
import { AtTable } from '../support/at-table.ts';
import { findBelow, withPrograms } from '../support/programs.ts';
import { withTestDiscord } from '../support/test-discord.ts';
import { until } from '../support/until.ts';

/** The number of answers after which something is killed. */
const EVERY = 6;
/** Redis is in the list twice, because it has to come back more than once. */
const victims = [...ROLES.map((role) => `role.js ${role}`), 'redis.sock', 'redis.sock'];
const programs = withPrograms();
const discord = withTestDiscord();

/** The order and the times of the kills are the same in each run. */
const random = stream('kills');

function shuffled<T>(values: readonly T[]): T[] {
  const placed = values.map((value) => ({ value, place: random.next(1_000_000) }));
  return placed.sort((a, b) => a.place - b.place).map(({ value }) => value);
}

test('nothing is lost or repeated even if every process and Redis are killed during play', async () => {
  const data = join(programs.folder, 'data');
  const tree = programs.run('start', [], { ...discord.settings(), SUBSPACE_DATA: data, LOG_LEVEL: 'silent' });
  await discord.botIsThere();
  const { table, thread } = await discord.begin('Kills');

  const redis = new Redis(join(data, 'redis', 'redis.sock'), { maxRetriesPerRequest: null });
  redis.on('error', () => {}); // The test kills this Redis, too.
  const directory = new Directory(redis);
  const entries = async (): Promise<number> => (await directory.summary(table))?.seq ?? 0;
  const before = await entries();
  const kill = async (): Promise<void> => {
    for (const [at, victim] of shuffled(victims).entries()) {
      await until(`entry ${at * EVERY} is made`, async () => (await entries()) >= before + at * EVERY);
      await until('a moment has passed', () => random.next(10) === 0);
      const pid = await until(`there is a ${victim}`, () => findBelow(tree.pid, victim));
      process.kill(pid, 'SIGKILL');
    }
  };
  const people = new AtTable(thread.id, [discord.ann, discord.ben]);
  const most = before + (victims.length + 1) * EVERY;
  await Promise.all([people.play(async () => (await entries()) < most), kill()]);

  const store = new TableStore(redis);
  const history = new History(store, knownGames);
  await until('nothing waits at the table', async () => (await store.waiting(table)) === 0);
  const log = (await history.entries(table, before + 1, 100_000)).map(({ id }) => id);
  expect(log.length).toBeGreaterThanOrEqual(40);
  const verdict = await judge(people.done, log);
  expect(verdict).toMatchObject({ lost: [], doubled: [], deferredLost: [], mistold: [], misread: [] });
  const held = await history.now(table);
  expect(held === null ? [] : (await history.verify(table, held)).map(({ same }) => same)).toEqual([true, true]);

  // A renderer that died last holds its job for a while. Until then the map is sent in words.
  const picture = async () => (await answerMessage(discord.ann.slash(thread, '/map'))).attachments[0]?.filename;
  expect(await until('the map is drawn again', picture)).toMatch(/\.png$/);
  redis.disconnect();
  expect(await tree.interrupt()).toEqual({ code: 0, signal: null });
  const again = 'Something else ended redis-server (SIGKILL). Restarting it.';
  expect(tree.complained()).toEqual([again, again]);
});
