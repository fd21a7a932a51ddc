import { createServer } from 'node:net';
import { beforeEach, expect, test } from 'vitest';
import { answerMessage } from '../../../src/cli/play/chat.ts';
import { ROLES } from '../../../src/cli/role-names.ts';
import { findBelow, type Program, withPrograms } from '../support/programs.ts';
import { withRedis } from '../support/redis.ts';
import { Probe, sum } from '../support/scrape.ts';
import { withTestDiscord } from '../support/test-discord.ts';
import { until } from '../support/until.ts';

const redis = withRedis();
const discord = withTestDiscord();
const programs = withPrograms();
beforeEach(() => redis.flush());

/** Starts the bot with all its processes on the test's Redis. */
function start(health: string): Program {
  return programs.run('start', [], { ...discord.settings(), REDIS_URL: redis.socket, SUBSPACE_HEALTH: health });
}

/** Starts the bot, and waits until it is ready. */
async function startBot(): Promise<{ probe: Probe; pid: number }> {
  const program = start('0');
  const probe = await Probe.of(program);
  await probe.isReady();
  return { probe, pid: program.pid };
}

test('a running bot is alive and ready, and counts what its players do, process by process', async () => {
  const { probe } = await startBot();
  const { status, checks } = await probe.ready();
  expect(status).toBe(200);
  expect(new Set(checks.map(({ role }) => role))).toEqual(new Set(ROLES));
  const found = checks.filter(({ role }) => role === 'bot' || role === 'worker').map(({ check }) => check);
  expect(new Set(found)).toEqual(new Set(['process', 'redis', 'leases', 'gateway', 'requests', 'sweep']));
  expect(await probe.health()).toMatchObject({ status: 200, ok: true });

  const { thread } = await discord.begin('Secret plan');
  await answerMessage(discord.ann.slash(thread, '/map'));
  const scraped = await until('the picture was sent', async () => {
    const values = await probe.scrape();
    return sum(values, 'subspace_picture_seconds_count') > 0 && values;
  });
  // At least: open the table, take two seats, start, and answer nothing else.
  expect(sum(scraped, 'subspace_commands_total', { outcome: 'played', role: 'worker' })).toBeGreaterThanOrEqual(4);
  expect(sum(scraped, 'subspace_commit_seconds_count', { part: 'redis' })).toBeGreaterThanOrEqual(4);
  expect(sum(scraped, 'subspace_commit_seconds_count', { part: 'rules' })).toBeGreaterThanOrEqual(4);
  expect(sum(scraped, 'subspace_response_seconds_count', { kind: 'click', role: 'bot' })).toBeGreaterThanOrEqual(2);
  expect(sum(scraped, 'subspace_first_word_seconds_count')).toBeGreaterThanOrEqual(7);
  expect(sum(scraped, 'subspace_jobs_total', { queue: 'renders', outcome: 'done', role: 'renderer' })).toBeGreaterThan(
    0,
  );
  expect(sum(scraped, 'subspace_leases', { role: 'bot' })).toBe(2);
  expect(sum(scraped, 'subspace_shards', { state: 'ready' })).toBe(1);
  expect(sum(scraped, 'subspace_rest_requests_total', { route: 'other' })).toBe(0);
  expect(sum(scraped, 'subspace_up')).toBe(ROLES.length);

  const counted = await until('the sweep has counted the table', async () => {
    const values = await probe.scrape();
    return sum(values, 'subspace_tables') > 0 && values;
  });
  expect(sum(counted, 'subspace_tables', { game: 'away-missions', status: 'playing' })).toBe(1);

  // Nothing tells who plays what.
  const text = await probe.text();
  const { data } = thread;
  for (const secret of ['Secret plan', 'Measured', discord.ann.user.username, discord.ann.user.id, data.id])
    expect(text).not.toContain(secret);
  expect(text).not.toMatch(/(?<![.\d])\d{17,20}/);
});

test('without Redis the bot isn’t ready, and becomes ready when Redis is back', async () => {
  const { probe } = await startBot();
  const back = await redis.stop();
  expect(await probe.fails('worker', 'redis')).toContain('Redis doesn’t answer');
  await probe.fails('bot', 'redis');
  const down = await probe.scrape();
  expect(sum(down, 'subspace_ready', { check: 'redis', role: 'worker' })).toBe(0);
  // The processes themselves work, so nobody should restart them.
  expect(await probe.health()).toMatchObject({ status: 200, ok: true });
  await back();
  await probe.isReady();
});

test('a process that hangs makes the bot neither alive nor ready, until the process is replaced', async () => {
  const { probe, pid } = await startBot();
  const frozen = await until('there is a reader', () => findBelow(pid, 'role.js reader'));
  process.kill(frozen, 'SIGSTOP');
  expect(await probe.fails('reader', 'process')).toBe('The process reader doesn’t answer.');
  const health = await until('the process counts as hanging', async () => {
    const answer = await probe.health();
    return !answer.ok && answer;
  });
  expect(health.status).toBe(503);
  expect(health.checks.filter(({ ok }) => !ok).map(({ role }) => role)).toEqual(['reader']);
  await probe.isReady();
  expect(await probe.health()).toMatchObject({ status: 200, ok: true });
  expect(sum(await probe.scrape(), 'subspace_restarts_total', { role: 'reader' })).toBe(1);
});

test('if the port is taken, the program says so and the bot runs', async () => {
  const other = createServer();
  await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
  const address = other.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const program = start(`${port}`);
  await discord.botIsThere();
  expect(program.complained()).toEqual([
    `Another program listens at 127.0.0.1:${port}. Choose another port with SUBSPACE_HEALTH, or stop that program and start again. The bot runs without /healthz, /readyz and /metrics.`,
  ]);
  other.close();
});
