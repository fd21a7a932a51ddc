import { expect, test } from 'vitest';
import type { Finding } from '../../../src/cli/doctor/finding.ts';
import { withPrograms } from '../support/programs.ts';
import { withRedis } from '../support/redis.ts';
import { withTestDiscord } from '../support/test-discord.ts';

const redis = withRedis();
const programs = withPrograms();
const discord = withTestDiscord();

/** The doctor's report, and whether it says that something is stuck. */
async function ask(settings: NodeJS.ProcessEnv): Promise<{ code: number | null; findings: Finding[] }> {
  const program = programs.run('doctor', ['--json'], settings);
  const { code } = await program.ended;
  return { code, findings: JSON.parse(program.said().at(-1) ?? '[]') };
}

test('the doctor reports stuck work while the server is stopped, and no problem while it runs', async () => {
  const settings = { REDIS_URL: redis.socket, SUBSPACE_DATA: programs.folder, ...discord.settings() };
  const still = await ask(settings);
  expect(still.code).toBe(1);
  const stuck = still.findings.filter(({ state }) => state === 'stuck').map(({ about }) => about);
  expect(stuck).toEqual(['bot', 'worker', 'reader', 'renderer', 'bots']);

  const roles = programs.run('processes', ['bot', 'worker', 'reader', 'renderer', 'bots'], settings);
  await discord.botIsThere();
  await discord.begin('Healthy');
  const well = await ask(settings);
  expect(well.findings.filter(({ state }) => state !== 'fine')).toEqual([]);
  expect(well.code).toBe(0);

  const nowhere = await ask({ ...settings, REDIS_URL: '', SUBSPACE_DATA: `${programs.folder}/none` });
  expect(nowhere.findings[0]).toMatchObject({
    state: 'stuck',
    about: 'redis',
    todo: expect.stringContaining('npm start'),
  });
  expect(await roles.interrupt()).toMatchObject({ code: 0 });
});
