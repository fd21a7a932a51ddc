import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { below, commandOf, isRunning, killAll } from '../support/programs.ts';
import { passes, until } from '../support/until.ts';

const support = resolve(import.meta.dirname, '../../../dist/test/infra/support');
const skew = resolve(import.meta.dirname, '../../../dist/src/cli/chaos/skew.mjs');
/**
 * The time for which the children below may be silent, in milliseconds. They report every 200. On a busy machine, a
 * child may have to wait for its turn on the processor for seconds.
 */
const SILENCE = 5_000;

const parents: ChildProcess[] = [];
/** Children of a parent that a test has killed. */
const orphans: number[] = [];
afterEach(async () => {
  killAll(orphans.splice(0));
  for (const parent of parents.splice(0)) {
    killAll([...below(parent.pid ?? 0), parent.pid ?? 0]);
    if (parent.exitCode === null && parent.signalCode === null) await once(parent, 'close');
  }
});

/** A parent with two children. `slow` gives how long they block at their start, how often later, and for how long. */
function watching(silence: number, slow: readonly number[] = [], env: NodeJS.ProcessEnv = {}) {
  const args = [join(support, 'watching-process.js'), silence, ...slow].map(String);
  const parent = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  parents.push(parent);
  let said = '';
  parent.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  return {
    pid: parent.pid ?? 0,
    children: () => below(parent.pid ?? 0).filter((pid) => commandOf(pid).includes('slow-process.js')),
    guards: () => below(parent.pid ?? 0).filter((pid) => commandOf(pid).includes('subspace-guard')),
    killed: () => said.split('a process is hanging and will be killed').length - 1,
    ready: () => until('the children have started', () => said.includes('ready')),
  };
}

test('a child that starts slowly gets more time with each attempt', async () => {
  // A busy machine may count the parent's checks late, so the child is slow enough for six times the limit.
  const { ready, killed } = watching(400, [2_400]);
  await ready();
  expect(killed()).toBeGreaterThan(0);
});

test('a child that blocks for less than its limit is left alone', async () => {
  const { ready, killed, children } = watching(SILENCE, [700, 200, 500]);
  await ready();
  const pids = children();
  await passes(2 * SILENCE);
  expect(children()).toEqual(pids);
  expect(killed()).toBe(0);
});

test('a child that blocks too long gets more time with each attempt', async () => {
  const { ready, killed, children } = watching(600, [0, 100, 1_200]);
  await ready();
  await until('both children were killed', () => killed() >= 2);
  await until('no child has died for three of its pauses', async () => {
    const before = children();
    await passes(4_000);
    const pids = children();
    return pids.length === 2 && pids.join() === before.join();
  });
});

test('no child is killed because the parent was paused', async () => {
  const { pid, ready, killed, children } = watching(SILENCE);
  await ready();
  const pids = children();
  process.kill(pid, 'SIGSTOP');
  await passes(3 * SILENCE);
  process.kill(pid, 'SIGCONT');
  await passes(2 * SILENCE);
  expect(children()).toEqual(pids);
  expect(killed()).toBe(0);
});

test('no child is killed because the parent and the children were paused', async () => {
  const { pid, ready, killed, children } = watching(SILENCE);
  await ready();
  const pids = children();
  for (const one of [...pids, pid]) process.kill(one, 'SIGSTOP');
  await passes(3 * SILENCE);
  for (const one of [pid, ...pids]) process.kill(one, 'SIGCONT');
  await passes(2 * SILENCE);
  expect(children()).toEqual(pids);
  expect(killed()).toBe(0);
});

test('a permanently stopped child is killed and replaced, even if the parent was paused', async () => {
  const { pid, ready, killed, children } = watching(SILENCE);
  await ready();
  const [first = 0, second = 0] = children();
  process.kill(first, 'SIGSTOP');
  process.kill(pid, 'SIGSTOP');
  await passes(SILENCE);
  process.kill(pid, 'SIGCONT');
  await until('the stopped child is gone', () => !isRunning(first));
  await until('another one runs', () => children().length === 2 && children().includes(second));
  expect(killed()).toBe(1);
});

test('nothing is killed when clocks jump', async () => {
  const env = { NODE_OPTIONS: `--import ${skew}`, SUBSPACE_SKEW: '86400000/100' };
  const { ready, killed, children } = watching(SILENCE, [], env);
  await ready();
  const pids = children();
  await passes(2 * SILENCE);
  expect(children()).toEqual(pids);
  expect(killed()).toBe(0);
});

/** Longer than any test takes, in milliseconds. */
const FOR_GOOD = 3_600_000;

test.each<[what: string, slow: readonly number[], stops: boolean]>([
  ['work', [], false],
  ['hang during the start', [FOR_GOOD], false],
  ['hang later', [0, 1, FOR_GOOD], false],
  ['are stopped', [], true],
])('children that %s end when their parent is killed, and so do their guards', async (_, slow, stops) => {
  const { pid, ready, children, guards } = watching(FOR_GOOD, slow);
  if (slow[0] !== FOR_GOOD) await ready();
  const all = await until('each child has its guard', () => {
    const found = [children(), guards()];
    return found.every(({ length }) => length === 2) && found.flat();
  });
  orphans.push(...all);
  if (stops) for (const child of children()) process.kill(child, 'SIGSTOP');
  process.kill(pid, 'SIGKILL');
  await until('no process is left', () => !all.some(isRunning));
});

test('no guard process remains after its child or its parent ends', async () => {
  const { pid, ready, children, guards } = watching(FOR_GOOD);
  await ready();
  const [first = 0] = children();
  const before = await until('each child has its guard', () => guards().length === 2 && guards());
  process.kill(first, 'SIGKILL');
  const after = await until('another child has another guard', () => {
    const now = guards();
    return now.length === 2 && now.join() !== before.join() && now;
  });
  expect(before.filter(isRunning)).toHaveLength(1);
  const all = [...children(), ...after];
  process.kill(pid, 'SIGTERM');
  await until('the parent has ended', () => !isRunning(pid));
  expect(all.filter(isRunning)).toEqual([]);
});
