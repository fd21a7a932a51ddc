import { defineConfig } from 'vitest/config';

/**
 * The test projects, in the order in which `npm test` runs them. Processes (`forks`), never threads: node-canvas
 * crashes in worker threads. The projects whose tests start programs of ours run them from dist/, so they build first.
 */
const build = 'test/support/build.ts';

export default defineConfig({
  test: {
    pool: 'forks',
    hookTimeout: 60_000,
    projects: [
      { extends: true, test: { name: 'walls', include: ['test/walls/**/*.test.ts'], testTimeout: 60_000 } },
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['test/**/*.test.ts'],
          exclude: ['test/{walls,e2e,browser}/**'],
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: { name: 'e2e', include: ['test/e2e/**/*.test.ts'], globalSetup: [build], testTimeout: 120_000 },
      },
      {
        extends: true,
        test: { name: 'browser', include: ['test/browser/**/*.test.ts'], globalSetup: [build], testTimeout: 120_000 },
      },
    ],
  },
});
