import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { guard } from '../store/process-guard.ts';
import { ask } from './asking.ts';
import { faultOf } from './fault.ts';
import { POST, READY, UNFIT, USELESS } from './watched.ts';

/**
 * How long a child that has started may be silent, in milliseconds. If a child is silent for longer, its event loop is considered
 * stuck.
 */
const SILENCE = 10_000;
/** How long a child may be silent while it starts and loads its modules, in milliseconds. */
const START = 30_000;
/**
 * Each time a child is killed for its silence, the next child's limit is multiplied by `GROWTH`. In total, the limit is
 * multiplied by at most `MOST_GROWTH`.
 */
const GROWTH = 1.5;
const MOST_GROWTH = 20;
/** If a child lives longer than this, in milliseconds, the next child gets the usual limits again. */
const STEADY = 10 * 60_000;
/** The watchdog checks a child this many times within the longest silence that it allows the child. */
const LOOKS = 10;
/** Maximum time for a child to end after the watchdog asked it to end, in milliseconds. */
export const LONGEST_END = 15_000;
/**
 * Maximum time for a child to end after this process has died, in milliseconds. A child that isn't hanging exits
 * immediately.
 */
const ORPHAN_END = 5_000;
/** A child that ends sooner than this, in milliseconds, is restarted after a growing pause. */
const YOUNG = 5_000;
const LONGEST_PAUSE = 5_000;

/** How long a child may be silent, in milliseconds. */
interface Limits {
  start: number;
  silence: number;
}

/** The way in which a child ended. */
interface Ending {
  /** True if restarting the child wouldn't help. */
  useless: boolean;
  /** True if the watchdog killed the child for its silence. */
  killed: boolean;
}

export interface WatchOptions {
  /** The script that the children run; `args` are its arguments. */
  script: string;
  args?: readonly string[];
  env?: NodeJS.ProcessEnv;
  /** Options of Node for the children, besides those of this process. */
  node?: readonly string[];
  /**
   * True if the children’s work can wait: where the processor is short, the system then lets other processes go first.
   * False by default.
   */
  patient?: boolean;
  /** Number of children. */
  count: number;
  /** How long a child may be silent once it has started, in milliseconds. */
  silence?: number;
  /** How long a child may be silent while it starts, in milliseconds. */
  start?: number;
  log: Logger;
}

/** The state of a child, as its parent knows it. */
export interface ChildReport {
  /** The number of the child among those that run the same script. A child that replaces another one has its number. */
  slot: number;
  phase: 'starting' | 'running' | 'ended';
  /** How much of the longest silence has passed since the child was heard. At 1, the child is killed. */
  silence: number;
  /** How often a child was started again in this slot. */
  restarts: number;
  /** True if the child answered in time. */
  answered: boolean;
  /** The child's answer; null while it starts. */
  state: unknown;
}

/** A place for a child, which is kept while one child replaces another. */
type Slot = Pick<ChildReport, 'phase' | 'silence' | 'restarts'> & { child: ChildProcess | null };

/** The children that {@link watch} keeps running. */
export interface Watched {
  /** The ids of the processes that are running. */
  pids(): number[];
  /** Resolves when every child has started. */
  readonly ready: Promise<void>;
  /** Resolves when a child reports that it can't work with its settings. */
  readonly useless: Promise<void>;
  /** Asks each child for its state, and waits for at most `limit` milliseconds. Without a limit, asks nobody. */
  report(limit: number | null): Promise<ChildReport[]>;
  /** Ends the children, without letting them finish their work if `atOnce` is set. */
  close(atOnce?: boolean): Promise<void>;
}

/**
 * Keeps child processes running. A child that ends is replaced. A child whose event loop hangs is killed and replaced
 * by one that may be silent for longer, because the machine may just be slow.
 */
export function watch(options: WatchOptions): Watched {
  const closing = new AbortController();
  const slots = Array.from({ length: options.count }, (): Slot => newSlot());
  let giveUp = (): void => {};
  const useless = new Promise<void>((settle) => {
    giveUp = settle;
  });
  const started = new Set<number>();
  let tellReady = (): void => {};
  const ready = new Promise<void>((settle) => {
    tellReady = settle;
  });
  const loops = slots.map(async (slot, place) => {
    const env = { ...(options.env ?? process.env), [POST]: randomUUID() };
    const { start: usualStart = START, silence: usualSilence = SILENCE } = options;
    let factor = 1;
    for (let early = 0; !closing.signal.aborted; ) {
      const born = performance.now();
      const child = start({ ...options, env });
      Object.assign(slot, { child, phase: 'starting', silence: 0 });
      child.on('message', (message) => {
        if (message === READY && started.add(place).size === options.count) tellReady();
      });
      const limits = { start: usualStart * factor, silence: usualSilence * factor };
      const ending = await ended(child, slot, limits, options.log);
      Object.assign(slot, { child: null, phase: 'ended' });
      if (closing.signal.aborted) return;
      slot.restarts += 1;
      if (ending.useless) return giveUp();
      const { exitCode, signalCode } = child;
      options.log.warn(
        { role: options.args?.[0], code: exitCode, signal: signalCode },
        'a process ended and will be restarted',
      );
      const age = performance.now() - born;
      if (age > STEADY) factor = 1;
      if (ending.killed) factor = Math.min(factor * GROWTH, MOST_GROWTH);
      early = age < YOUNG ? early + 1 : 0;
      await pause(Math.min(early * 200, LONGEST_PAUSE), undefined, { signal: closing.signal }).catch(() => {});
    }
  });
  return {
    pids: () => slots.flatMap(({ child }) => child?.pid ?? []),
    ready,
    useless,
    report: (limit) =>
      Promise.all(
        slots.map(async ({ child, ...known }, slot) => {
          const answer = child === null || limit === null ? null : await ask(child, limit);
          return { slot, ...known, answered: answer !== null, state: answer?.state ?? null };
        }),
      ),
    async close(atOnce = false) {
      closing.abort();
      await Promise.all(slots.map(({ child }) => (child === null ? null : end(child, atOnce))));
      await Promise.all(loops);
    },
  };
}

function newSlot(): Slot {
  return { child: null, phase: 'starting', silence: 0, restarts: 0 };
}

function start({ script, args = [], env = process.env, node = [], patient = false }: WatchOptions): ChildProcess {
  const execArgv = [...process.execArgv, ...node];
  const child = fork(script, args, { env, execArgv, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  if (patient && child.pid !== undefined) letOthersGoFirst(child.pid);
  return child;
}

/** Lowers the priority of a process’s main thread, and of the threads that it will start. */
function letOthersGoFirst(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The child has already ended, or this system has no priorities. The work is the same without one.
  }
}

/** Resolves when the child has ended. Kills the child if it is silent for too long. */
async function ended(child: ChildProcess, slot: Slot, limits: Limits, log: Logger): Promise<Ending> {
  const guarded = guard(child, ORPHAN_END);
  let unfit = false;
  let killed = false;
  let limit = limits.start;
  let silent = 0;
  const tick = limits.silence / LOOKS;
  // Silence is measured in checks of this process, never by a clock. While this process is paused or late, it can't
  // hear its children, so such a time counts as at most one check.
  const looks = setInterval(() => {
    silent += tick;
    slot.silence = silent / limit;
    if (silent < limit || killed) return;
    killed = true;
    log.error({ pid: child.pid }, 'a process is hanging and will be killed');
    child.kill('SIGKILL');
  }, tick);
  child.on('message', (message) => {
    unfit ||= message === UNFIT;
    if (message === READY) {
      limit = limits.silence;
      slot.phase = 'running';
    }
    silent = 0;
    slot.silence = 0;
  });
  child.on('error', (error) => log.error({ fault: faultOf(error) }, 'a process could not be started'));
  await once(child, 'close').catch(() => {});
  clearInterval(looks);
  await guarded;
  return { useless: unfit || child.exitCode === USELESS, killed };
}

async function end(child: ChildProcess, atOnce: boolean): Promise<void> {
  child.kill(atOnce ? 'SIGKILL' : 'SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), LONGEST_END);
  if (child.exitCode === null && child.signalCode === null) await once(child, 'close');
  clearTimeout(late);
}
