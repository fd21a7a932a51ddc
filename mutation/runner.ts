import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inject, type RunnerTestCase, type RunnerTestSuite, TestRunner } from 'vitest';

/** A way to break a line of code, and the rules that the line enforces. */
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

/** The global that broken code reads: the active break, how often it was reached and may be, and a counter of reached breaks. */
interface Switch {
  active: string | undefined;
  hits: number;
  mostHits: number;
  quiet: boolean;
  cover(ids: string[]): void;
}

const RULE = /\b[A-Z]-[A-Z]+-\d+\b/g;

/** How often each test reaches each break. Breaks that are reached while files load have no test. */
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
Object.assign(globalThis, { __stryker__: now });

/** Time and coverage of each test by its id, from an earlier process that was ended. */
const KNOWN = `${inject('out')}.tests`;
const known: Record<string, { took: number; covers: Record<string, number> }> = existsSync(KNOWN)
  ? JSON.parse(readFileSync(KNOWN, 'utf8'))
  : {};

const tests: Test[] = [];
let begun = 0;
/** How many breaks this process has tried; the first finds everything as it was. */
let tried = 0;
let spoilt = false;
let filesLeft = inject('testFiles');

/** Runs every test as it is, to see which breaks it comes by; then, for each break, the tests that come by it. */
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
    // What an earlier test found out and kept, this one would not come by.
    forget();
    current = test.id;
    begun = cpu();
  }

  override onAfterTryTask(test: RunnerTestCase): void {
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

/** Runs a test with what its file does before and after each: what one puts in the place of something else, the next must not find. */
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
  }
}

/** CPU time of this process in milliseconds: on a busy machine it says more than a clock. */
function cpu(): number {
  return Math.round(process.cpuUsage().user / 1000);
}

/** The break that was active last. Results cached under it are useless for another one. */
let last: string | undefined;

/** For how long the tests that name its rules are asked about one break, and then for how long the others, ms of work. */
const BUDGET = Number(process.env['BUDGET']);

/** Tests that noticed a break of the same file before: they are asked first. */
const keen = new Map<string, Test[]>();

/** Runs the tests on a break. Returns which of its rules are proved by tests that name them, or else which test noticed it. */
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
      // The quickest one is asked in any case.
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

/** Whether a test fails with a break, or without any; one that comes by it far too often doesn't end. */
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

/** Empties what code has kept (`forgetful.ts`). */
function forget(): void {
  Reflect.get(globalThis, 'forget')?.();
}

function report(line: object): void {
  appendFileSync(inject('out'), `${JSON.stringify(line)}\n`);
}
