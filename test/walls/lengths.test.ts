import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { WRITTEN } from '../../src/cli/setup/collect.mjs';
import { filesUnder } from '../../src/cli/setup/files.mjs';

const root = resolve(import.meta.dirname, '../..');
/** Maximum number of lines of a file. CONTRIBUTING states the same limit. */
const MOST = 400;

test('no source file is longer than CONTRIBUTING allows', () => {
  const paths = ['src', 'commands', 'renderers', 'bench', 'test']
    .flatMap((folder) => filesUnder(join(root, folder), (name) => name !== 'node_modules'))
    .filter((path) => /\.(?:ts|lua)$/.test(path));
  expect(paths.length).toBeGreaterThan(1_000);
  const long = paths.flatMap((path) => {
    const text = readFileSync(path, 'utf8');
    const lines = text.trimEnd().split('\n').length;
    return lines > MOST && !text.startsWith(`// ${WRITTEN}`) ? [`${path.slice(root.length + 1)}: ${lines} lines`] : [];
  });
  expect(long).toEqual([]);
});
