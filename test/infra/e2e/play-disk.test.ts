import { spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { below, isRunning, type Program, withPrograms } from '../support/programs.ts';

const programs = withPrograms();
const canMount = spawnSync('unshare', ['--user', '--map-root-user', '--mount', 'true']).status === 0;

/** Starts `npm run play` where its data folder is a disk of its own, on which something is done before. */
async function play(options: string, before = 'true'): Promise<Program> {
  await mkdir(join(programs.folder, 'data'));
  const script = `mount -t tmpfs -o ${options} tmpfs data && { ${before}; exec "$@"; }`;
  return programs.run('play', [], {}, ['unshare', '--user', '--map-root-user', '--mount', 'sh', '-c', script, 'sh']);
}

/** Fills the disk of a running program up. */
async function fill({ pid }: Program): Promise<void> {
  const file = `/proc/${pid}/root${join(programs.folder, 'data', 'fill')}`;
  await expect(writeFile(file, Buffer.alloc(64 << 20))).rejects.toThrow('ENOSPC');
}

// Without the right to mount something, a disk of one's own can't be had.
test.skipIf(!canMount)('a data folder that can only be read', async () => {
  const program = await play('ro');
  expect(await program.ended).toEqual({ code: 1, signal: null });
  expect(program.complained()).toEqual([
    expect.stringMatching(/data\/redis can't be made or used: .* SUBSPACE_DATA\.$/),
  ]);
});

test.skipIf(!canMount)('a disk that is full at the start', async () => {
  const program = await play('size=64k', 'cat /dev/zero >data/fill 2>/dev/null');
  expect(await program.ended).toEqual({ code: 1, signal: null });
  expect(program.complained()).toEqual([expect.stringMatching(/^There is no space left on the disk of /)]);
});

test.skipIf(!canMount)('a disk that fills up in the midst of a game', async () => {
  const program = await play('size=8m');
  await program.says(/Play at/);
  const processes = below(program.pid);
  await fill(program);
  expect(await program.ended).toEqual({ code: 1, signal: null });
  const [line, ...others] = program.complained().reverse();
  expect(line).toMatch(
    /^Redis can't write to the disk of .*: it is full or broken\. Free some space and start again\.$/,
  );
  // The chat, which goes on without a disk, may have noticed it before.
  for (const other of others) expect(other).toMatch(/^The channels can't be saved \(the disk is full\)/);
  expect(processes.filter(isRunning)).toEqual([]);
});
