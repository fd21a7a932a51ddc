import { expect, test } from 'vitest';
import { answerMessage } from '../../../src/cli/play/chat.ts';
import { withPrograms } from '../support/programs.ts';
import { Probe, sum } from '../support/scrape.ts';
import { withTestDiscord } from '../support/test-discord.ts';
import { until } from '../support/until.ts';

const discord = withTestDiscord();
const programs = withPrograms();

/** Starts the bot with all its processes, and waits until it is ready. */
async function startBot(): Promise<{ probe: Probe; pid: number }> {
  const program = programs.run('start', [], { ...discord.settings(), SUBSPACE_HEALTH: '0' });
  const probe = await Probe.of(program);
  await probe.isReady();
  return { probe, pid: program.pid };
}

test('a running bot is alive and ready, and counts what its players do', async () => {
  const { probe } = await startBot();
  const { thread } = await discord.begin('Measured');
  await answerMessage(discord.ann.slash(thread, '/map'));
  console.log(await probe.text());
  console.log(JSON.stringify(await probe.ready()), JSON.stringify(await probe.health()));
  const scraped = await until('pictures', async () => {
    const found = await probe.scrape();
    return sum(found, 'subspace_picture_seconds_count') > 0 && found;
  });
  expect(sum(scraped, 'subspace_commands_total', { outcome: 'played' })).toBeGreaterThan(3);
});
