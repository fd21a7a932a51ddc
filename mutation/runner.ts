import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inject, type RunnerTestCase, type RunnerTestSuite, TestRunner } from 'vitest';

/** A change that breaks a line of code, with the rules that the line enforces. */
interface Break {
  id: string;
  file: string;
  rules: string[];
}

declare module 'vitest' {
  interface ProvidedContext {
    breaks: Break[];
    testFiles: number;
    out: string;
  }
}

interface Test {
  id: string;
  name: string;
  rules: Set<string>;
  took: number;
  run(): Promise<void>;
}

/** The global object that controls the broken code. */
interface Switch {
  /** The id of the break that is in effect, if any. */
  active: string | undefined;
  /** How often the active break has been reached. */
  hits: number;
  /** If the active break is reached more often than this, the broken code throws an error. */
  mostHits: number;
  /** True if the broken code should no longer call `cover`. */
  quiet: boolean;
  /** Counts that these breaks were reached. */
  cover(ids: string[]): void;
}

const RULE = /\b[A-Z]-[A-Z]+-\d+\b/g;

/**
 * How often each test reaches each break, by the test’s id. The key `undefined` is for breaks reached outside tests.
 */
const covered = new Map<string | undefined, Map<string, number>>();
let current: string | undefined;

const now: Switch = {
  active: undefined,
  hits: 0,
  mostHits: 0,
  quiet: false,
  cover(ids) {
    const counts = covered.get(current) ?? new Map();
    covered.set(current, counts);
    for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  },
};
/** The functions that the running test has passed to `onTestFinished`. */
const atEnd: (() => unknown)[] = [];
Object.assign(globalThis, { __stryker__: now, atTestEnd: (act: () => unknown) => atEnd.push(act) });

/** The file in which a process saves `known` for the next process of the same run. */
const KNOWN = `${inject('out')}.tests`;
/** The CPU time of each test and how often it reaches each break, by the test’s id. */
const known: Record<string, { took: number; covers: Record<string, number> }> = existsSync(KNOWN)
  ? JSON.parse(readFileSync(KNOWN, 'utf8'))
  : {};

const tests: Test[] = [];
let begun = 0;
/** The number of breaks that this process has tried. Nothing can have spoilt the process before its first break. */
let tried = 0;
/** True if a test still failed after the break was removed, because the break left something broken behind. */
let spoilt = false;
let filesLeft = inject('testFiles');

/**
 * First runs each test without a break to record which breaks it reaches. Then tries each break with the tests that
 * reach it.
 */
export default class extends TestRunner {
  override async onBeforeRunTask(test: RunnerTestCase): Promise<void> {
    await super.onBeforeRunTask(test);
    const before = known[test.id];
    if (before === undefined) return;
    covered.set(test.id, new Map(Object.entries(before.covers)));
    note(test, before.took);
    test.mode = 'skip';
  }

  override onBeforeTryTask(test: RunnerTestCase): void {
    super.onBeforeTryTask(test);
    // If an earlier test’s results stayed in a cache, this test wouldn’t reach the code that computes them.
    forget();
    current = test.id;
    begun = cpu();
  }

  override async onAfterTryTask(test: RunnerTestCase): Promise<void> {
    await finish();
    current = undefined;
    const took = cpu() - begun;
    note(test, took);
    known[test.id] = { took, covers: Object.fromEntries(covered.get(test.id) ?? []) };
    super.onAfterTryTask(test);
  }

  override onAfterRunTask(test: RunnerTestCase): void {
    super.onAfterRunTask(test);
    if (test.result?.state === 'fail') throw new Error(`${test.name} fails without a break.`);
  }

  override async onAfterRunFiles(): Promise<void> {
    super.onAfterRunFiles();
    filesLeft -= 1;
    if (filesLeft > 0) return;
    writeFileSync(KNOWN, JSON.stringify(known));
    now.quiet = true;
    for (const one of inject('breaks')) {
      report({ begun: one.id });
      const since = cpu();
      report({ id: one.id, ...(await outcome(one)), ms: cpu() - since });
      if (spoilt) process.kill(process.pid, 'SIGKILL');
      tried += 1;
    }
    report({ done: true });
  }
}

function note(test: RunnerTestCase, took: number): void {
  const names = [test.name];
  for (let suite = test.suite; suite; suite = suite.suite) names.unshift(suite.name);
  const name = [test.file.name, ...names].join(' > ');
  tests.push({ id: test.id, name, rules: new Set(name.match(RULE)), took, run: () => whole(test) });
}

/** Ends a test: runs the functions that it has passed to `onTestFinished`, the last one first. */
async function finish(): Promise<void> {
  for (const act of atEnd.splice(0).reverse()) await act();
}

/**
 * Runs a test with all its `beforeEach`, `afterEach` and `onTestFinished` hooks. If a test replaces a function, for
 * example, the hooks restore it before the next test.
 */
async function whole(test: RunnerTestCase): Promise<void> {
  const suites: RunnerTestSuite[] = [test.file];
  for (let suite = test.suite; suite; suite = suite.suite) suites.splice(1, 0, suite);
  const hooks = suites.map((suite) => ({ suite, ...TestRunner.getSuiteHooks(suite) }));
  try {
    for (const { suite, beforeEach } of hooks) for (const before of beforeEach) await before(test.context, suite);
    await TestRunner.getTestFn(test)();
  } finally {
    for (const { suite, afterEach } of hooks.reverse())
      for (const after of [...afterEach].reverse()) await after(test.context, suite);
    await finish();
  }
}

/**
 * Returns the CPU time of this process in milliseconds. On a busy machine, CPU time is more reliable than the clock.
 */
function cpu(): number {
  return Math.round(process.cpuUsage().user / 1000);
}

/** The break that the last test ran with. The caches are emptied before a test runs with another one. */
let last: string | undefined;

/**
 * CPU time in milliseconds to spend on one break: first on tests that name its rules, then (if none of them fails) as
 * much on other tests.
 */
const BUDGET = Number(process.env['BUDGET']);

/**
 * The tests that last noticed breaks of each file. They run before the other tests if the same file is broken again.
 */
const keen = new Map<string, Test[]>();

/**
 * Tries a break with the tests that reach it. A rule is proved if a test that names it fails. If no such test fails,
 * tries the other tests. Returns the proved rules and the first test that failed.
 */
async function outcome({ id, file, rules }: Break) {
  const reached = tests.filter((test) => covered.get(test.id)?.has(id));
  const atLoad = covered.get(undefined)?.has(id) ?? false;
  if (reached.length === 0) return { outcome: atLoad ? 'at load' : 'unreached' };
  reached.sort((one, other) => one.took - other.took);
  const asked = new Map<Test, boolean>();
  const fails = async (test: Test) => {
    const before = asked.get(test);
    if (before !== undefined) return before;
    const failed = await failsWith(id, test);
    asked.set(test, failed);
    if (failed && (await failsWith(undefined, test))) {
      spoilt = true;
      report({ spoilt: id, test: test.name });
      if (tried > 0) process.kill(process.pid, 'SIGKILL');
    }
    return failed;
  };
  const since = cpu();
  const proved: string[] = [];
  let by: Test | undefined;
  for (const rule of rules) {
    const named = reached.filter((test) => test.rules.has(rule));
    for (const [place, test] of named.entries()) {
      // The fastest test runs even if no time is left.
      if (place > 0 && cpu() - since > BUDGET) break;
      if (!(await fails(test))) continue;
      proved.push(rule);
      by ??= test;
      break;
    }
  }
  const first = keen.get(file) ?? [];
  const then = cpu();
  for (const test of by ? [] : new Set([...first.filter((one) => reached.includes(one)), ...reached])) {
    if (cpu() - then > BUDGET) break;
    if (!(await fails(test))) continue;
    by = test;
    keen.set(file, [test, ...first.filter((one) => one !== test)].slice(0, 8));
    break;
  }
  const count = { reached: reached.length, asked: asked.size };
  if (by === undefined) return { outcome: 'unnoticed', ...count, ...(atLoad && { atLoad }) };
  return { outcome: 'noticed', proved, by: by.name };
}

/**
 * Whether a test fails with a break, or without any break if `id` is undefined. A test that reaches the break far too
 * often also fails, because it would probably never end.
 */
async function failsWith(id: string | undefined, test: Test): Promise<boolean> {
  if (id !== last) forget();
  last = id;
  now.active = id;
  now.hits = 0;
  now.mostHits = (covered.get(test.id)?.get(id ?? '') ?? 0) * 10 + 1_000;
  try {
    await test.run();
    return false;
  } catch {
    return true;
  } finally {
    now.active = undefined;
  }
}

/** Empties the caches of the code (`forgetful.ts`). */
function forget(): void {
  Reflect.get(globalThis, 'forget')?.();
}

function report(line: object): void {
  appendFileSync(inject('out'), `${JSON.stringify(line)}\n`);
}
