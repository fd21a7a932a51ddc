import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EXIT } from '../../../src/cli/exit-codes.ts';
import { openTable } from '../../../src/cli/play/first-table.ts';
import { below, isRunning, type Program, withPrograms } from '../support/programs.ts';
import { withTestDiscord } from '../support/test-discord.ts';

const REFUSED = 'Discord doesn’t know this token. Copy it again from the Bot page into DISCORD_TOKEN.';

/** Discord's answer to a request with such a token. */
const unauthorized = { status: 401, body: { message: '401: Unauthorized', code: 0 } };

const programs = withPrograms();
const discord = withTestDiscord();

function start(settings: NodeJS.ProcessEnv = {}): Program {
  return programs.run('start', [], {
    ...discord.settings(),
    SUBSPACE_DATA: join(programs.folder, 'data'),
    ...settings,
  });
}

/** Checks that the program ends with the one line about the token, and that all its processes end. */
async function expectRefusal(program: Program, processes: readonly number[] = []): Promise<void> {
  expect(await program.ended).toEqual({ code: EXIT.settings, signal: null });
  expect(program.complained()).toEqual([REFUSED]);
  expect(processes.filter(isRunning)).toEqual([]);
}

test('if the token is unknown, the program ends with a one-line message', async () => {
  const unknown = { DISCORD_TOKEN: 'made.up.token' };
  await expectRefusal(start(unknown));
  await expectRefusal(programs.run('register', [], { ...discord.settings(), ...unknown }));
});

test('if the token is revoked while the bot runs, all its processes end with a one-line message', async () => {
  const tree = start();
  await discord.botIsThere();
  const processes = below(tree.pid);
  discord.server.faults.add({ path: /^\/channels\//, times: Number.POSITIVE_INFINITY, ...unauthorized });
  void openTable(discord.server, discord.starter, discord.ann, 'Never').catch(() => {});
  await expectRefusal(tree, processes);
});

test('if the gateway closes with 4004, all processes end with a one-line message', async () => {
  const tree = start();
  await discord.botIsThere();
  const processes = below(tree.pid);
  discord.server.gateway.drop(4004);
  await expectRefusal(tree, processes);
});

test.each([4011, 4013, 4014])(
  'if the gateway rejects the session (%i), the bot ends with a one-line message after one attempt',
  async (code) => {
    discord.server.gateway.refuse(code);
    const program = start();
    expect(await program.ended).toEqual({ code: EXIT.settings, signal: null });
    expect(program.complained()).toEqual([expect.stringContaining(`(${code})`)]);
    expect(discord.server.gateway.counts.identify).toBe(1);
  },
);

test('only the bot’s process gets the token', async () => {
  const tree = start();
  await discord.botIsThere();
  const knows = (pid: number): boolean => readFileSync(`/proc/${pid}/environ`, 'utf8').includes(discord.server.token);
  const names = (pid: number): string | undefined => readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').at(-2);
  const children = below(tree.pid).filter((pid) => names(pid)?.match(/^[a-z]+$/));
  expect(children.length).toBeGreaterThanOrEqual(5);
  expect(children.filter(knows).map(names)).toEqual(['bot']);
});
