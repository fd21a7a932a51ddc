import { afterEach, expect, it, vi } from 'vitest';

const { argv } = process;

afterEach(() => {
  process.argv = argv;
  vi.restoreAllMocks();
});

it('npm run play -- --help lists the options and starts nothing', async () => {
  const told = vi.spyOn(console, 'log').mockReturnValue();
  process.argv = ['node', 'play', '--help'];
  await import('../../../src/cli/play.ts');
  const text = `${told.mock.lastCall?.[0]}`;
  for (const option of ['--smoke', '--pictures FOLDER', '--help']) expect(text).toContain(`  ${option}  `);
});
