import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesUnder } from '../../src/cli/setup/files.mjs';

const root = resolve(import.meta.dirname, '..');
/** The one file that may wait for a time, and the checks whose samples contain such mistakes. */
const OWN = ['infra/support/until.ts', 'walls/patience.test.ts', 'walls/clock.test.ts'];
const files = filesUnder(root, () => true)
  .map((file) => file.slice(root.length + 1))
  .filter((file) => file.endsWith('.ts') && !OWN.includes(file));

/** Patterns that make a test fail on a busy machine or at random, and their replacement. */
const FLAWS: Readonly<Record<string, { pattern: RegExp; instead: string; samples: readonly string[] }>> = {
  'a pause': {
    pattern: /\bset(?:Timeout|Interval)\b|\btimers\/promises\b|\bwaitForTimeout\b|\bAtomics\.wait\b/g,
    instead: 'wait for an event by `until`; where time itself is what the test is about, use `passes`',
    samples: [
      "import { setTimeout as pause } from 'node:timers/promises';",
      'setTimeout(done, 50)',
      'page.waitForTimeout(1)',
    ],
  },
  'a limit of its own for a test or a hook': {
    pattern: /(?<=, )\{\s*timeout: [\w.]+,?\s*\}|^\}, [\d_]{4,}\);/gm,
    instead: 'leave it out: test/support/patience.ts has the limit for all',
    samples: ["test('x', { timeout: 60_000 }, run)", "test('x', {\n  timeout: LONG,\n}, run)", '}, 60_000);'],
  },
  'a deadline of its own': {
    pattern: /\buntil\((?:[^()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*?,\s*\d[\d_]*,?\s*\)/g,
    instead: 'leave it out; a test that does something else when nothing comes names its time',
    samples: ["until('it is there', () => is(there), 5_000)", "until(\n  'x',\n  () => f(g(h())),\n  90_000,\n)"],
  },
  'a measure of the clock on the wall': {
    pattern:
      /\bperformance\.now\(\) - \w+\)\.toBeLess|\bDate\.now\(\) - [a-z]\w*\)\.toBeLess|\breturn performance\.now\(\) -/g,
    instead: 'count the work, or measure the processor’s time (`process.cpuUsage`)',
    samples: ['expect(performance.now() - start).toBeLessThan(5)', 'return performance.now() - begin;'],
  },
  'dice without a seed': {
    pattern: /\bMath\.random\b|\brandomInt\b/g,
    instead: 'take them from `stream(seed)` of src/kernel/random.ts',
    samples: ['Math.random() < 0.1', "import { randomInt } from 'node:crypto';"],
  },
};

describe.each(Object.entries(FLAWS))('no test has %s', (_, { pattern, instead, samples }) => {
  test.each(samples)('the check finds the mistake in this sample: %s', (sample) => {
    expect(sample.match(pattern)).not.toBeNull();
  });

  test('no test contains the mistake', () => {
    expect(files.length).toBeGreaterThan(500);
    const found = files.flatMap((file) =>
      (readFileSync(resolve(root, file), 'utf8').match(pattern) ?? []).map((words) => `${file}: ${words}`),
    );
    expect(found, instead).toEqual([]);
  });
});

test('a named deadline is allowed, and so is a limit that is itself tested', () => {
  const fine = [
    "until('it is heard of', isDone, AGAIN)",
    'connect({ rest: { timeout: 400, offset: 0 } })',
    "t: 'timeout'",
  ];
  for (const one of fine) for (const { pattern } of Object.values(FLAWS)) expect(one.match(pattern)).toBeNull();
});
