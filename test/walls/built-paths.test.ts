import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { filesUnder } from '../../src/cli/setup/files.mjs';

const root = resolve(import.meta.dirname, '../..');

/** The compiled files that a text names: `'dist/bench/contender.js'`, `'src/kernel/table.js'`. */
function compiledIn(text: string): string[] {
  return [...text.matchAll(/'(?:dist\/)?((?:src|bench|commands|renderers|test)\/[\w/.-]+)\.js'/g)].map(
    ([, path = '']) => path,
  );
}

test('compiled files are found by a path in `dist` and in a call of `built`', () => {
  expect(compiledIn("run('dist/bench/one.js'); built('src/kernel/two.js')")).toEqual(['bench/one', 'src/kernel/two']);
});

test('every compiled file that the bench or the command line names has a source', () => {
  const files = ['bench', 'src/cli'].flatMap((folder) =>
    filesUnder(join(root, folder), (name) => name !== 'node_modules').filter((file) => /\.m?ts$|\.mjs$/.test(file)),
  );
  const named = files.flatMap((file) => compiledIn(readFileSync(file, 'utf8')).map((path) => ({ file, path })));
  expect(named.length).toBeGreaterThan(8);
  const missing = named.filter(({ path }) => !['.ts', '.js', '.mjs'].some((end) => existsSync(join(root, path + end))));
  expect(missing).toEqual([]);
});
