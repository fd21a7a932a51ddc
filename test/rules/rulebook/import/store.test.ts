import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ownFile, readOwn, writeOwn } from '../../../../src/rulebook/import/store.ts';

const SECTIONS = [{ title: 'Rowing', path: ['The Boats'], text: 'Two spaces.' }];

let data = '';
beforeEach(async () => {
  data = join(await mkdtemp(join(tmpdir(), 'subspace-own-')), 'data');
});
afterEach(async () => {
  await rm(dirname(data), { recursive: true });
});

async function reading(): Promise<{ sections: unknown; warnings: string[] }> {
  const warnings: string[] = [];
  return { sections: await readOwn(data, 'frontiers', (line) => warnings.push(line)), warnings };
}

test('reading gives the sections that were written last', async () => {
  await writeOwn(data, 'frontiers', []);
  expect(await writeOwn(data, 'frontiers', SECTIONS)).toBe(join(data, 'rules', 'frontiers.json'));
  expect(await reading()).toEqual({ sections: SECTIONS, warnings: [] });
  expect(await readdir(join(data, 'rules'))).toEqual(['frontiers.json']);
});

test('only the owner may read the file', async () => {
  const { mode } = await stat(await writeOwn(data, 'frontiers', SECTIONS));
  expect(mode & 0o777).toBe(0o600);
  expect((await stat(join(data, 'rules'))).mode & 0o777).toBe(0o700);
});

test('a missing file gives no sections and no warning', async () => {
  expect(await reading()).toEqual({ sections: null, warnings: [] });
});

test.each([
  ['a truncated file', '{"format":1,"sections":[{"title":"Row'],
  ['a file of another format', JSON.stringify({ format: 2, sections: SECTIONS })],
  ['a section without a text', JSON.stringify({ format: 1, sections: [{ title: 'Rowing', path: [] }] })],
  ['nothing', ''],
])('%s gives nothing and one warning that says what to do', async (_, content) => {
  await writeOwn(data, 'frontiers', SECTIONS);
  await writeFile(ownFile(data, 'frontiers'), content);
  const { sections, warnings } = await reading();
  expect(sections).toBeNull();
  expect(warnings).toEqual([expect.stringMatching(/frontiers\.json can’t be used\. .*npm run rules:import/)]);
});

test('a failed write leaves nothing behind', async () => {
  await mkdir(ownFile(data, 'frontiers'), { recursive: true });
  await expect(writeOwn(data, 'frontiers', SECTIONS)).rejects.toThrow(/EISDIR|ENOTEMPTY|EEXIST/);
  expect(await readdir(join(data, 'rules'))).toEqual(['frontiers.json']);
});
