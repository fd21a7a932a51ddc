import { spawnSync } from 'node:child_process';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { EXIT } from '../../../src/cli/exit-codes.ts';
import { answerMessage } from '../../../src/cli/play/chat.ts';
import type { Channel } from '../../../src/local/world/records.ts';
import { AtTable } from '../support/at-table.ts';
import { below, isRunning, type Program, rolesBelow, withPrograms } from '../support/programs.ts';
import { withTestDiscord } from '../support/test-discord.ts';
import { passes, until } from '../support/until.ts';

const programs = withPrograms();
const discord = withTestDiscord();
const canMount = spawnSync('unshare', ['--user', '--map-root-user', '--mount', 'true']).status === 0;

/**
 * Starts a program, or the command `instead`, with its data folder on a disk of its own. Something is done on that
 * disk first.
 */
async function onDisk(
  name: string,
  options: string,
  before = 'true',
  settings: NodeJS.ProcessEnv = {},
  instead: readonly string[] = [],
): Promise<Program> {
  await mkdir(join(programs.folder, 'data'));
  const script = `mount -t tmpfs -o ${options} tmpfs data && { ${before}; exec "$@"; }`;
  const through = ['unshare', '--user', '--map-root-user', '--mount', 'sh', '-c', script, 'sh', ...instead];
  return programs.run(name, [], settings, through);
}

const play = (options: string, before?: string): Promise<Program> => onDisk('play', options, before);

/** A file on the disk of a running program. */
const diskOf = ({ pid }: Program, file: string): string => `/proc/${pid}/root${join(programs.folder, 'data', file)}`;

/** Fills up the disk of a running program. */
async function fill(program: Program): Promise<void> {
  await expect(writeFile(diskOf(program, 'fill'), Buffer.alloc(64 << 20))).rejects.toThrow('ENOSPC');
}

// These tests need the right to mount a disk.
test.skipIf(!canMount)('if the data folder is read-only, the program ends with a one-line message', async () => {
  const program = await play('ro');
  expect(await program.ended).toEqual({ code: EXIT.settings, signal: null });
  expect(program.complained()).toEqual([
    expect.stringMatching(/data\/redis can't be created or used, because .* SUBSPACE_DATA\.$/),
  ]);
});

test.skipIf(!canMount)('if the disk is full at the start, the program ends with a one-line message', async () => {
  const program = await play('size=64k', 'cat /dev/zero >data/fill 2>/dev/null');
  expect(await program.ended).toEqual({ code: EXIT.unavailable, signal: null });
  expect(program.complained()).toEqual([expect.stringMatching(/^There is no space left on the disk that holds /)]);
});

test.skipIf(!canMount)('the game survives a disk that fills up during play', async () => {
  const program = await onDisk('start', 'size=16m', 'true', discord.settings());
  await discord.botIsThere();
  const { thread } = await discord.begin('Full');
  const people = new AtTable(thread.id, [discord.ann, discord.ben]);
  await people.play(async () => people.done.length < 6);
  const processes = () => rolesBelow(program.pid);
  const before = processes();

  await fill(program);
  const payloads = people.play(async () => people.done.length < 12);
  const complained = () => program.complained().join('\n');
  await until('the program says that the disk is full', () => complained().includes('once there is free space'));
  // Nobody restarts anything meanwhile, and it takes longer than a lease lasts.
  await passes(8_000);
  expect(processes()).toEqual(before);
  expect(program.complained()).toEqual([
    expect.stringMatching(
      /^(Redis can't write to|There is no space left on) the disk that holds .* once there is free space\.$/,
    ),
  ]);

  await rm(diskOf(program, 'fill'));
  await until('Redis is back', () => complained().includes('The disk has free space again, and Redis is back.'));
  await payloads;
  const more = people.done.length + 6;
  await people.play(async () => people.done.length < more);
  const told = await Promise.all(people.done.map(({ read }) => read));
  const sound = told.slice(-6).filter((one) => one !== 'no response' && one.words !== '');
  expect(sound.length).toBeGreaterThan(0);
  expect(processes()).toEqual(before);
  expect(await program.interrupt()).toEqual({ code: 0, signal: null });
});

test.skipIf(!canMount)(
  'if Redis flushes once a second and its disk is full, people are answered and games continue',
  {
    timeout: 240_000,
  },
  async () => {
    const settings = { ...discord.settings(), SUBSPACE_FSYNC: 'everysec' };
    const program = await onDisk('start', 'size=16m', 'true', settings);
    await discord.botIsThere();
    const { thread } = await discord.begin('Full');
    const people = new AtTable(thread.id, [discord.ann, discord.ben]);
    const isTold = async (): Promise<boolean> => {
      const told = people.done.map((one) => one.told() ?? '');
      return told.some((words) => words.includes('This server’s disk is full'));
    };
    await fill(program);
    await people.play(async () => !(await isTold()) && people.done.length < 60);
    expect(await isTold()).toBe(true);
    const processes = below(program.pid);

    await rm(diskOf(program, 'fill'));
    await until('Redis takes writes again', async () => {
      const last = await answerMessage(discord.ann.slash(thread, '/orders', { confirm: false }));
      return !last.content.includes('This server’s disk is full');
    });
    const more = people.done.length + 6;
    await people.play(async () => people.done.length < more);
    expect(await Promise.all(people.done.slice(-3).map(({ read }) => read))).not.toContain('no response');
    expect(below(program.pid)).toEqual(processes);
  },
);

test.skipIf(!canMount)('a stopped program ends soon even if its disk is full', async () => {
  const program = await onDisk('start', 'size=16m', 'true', discord.settings());
  await discord.botIsThere();
  const processes = below(program.pid);
  await fill(program);
  await discord.ann.slash(gamesChannel(), '/game new', { title: 'Later' }).done.catch(() => {});
  await until('the disk is full', () => program.complained().join().includes('once there is free space'));
  expect(await program.interrupt()).toEqual({ code: 0, signal: null });
  await until('no process runs any more', () => !processes.some(isRunning));
});

test.skipIf(!canMount)('logging survives a full disk and continues later', async () => {
  const script = resolve(import.meta.dirname, '../../../dist/test/infra/support/logging-process.js');
  const program = await onDisk('', 'size=64k', 'true', {}, [
    'sh',
    '-c',
    `exec "$0" ${script} >data/log`,
    process.execPath,
  ]);
  const log = diskOf(program, 'log');
  await until('it logs', async () => (await readFile(log, 'utf8')).includes('line'));
  await expect(writeFile(diskOf(program, 'fill'), Buffer.alloc(1 << 20))).rejects.toThrow('ENOSPC');
  await until('the disk takes no more', async () => {
    const before = (await stat(log)).size;
    await passes(300);
    return (await stat(log)).size === before;
  });
  expect(isRunning(program.pid)).toBe(true);
  await rm(diskOf(program, 'fill'));
  const size = (await stat(log)).size;
  await until('it goes on', async () => (await stat(log)).size > size);
});

/** The channel in which tables are opened. */
function gamesChannel(): Channel {
  const channel = [...discord.server.world.channels.values()].find(
    ({ data }) => 'name' in data && data.name === 'games',
  );
  if (channel === undefined) throw new Error('there is no such channel');
  return channel;
}
