import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EXIT } from '../../../src/cli/exit-codes.ts';
import { ROLES } from '../../../src/cli/role-names.ts';
import { WRONG_NODE } from '../../../src/cli/setup/node-version.mjs';
import { type Program, withPrograms } from '../support/programs.ts';
import { type StandIn, withStandIns } from '../support/stand-in-server.ts';

const programs = withPrograms();
const standIn = withStandIns();
const bot = { DISCORD_TOKEN: 'a.b.c', DISCORD_APPLICATION_ID: '123456789012345678' };

const servers: [what: StandIn, line: RegExp][] = [
  [{ info: { redis_version: '6.0.16' } }, /^Redis 6\.0\.16 is too old\. The games need Redis 6\.2 .* REDIS_URL\.$/],
  [
    { info: { dragonfly_version: 'df-v1.27.1' } },
    /^The server in use is Dragonfly df-v1\.27\.1, which isn’t supported\./,
  ],
  [{ lacks: ['XADD', 'XREAD'] }, /^The server in use lacks commands that the games need: XADD, XREAD\./],
];

/** Checks that the program ends with the code for settings after this one error line. */
async function expectLine(program: Program, line: RegExp): Promise<void> {
  expect(await program.ended).toEqual({ code: EXIT.settings, signal: null });
  expect(program.complained()).toEqual([expect.stringMatching(line)]);
}

test.each(servers)('all programs refuse a server like %o, with the same line', async (what, line) => {
  const settings = { ...bot, REDIS_URL: await standIn(what) };
  await expectLine(programs.run('start', [], settings), line);
  for (const role of ROLES) await expectLine(programs.run('processes', [role], settings), line);
  await expectLine(programs.run('backup', [join(programs.folder, 'copy')], settings), line);
});

test('a role that is started alone refuses an old server, too', async () => {
  const settings = { ...bot, REDIS_URL: await standIn({ info: { redis_version: '6.0.16' } }) };
  const roles = ROLES.filter((role) => role !== 'bot');
  for (const role of roles) await expectLine(programs.run('role', [role], settings), /^Redis 6\.0\.16 is too old\./);
});

test.each(servers)('the doctor reports a server like %o, and examines nothing else', async (what, line) => {
  const program = programs.run('doctor', ['--json'], { REDIS_URL: await standIn(what) });
  expect(await program.ended).toEqual({ code: EXIT.settings, signal: null });
  expect(JSON.parse(program.said().join('\n'))).toEqual([
    { state: 'stuck', about: 'redis', says: expect.stringMatching(line), todo: 'Fix this, then start again.' },
  ]);
});

test.each([
  ['start', bot],
  ['play', {}],
])('%s refuses an installed redis-server that is too old', async (name, settings) => {
  const folder = join(programs.folder, 'bin');
  await mkdir(folder);
  const file = join(folder, 'redis-server');
  await writeFile(file, '#!/bin/sh\necho "Redis server v=6.0.16 sha=00000000:0"\n');
  await chmod(file, 0o755);
  const program = programs.run(name, [], { ...settings, PATH: folder });
  await expectLine(program, /^Redis 6\.0\.16 is too old\. The games need .* Install one, or set REDIS_URL\.$/);
});

test.each([
  ['start', []],
  ['processes', ['worker']],
  ['role', ['worker']],
  ['doctor', []],
  ['backup', ['copy']],
  ['restore', ['copy']],
  ['export', ['table', 'file']],
  ['import', ['file']],
  ['upgrade-check', []],
  ['register', []],
  ['play', []],
])('%s refuses a Node that is too old before anything else', async (name, args) => {
  const old = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.8' } })`;
  const flags = `--import=data:text/javascript,${encodeURIComponent(old)}`;
  const program = programs.run(name, args, { NODE_OPTIONS: flags });
  expect(await program.ended).toEqual({ code: WRONG_NODE, signal: null });
  expect(program.complained()).toEqual([expect.stringMatching(/^Node 18\.20\.8 is too old\. Install Node \d+ from /)]);
  expect(program.said()).toEqual([]);
});

test('the exit code for an old Node is the one for settings', () => {
  expect(WRONG_NODE).toBe(EXIT.settings);
});
