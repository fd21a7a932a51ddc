import { defineConfig } from 'vitest/config';

/**
 * The tests of the rules: they need no pictures, no Redis and no browser. Those that play whole games are too slow. With
 * GAME=frontiers only that game's tests run: a break in one game is none of the other's business.
 */
export default defineConfig({
  test: {
    include: [`test/rules/${process.env['GAME'] ?? 'away-missions'}/**/*.test.ts`, 'test/rules/kernel/**/*.test.ts'],
    exclude: ['test/rules/*/{redeal,texts}.test.ts'],
    setupFiles: ['mutation/activate.ts'],
    isolate: false,
    testTimeout: 30_000,
  },
});
