import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { LIMIT } from '../../support/patience.ts';

const root = resolve(import.meta.dirname, '../../..');
const folder = 'test/rules/first-edition';
const include = readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => `${folder}/${file}`);

/** The tests of First Edition's rules. `runner.ts` repeats them with one card after another emptied. */
export default defineConfig({
  root,
  test: {
    include,
    runner: './test/proof/emptied/runner.ts',
    provide: { testFiles: include.length },
    reporters: ['minimal'],
    pool: 'forks',
    maxWorkers: 1,
    isolate: false,
    testTimeout: LIMIT,
  },
});
