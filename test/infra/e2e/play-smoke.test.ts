import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { SmokeReport } from '../../../src/cli/play/smoke.ts';
import { below, isRunning, rolesBelow, withPrograms } from '../support/programs.ts';

const programs = withPrograms();

test('the smoke run plays a game from /game new to the pictures, and leaves nothing behind', async () => {
  const data = join(programs.folder, 'data');
  const smoke = programs.run('play', ['--smoke'], { SUBSPACE_DATA: data });
  await smoke.says(/^Playing …$/m);
  const processes = below(smoke.pid);
  expect(rolesBelow(smoke.pid)).toHaveLength(5);
  expect(await smoke.ended).toEqual({ code: 0, signal: null });
  expect(smoke.complained()).toEqual([]);

  const report: SmokeReport = JSON.parse(smoke.said().at(-1) ?? '');
  expect(report).toMatchObject({ ok: true, commands: expect.any(Number), pictures: expect.any(Array) });
  expect(report.commands).toBeGreaterThanOrEqual(20 + 4);
  for (const stage of ['open', 'ready', 'begin', 'slash command', 'button', 'hand', 'map', 'close', 'all'])
    expect(report.stages[stage], stage).toBeGreaterThan(0);

  const files = await Promise.all(report.pictures.map((file) => readFile(file)));
  expect(report.pictures.filter((file) => /-map\.png$/.test(file))).toHaveLength(2);
  expect(files.length).toBeGreaterThanOrEqual(4);
  for (const bytes of files) {
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    expect(bytes.readUInt32BE(16)).toBe(1_200);
  }
  expect(processes.filter(isRunning)).toEqual([]);
  expect(await readdir(data)).toEqual(['smoke']);
});

test('the smoke run explains in its JSON why it can’t begin', async () => {
  const smoke = programs.run('play', ['--smoke'], { SUBSPACE_DATA: join(programs.folder, 'data'), PATH: '/nowhere' });
  expect(await smoke.ended).toEqual({ code: 1, signal: null });
  const report: SmokeReport = JSON.parse(smoke.said().at(-1) ?? '');
  expect(report).toMatchObject({ ok: false, commands: 0, pictures: [] });
  expect(report.trouble).toMatch(/^redis-server is not installed\./);
});
