import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { closingLine, countsOf } from '../../../src/cli/testing/counts.mjs';
import { runStages } from '../../../src/cli/testing/run.mjs';
import { stages, stagesOf } from '../../../src/cli/testing/stages.mjs';

const root = resolve(import.meta.dirname, '../../..');
const names: string[] = [];
const report = (passed: number, failed: number, pending = 0, todo = 0) =>
  JSON.stringify({ numPassedTests: passed, numFailedTests: failed, numPendingTests: pending, numTodoTests: todo });

test('the last line of the test report mentions skipped tests only if there are any', () => {
  expect(closingLine({ passed: 12, failed: 0, skipped: 0, names })).toBe('12 passed, 0 failed');
  expect(closingLine({ passed: 12, failed: 1, skipped: 3, names })).toBe('12 passed, 1 failed, 3 skipped');
});

test('the test counts are taken from the report', () => {
  expect(countsOf(report(5, 2, 1, 1), 1)).toEqual({ passed: 5, failed: 2, skipped: 2, names });
  expect(countsOf(report(5, 0), 0)).toEqual({ passed: 5, failed: 0, skipped: 0, names });
});

test('a failed run without a failed test counts as a failure', () => {
  expect(countsOf(report(5, 0), 1)).toEqual({ passed: 5, failed: 1, skipped: 0, names });
  expect(countsOf(undefined, 1)).toEqual({ passed: 0, failed: 1, skipped: 0, names });
});

test('the names of the failed tests are taken from the report', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'a table opens' },
    { status: 'failed', fullName: 'a table closes' },
  ];
  const said = JSON.stringify({ ...JSON.parse(report(1, 1)), testResults: [{ assertionResults }] });
  expect(countsOf(said, 1).names).toEqual(['a table closes']);
});

test('a truncated report counts as a failure', () => {
  expect(countsOf('{"numPassedTests": 5', 0)).toEqual({ passed: 0, failed: 1, skipped: 0, names });
});

/** A part that ends with an exit code. */
const part = (name: string, code: number) => ({
  name,
  title: name.toUpperCase(),
  run: { command: ['-e', `process.exit(${code})`] },
});

/** Runs parts; returns whether all passed, and the output. */
async function told(...parts: Parameters<typeof runStages>[0]): Promise<{ isGood: boolean; said: string[] }> {
  const said: string[] = [];
  return { isGood: await runStages(parts, root, (line) => said.push(line)), said };
}

test('all parts of npm test run even if one fails, and each failed part is listed with its command', async () => {
  const { isGood, said } = await told(part('one', 0), part('two', 3), part('three', 0), part('four', 1));
  expect(isGood).toBe(false);
  expect(said.join('\n')).toMatch(/ONE: passed.*TWO: failed.*THREE: passed.*FOUR: failed/s);
  expect(said.slice(-4)).toEqual([
    '\nFailed: two, four. To run a part alone:',
    '  npm test -- --only two',
    '  npm test -- --only four',
    '0 passed, 2 failed',
  ]);
});

test('if Vitest doesn’t know a part’s project, that part fails, and the other parts still pass', async () => {
  const project = { name: 'none', title: 'NONE', run: { project: 'there-is-none' } };
  const { isGood, said } = await told(project, part('one', 0));
  expect(isGood).toBe(false);
  expect(said.join('\n')).toMatch(/NONE: failed.*ONE: passed/s);
  expect(said.at(-1)).toBe('0 passed, 1 failed');
});

test('no part is listed as failed if all parts pass', async () => {
  const { isGood, said } = await told(part('one', 0), part('two', 0));
  expect(isGood).toBe(true);
  expect(said.join('\n')).not.toContain('Failed');
  expect(said.at(-1)).toBe('0 passed, 0 failed');
});

test('npm test runs the short parts, and test:all runs the long ones after them', () => {
  const short = ['lint', 'types', 'walls', 'rules', 'infra', 'games', 'smoke'];
  expect(stagesOf(false).map(({ name }) => name)).toEqual(short);
  expect(stagesOf(true).map(({ name }) => name)).toEqual([
    ...short,
    'recipes',
    'emptied',
    'long',
    'proof',
    'e2e',
    'browser',
  ]);
  expect(stagesOf(true)).toEqual(stages);
});

test('the parts run the same commands as the npm scripts and the CI script', async () => {
  const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  expect(scripts).toMatchObject({ test: 'node src/cli/test.mjs', 'test:all': 'node src/cli/test.mjs --all' });
  expect(await readFile(join(root, '.ci/run'), 'utf8')).toMatch(/\nexec npm test\n$/);
});
