import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { EXIT } from '../../../src/cli/exit-codes.ts';
import { Backend } from '../../../src/queue/backend.ts';
import { openQueue } from '../../../src/queue/queues.ts';
import { below, isRunning, withPrograms } from '../support/programs.ts';
import { withRedis } from '../support/redis.ts';
import { command, create } from '../support/tables.ts';
import { withTestDiscord } from '../support/test-discord.ts';
import { until } from '../support/until.ts';

const dist = resolve(import.meta.dirname, '../../../dist');
/** The user called nobody, who may not write into the project. */
const NOBODY = 65_534;
const asNobody = ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups'];
const programs = withPrograms();
const discord = withTestDiscord();

/** The words before a command that make nobody run it. They are empty if this user can't, or if nobody can't read it. */
function otherUser(): string[] {
  if (process.getuid?.() !== 0) return [];
  const [user = '', ...options] = asNobody;
  try {
    execFileSync(user, [...options, 'test', '-r', join(dist, 'src/cli/start.js')]);
    return asNobody;
  } catch {
    return [];
  }
}

test('all roles run from a folder without write permission, with an almost empty environment, and end with code 0', async () => {
  const through = otherUser();
  const data = join(programs.folder, 'data');
  mkdirSync(data);
  if (through.length > 0) chownSync(data, NOBODY, NOBODY);
  chmodSync(programs.folder, 0o555);
  const start = programs.run('start', [], { ...discord.settings(), SUBSPACE_DATA: data }, through);
  await discord.botIsThere();
  await discord.begin('From a read-only folder');
  const all = [start.pid, ...below(start.pid)];
  process.kill(start.pid, 'SIGTERM');
  expect(await start.ended).toEqual({ code: EXIT.done, signal: null });
  expect(start.complained()).toEqual([]);
  expect(all.filter(isRunning)).toEqual([]);
  expect(readdirSync(programs.folder)).toEqual(['data']);
  expect(readdirSync(data).sort()).toEqual(['forgotten', 'redis', 'store-id']);
  chmodSync(programs.folder, 0o755);
});

describe('with a shared Redis', () => {
  const redis = withRedis();
  beforeEach(() => redis.flush());

  test('after SIGTERM, a worker finishes the commands it has begun, and another worker does the rest once', async () => {
    const settings = { REDIS_URL: redis.socket, SUBSPACE_DATA: join(programs.folder, 'data') };
    const connection = redis.connect();
    const wake = openQueue('wake', connection);
    const backend = new Backend(connection);
    const tables = Array.from({ length: 150 }, (_, at) => `drain${at}`);
    await Promise.all(
      tables.map(async (table) => {
        await backend.send(table, create({}, { game: 'away-missions' }));
        for (const seat of [0, 1])
          await backend.send(table, command({ player: 'ann' }, { t: 'bot', seat, bot: 'standard', player: 'ann' }));
      }),
    );
    /** The number of inputs that each table has; null for a table that has none. */
    const done = () => Promise.all(tables.map(async (table) => (await backend.summary(table))?.seq ?? null));

    const worker = programs.run('processes', ['worker'], settings);
    await until('a job is in progress', async () => (await wake.getActiveCount()) > 0);
    process.kill(worker.pid, 'SIGTERM');
    expect(await worker.ended).toEqual({ code: EXIT.done, signal: null });
    const before = await done();
    expect(await wake.getActiveCount()).toBe(0);
    expect(before.filter((count) => count !== null).length).toBeGreaterThan(0);
    expect(before).toContain(null);

    programs.run('processes', ['worker'], settings);
    const waiting = () => Promise.all(tables.map((table) => connection.xlen(`{t:${table}}:inbox`)));
    await until('no command waits', async () => (await waiting()).every((count) => count === 0));
    // A command that was applied twice or never would show in the number of its table.
    expect(new Set(await done()).size).toBe(1);
    expect(await wake.getFailedCount()).toBe(0);
    await Promise.all([wake.close(), backend.close()]);
  });
});
