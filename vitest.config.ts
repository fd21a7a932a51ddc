import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { chooseRedis } from './test/support/chosen-redis.ts';
import { LIMIT, PATIENCE } from './test/support/patience.ts';

chooseRedis();

/** Tests that start programs of ours run them from dist/, so these are built first. */
const build = 'test/infra/support/build.ts';

/** A core for each worker; one with end-to-end tests has some processes below it, so there are not too many. */
const maxWorkers = Math.min(availableParallelism(), 8);

/**
 * The test projects: a folder each. src/cli/testing/stages.mjs says which of them `npm test` runs. Processes (`forks`), never
 * threads: node-canvas crashes in worker threads. Where files aren’t isolated, a worker loads the games once for all its files.
 */
export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers,
    testTimeout: LIMIT,
    hookTimeout: LIMIT,
    expect: { poll: { timeout: PATIENCE } },
    projects: [
      { extends: true, test: { name: 'walls', include: ['test/walls/**/*.test.ts'] } },
      {
        extends: true,
        test: { name: 'rules', isolate: false, include: ['test/rules/**/*.test.ts'] },
      },
      {
        extends: true,
        test: { name: 'games', isolate: false, include: ['test/games/**/*.test.ts'] },
      },
      {
        extends: true,
        // One of them runs all tests of the rules.
        test: { name: 'recipes', testTimeout: 4 * LIMIT, include: ['test/recipes/**/*.test.ts'] },
      },
      {
        extends: true,
        test: { name: 'proof', isolate: false, include: ['test/proof/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'infra',
          // They mostly wait for timers, so more of them fit at once.
          maxWorkers: Math.ceil(1.5 * maxWorkers),
          isolate: false,
          include: ['test/infra/**/*.test.ts'],
          exclude: ['test/infra/{long,e2e,smoke,browser}/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'long',
          maxWorkers: Math.ceil(1.5 * maxWorkers),
          isolate: false,
          include: ['test/infra/long/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          // They mostly wait for processes, so more of them fit at once.
          maxWorkers: 2 * maxWorkers,
          include: ['test/infra/e2e/**/*.test.ts'],
          globalSetup: [build],
        },
      },
      {
        extends: true,
        test: { name: 'smoke', include: ['test/infra/smoke/**/*.test.ts'], globalSetup: [build] },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['test/infra/browser/**/*.test.ts'],
          globalSetup: [build],
        },
      },
    ],
  },
});
