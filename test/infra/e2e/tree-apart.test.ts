import { expect, test } from 'vitest';
import { AtTable } from '../support/at-table.ts';
import { answerWithFile } from '../support/chat.ts';
import { below, isRunning, killAll, type Program, rolesBelow, withPrograms } from '../support/programs.ts';
import { withRedis } from '../support/redis.ts';
import { withTestDiscord } from '../support/test-discord.ts';
import { until } from '../support/until.ts';

const redis = withRedis();
const programs = withPrograms();
const discord = withTestDiscord();

/** Runs processes of some roles, as `npm run worker`, `npm run renderer` and `npm run bot` do. */
function run(...args: string[]): Program {
  const settings = { REDIS_URL: redis.socket, SUBSPACE_DATA: programs.folder, LOG_LEVEL: 'silent' };
  return programs.run('processes', args, { ...settings, ...discord.settings() });
}

test('separate programs can share one Redis, and a second bot replaces a killed one', async () => {
  const { gateway } = discord.server;
  const worker = run('worker', 'reader', 'bots', '--count', '2');
  const renderer = run('renderer');
  const first = run('bot');
  await discord.botIsThere();
  const second = run('bot');
  expect(rolesBelow(worker.pid)).toHaveLength(6);
  const { thread } = await discord.begin('Apart');
  const people = new AtTable(thread.id, [discord.ann, discord.ben]);
  await people.play(async () => people.done.length < 12);
  await until('the second bot stands by', () => rolesBelow(second.pid).length === 1);
  expect(gateway.counts.identify).toBe(1);

  killAll([first.pid, ...below(first.pid)]);
  await until('it takes over', () => gateway.counts.identify === 2 && gateway.connected === 1);
  await people.play(async () => people.done.length < 24);
  const map = await answerWithFile(discord.ben, discord.ben.slash(thread, '/map'));
  expect(map.attachments[0]?.filename).toMatch(/\.png$/);

  for (const program of [worker, renderer, second]) {
    const processes = below(program.pid);
    expect(await program.interrupt()).toEqual({ code: 0, signal: null });
    expect(program.complained()).toEqual([]);
    expect(processes.filter(isRunning)).toEqual([]);
  }
});
