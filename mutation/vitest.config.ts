import { defineConfig } from 'vitest/config';

/** The tests of the rules: they need no pictures, no Redis and no browser. Those of the bot play whole games: too slow. */
export default defineConfig({
  test: {
    include: ['test/away-missions/**/*.test.ts', 'test/kernel/**/*.test.ts'],
    exclude: ['test/away-missions/{bot,redeal,texts}.test.ts'],
    setupFiles: ['mutation/activate.ts'],
    isolate: false,
    testTimeout: 30_000,
  },
});
