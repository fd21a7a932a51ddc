import { Redis } from 'ioredis';
import { expect, test } from 'vitest';
import { METRICS } from '../../../src/metrics/list.ts';
import { Directory } from '../../../src/tables/directory.ts';
import { AtTable } from '../support/at-table.ts';
import { findBelow, withPrograms } from '../support/programs.ts';
import { withRedis } from '../support/redis.ts';
import { Probe, type Scraped, sum } from '../support/scrape.ts';
import { withTestDiscord } from '../support/test-discord.ts';
import { until } from '../support/until.ts';

/** The number of moves after which something is killed. */
const EVERY = 4;
const VICTIMS = ['role.js worker', 'redis', 'role.js bot', 'role.js renderer'];

const redis = withRedis();
const discord = withTestDiscord();
const programs = withPrograms();

/** The series of a scrape that may only grow, with the process that they belong to. */
function growing(scraped: Scraped): Map<string, number> {
  const counters = Object.entries(METRICS).flatMap(([name, { type }]) =>
    type === 'counter' ? [name] : type === 'histogram' ? [`${name}_count`, `${name}_sum`, `${name}_bucket`] : [],
  );
  return new Map(
    [...scraped].flatMap(([series, value]): [string, number][] => {
      const [name = ''] = series.split('{');
      const [, role = '', slot = ''] = /role="(\w+)".*slot="(\d+)"/.exec(series) ?? [];
      const born = scraped.get(`subspace_start_time_seconds{role="${role}",slot="${slot}"}`);
      // The supervisor counts restarts for all processes.
      const process = name === 'subspace_restarts_total' ? 'supervisor' : `${born}`;
      return counters.includes(name) ? [[`${series} ${process}`, value]] : [];
    }),
  );
}

test('while processes and Redis are killed, no counter of a process goes down', async () => {
  const tree = programs.run('start', [], {
    ...discord.settings(),
    REDIS_URL: redis.socket,
    SUBSPACE_HEALTH: '0',
    LOG_LEVEL: 'silent',
  });
  const probe = await Probe.of(tree);
  await discord.botIsThere();
  const { table, thread } = await discord.begin('Kills');
  const connection = new Redis(redis.socket, { maxRetriesPerRequest: null });
  connection.on('error', () => {}); // The test kills this Redis, too.
  const directory = new Directory(connection);
  const entries = async (): Promise<number> => (await directory.summary(table))?.seq ?? 0;
  const before = await entries();

  const fallen: string[] = [];
  const last = new Map<string, number>();
  let scrapes = 0;
  const look = async (): Promise<void> => {
    const now = growing(await probe.scrape());
    for (const [series, value] of now) {
      if (value < (last.get(series) ?? 0)) fallen.push(series);
      last.set(series, value);
    }
    scrapes += 1;
  };
  let playing = true;
  const watch = async (): Promise<void> => {
    while (playing) await look();
  };
  const kill = async (): Promise<void> => {
    for (const [at, victim] of VICTIMS.entries()) {
      await until(`entry ${at * EVERY} is made`, async () => (await entries()) >= before + at * EVERY);
      if (victim === 'redis') await redis.crash();
      else process.kill(await until(`there is a ${victim}`, () => findBelow(tree.pid, victim)), 'SIGKILL');
    }
  };
  const people = new AtTable(thread.id, [discord.ann, discord.ben]);
  const most = before + (VICTIMS.length + 1) * EVERY;
  const play = async (): Promise<void> => {
    await people.play(async () => (await entries()) < most);
    playing = false;
  };
  await Promise.all([play(), kill(), watch()]);
  connection.disconnect();

  expect(fallen).toEqual([]);
  expect(scrapes).toBeGreaterThan(5);
  const scraped = await probe.scrape();
  for (const role of ['worker', 'bot', 'renderer'])
    expect(sum(scraped, 'subspace_restarts_total', { role })).toBeGreaterThanOrEqual(1);
  // The histograms agree with themselves: the last bucket holds every value.
  for (const [series, value] of scraped) {
    if (!series.includes('le="+Inf"')) continue;
    expect(scraped.get(series.replace('_bucket', '_count').replace('le="+Inf",', '')), series).toBe(value);
  }
  await probe.isReady();
});
