import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { closingLine, countsOf } from '../../../src/cli/testing/counts.mjs';
import { runStages } from '../../../src/cli/testing/run.mjs';
import { stages } from '../../../src/cli/testing/stages.mjs';

const root = resolve(import.meta.dirname, '../../..');
const report = (passed: number, failed: number, pending = 0, todo = 0) =>
  JSON.stringify({ numPassedTests: passed, numFailedTests: failed, numPendingTests: pending, numTodoTests: todo });

test('the closing line names what was skipped only where something was', () => {
  expect(closingLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed');
  expect(closingLine({ passed: 12, failed: 1, skipped: 3 })).toBe('12 passed, 1 failed, 3 skipped');
});

test('the counts are those of the report', () => {
  expect(countsOf(report(5, 2, 1, 1), 1)).toEqual({ passed: 5, failed: 2, skipped: 2 });
  expect(countsOf(report(5, 0), 0)).toEqual({ passed: 5, failed: 0, skipped: 0 });
});

test('a run that failed without a failed test is a failure all the same', () => {
  expect(countsOf(report(5, 0), 1)).toEqual({ passed: 5, failed: 1, skipped: 0 });
  expect(countsOf(undefined, 1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('stages run in order, stop at the first that fails, and close with the counts', async () => {
  const said: string[] = [];
  const stage = (name: string, code: number) => ({
    name,
    title: name.toUpperCase(),
    run: { command: ['-e', `process.exit(${code})`] },
  });
  const isGood = await runStages([stage('one', 0), stage('two', 3), stage('three', 0)], root, (line) =>
    said.push(line),
  );
  expect(isGood).toBe(false);
  expect(said.join('\n')).toMatch(/ONE: passed.*TWO: failed.*Stopped at "two"/s);
  expect(said.join('\n')).not.toContain('THREE');
  expect(said.at(-1)).toBe('0 passed, 1 failed');
});

test('all stages are there, each under its own name', () => {
  expect(stages.map(({ name }) => name)).toEqual([
    'lint',
    'types',
    'walls',
    'rules',
    'proof',
    'infra',
    'e2e',
    'browser',
  ]);
});
