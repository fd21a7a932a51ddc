import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { answerMessage } from '../../../src/cli/play/chat.ts';
import { AtTable } from '../support/at-table.ts';
import { withPrograms } from '../support/programs.ts';
import { openProxy } from '../support/proxy.ts';
import { withTestDiscord } from '../support/test-discord.ts';
import { until } from '../support/until.ts';

const programs = withPrograms();
const discord = withTestDiscord();
/** How long Discord is away, in milliseconds: the pauses of a message grow to half of it. */
const AWAY = 16_000;
/** Within which time all is well again, in milliseconds. */
const SOON = 6_000;

test('after Discord was away, what waited is posted within seconds, and people are answered', {
  timeout: 90_000,
}, async () => {
  const { server, ann, ben } = discord;
  const proxy = await openProxy(Number(new URL(server.origin).port));
  // The bot finds the gateway by this address.
  server.world.origin = proxy.origin;
  const settings = { ...discord.settings(), DISCORD_API: `${proxy.origin}/api`, LOG_LEVEL: 'silent' };
  const program = programs.run('start', [], { ...settings, SUBSPACE_DATA: join(programs.folder, 'data') });
  await discord.botIsThere();
  const { thread } = await discord.begin('Away');
  const people = new AtTable(thread.id, [ann, ben]);
  await people.play(async () => people.done.length < 4);

  // The bot still hears what people do, but none of its messages arrives.
  server.faults.add({ path: /messages|webhooks/, reset: 'before', times: Number.POSITIVE_INFINITY });
  const waiting = ann.slash(thread.id, '/map');
  await waiting.done;
  await until('its answer was tried', () => server.log.some(({ path }) => path.includes('webhooks')));
  await proxy.shut();
  await pause(AWAY);
  server.faults.clear();
  await proxy.open();
  const back = performance.now();
  await answerMessage(waiting);
  expect(performance.now() - back).toBeLessThan(SOON);
  const look = async (): Promise<boolean> => (await answerMessage(ben.slash(thread.id, '/map'))).content.length >= 0;
  await until('people are answered', look, 30_000);
  expect(performance.now() - back).toBeLessThan(3 * SOON);
  expect(await program.interrupt()).toEqual({ code: 0, signal: null });
  await proxy.shut();
});
