import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const folder = resolve(import.meta.dirname, '../../../deploy/prometheus');
const run = promisify(execFile);

/** Runs promtool. Returns null if this machine doesn't have it. */
async function promtool(...args: string[]): Promise<string | null> {
  try {
    const { stdout } = await run('promtool', args, { cwd: folder });
    return stdout;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

test.for([
  ['check', 'alerts.yaml'],
  ['test', 'alerts.test.yaml'],
] as const)('promtool %s rules %s finds nothing wrong', async ([act, file], context) => {
  const said = await promtool(act, 'rules', file);
  if (said === null) return context.skip('promtool is not installed here: apt install prometheus');
  expect(said).toContain('SUCCESS');
});
