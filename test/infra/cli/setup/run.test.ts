import { expect, test } from 'vitest';
import { tooOld } from '../../../../src/cli/setup/node-version.mjs';
import { setUp } from '../../../../src/cli/setup/run.mjs';
import type { Step } from '../../../../src/cli/setup/steps.mjs';
import { fakeMachine } from './fake-machine.ts';

/** A step that lacks something until it is repaired, and counts its repairs. */
function step(wishes: Partial<Step> = {}): Step & { mended: () => number } {
  let count = 0;
  return {
    purposes: ['play', 'test'],
    lacks: async () => (count > 0 ? undefined : 'The thing is missing'),
    mending: 'making one',
    mend: async () => {
      count += 1;
      return undefined;
    },
    mended: () => count,
    ...wishes,
  };
}

test('the set-up reports what is missing, installs it, and does nothing on the second run', async () => {
  const machine = fakeMachine();
  const thing = step();
  expect(await setUp('play', machine, [thing])).toBe(true);
  expect(machine.said).toEqual([
    'Set-up: the thing is missing; making one.',
    expect.stringMatching(/^Set-up: done in \d+\.\d s\.$/),
  ]);
  machine.said.length = 0;
  expect(await setUp('play', machine, [thing])).toBe(true);
  expect(machine.said).toEqual([]);
  expect(thing.mended()).toBe(1);
});

test('the set-up skips a step that isn’t needed for the requested purpose', async () => {
  const browser = step({ purposes: ['test'] });
  await setUp('play', fakeMachine(), [browser]);
  expect(browser.mended()).toBe(0);
  await setUp('test', fakeMachine(), [browser]);
  expect(browser.mended()).toBe(1);
});

test('the set-up stops at the first step that it can’t repair, and prints that step’s message', async () => {
  const machine = fakeMachine();
  const next = step();
  expect(await setUp('play', machine, [step({ mend: async () => 'Type: make it so.' }), next])).toBe(false);
  expect(machine.said.at(-1)).toBe('Set-up stopped. Type: make it so.');
  expect(next.mended()).toBe(0);
});

test('the set-up notices that a repair didn’t help', async () => {
  const machine = fakeMachine();
  expect(await setUp('play', machine, [step({ lacks: async () => 'The thing is missing' })])).toBe(false);
  expect(machine.said.at(-1)).toMatch(/^Set-up stopped\. The thing is missing, though/);
});

test('an error in the set-up is printed as one line, never as a stack trace', async () => {
  const machine = fakeMachine();
  const broken = step({
    mend: async () => {
      throw new Error('ENOSPC: no space left on device\n    at somewhere');
    },
  });
  expect(await setUp('play', machine, [broken])).toBe(false);
  expect(machine.said.at(-1)).toBe('Set-up stopped. ENOSPC: no space left on device');
});

test.each([
  ['18.20.4', true],
  ['20.18.3', true],
  ['20.19.0', false],
  ['20.20.2', false],
  ['21.7.3', true],
  ['22.0.0', true],
  ['22.11.0', true],
  ['22.12.0', false],
  ['23.0.0', false],
  ['24.0.0', false],
  ['26.10.0', false],
])('the check whether Node %s is too old returns %s', (version, isTooOld) => {
  expect(tooOld(version) !== undefined).toBe(isTooOld);
});
