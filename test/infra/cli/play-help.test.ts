import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('npm run play -- --help lists its options and starts nothing', () => {
  const told = execFileSync(process.execPath, ['--import', 'tsx', 'src/cli/play.ts', '--help'], { encoding: 'utf8' });
  for (const option of ['--smoke', '--pictures FOLDER', '--help']) expect(told).toContain(`  ${option}  `);
});
