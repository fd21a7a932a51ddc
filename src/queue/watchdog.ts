import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { RedisUnavailable } from '../store/redis-complaints.ts';
import { faultOf } from './fault.ts';

/** How often a child tells that it is alive, in milliseconds. */
const BEAT = 1_000;
/** How long a child may be silent before it is killed, in milliseconds: its event loop hangs. */
const SILENCE = 10_000;
/** How long a child may take to start, in milliseconds. */
const START = 30_000;
/** How long a child may take to end when it is asked to, in milliseconds. */
const END = 15_000;
/** A child that ends sooner than this, in milliseconds, is started again with a growing pause. */
const YOUNG = 5_000;
const LONGEST_PAUSE = 5_000;
/** Exit code of a child that can't work with its settings: starting it again would not help. */
export const USELESS = 78;
/** What a child sends before it ends because its Redis would lose games: that means the same. */
const UNFIT = 'unfit';
/** What a child sends in every beat, and once it has started. */
const ALIVE = 'alive';
const READY = 'ready';

/**
 * The environment variable that names a child’s post: the one who is started again after it has the same, and knows that
 * its predecessor is dead.
 */
export const POST = 'SUBSPACE_POST';

/** Something that runs. */
export interface Closeable {
  /** Finishes what is under way and ends. */
  close(): Promise<void>;
}

export interface WatchOptions {
  /** What the children run, and with which arguments. */
  script: string;
  args?: readonly string[];
  env?: NodeJS.ProcessEnv;
  /** How many of them. */
  count: number;
  /** How long a child may be silent, in milliseconds. */
  silence?: number;
  log: Logger;
}

/** Children that are kept running. */
export interface Watched {
  /** The ids of the processes that run now. */
  pids(): number[];
  /** Settles when every child has started. */
  readonly ready: Promise<void>;
  /** Settles when a child says that it can't work with its settings. */
  readonly useless: Promise<void>;
  /** Ends the children; `atOnce`: without letting them finish what is under way. */
  close(atOnce?: boolean): Promise<void>;
}

/** Keeps child processes running: one that ends is started again, one whose event loop hangs is killed first. */
export function watch(options: WatchOptions): Watched {
  const closing = new AbortController();
  const running = new Map<number, ChildProcess>();
  let giveUp = (): void => {};
  const useless = new Promise<void>((settle) => {
    giveUp = settle;
  });
  const started = new Set<number>();
  let tellReady = (): void => {};
  const ready = new Promise<void>((settle) => {
    tellReady = settle;
  });
  const loops = Array.from({ length: options.count }, async (_, place) => {
    const env = { ...(options.env ?? process.env), [POST]: randomUUID() };
    for (let early = 0; !closing.signal.aborted; ) {
      const born = performance.now();
      const child = start({ ...options, env });
      running.set(place, child);
      child.on('message', (message) => {
        if (message === READY && started.add(place).size === options.count) tellReady();
      });
      const useless = await ended(child, options);
      running.delete(place);
      if (closing.signal.aborted) return;
      if (useless) return giveUp();
      const { exitCode, signalCode } = child;
      options.log.warn(
        { role: options.args?.[0], code: exitCode, signal: signalCode },
        'a process ended and is started again',
      );
      early = performance.now() - born < YOUNG ? early + 1 : 0;
      await pause(Math.min(early * 200, LONGEST_PAUSE), undefined, { signal: closing.signal }).catch(() => {});
    }
  });
  return {
    pids: () => [...running.values()].flatMap((child) => child.pid ?? []),
    ready,
    useless,
    async close(atOnce = false) {
      closing.abort();
      await Promise.all([...running.values()].map((child) => end(child, atOnce)));
      await Promise.all(loops);
    },
  };
}

function start({ script, args = [], env = process.env }: WatchOptions): ChildProcess {
  return fork(script, args, { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
}

/** Settles when the child has ended: whether starting it again is useless. Kills it when it falls silent. */
async function ended(child: ChildProcess, { silence = SILENCE, log }: WatchOptions): Promise<boolean> {
  const kill = (): void => {
    log.error({ pid: child.pid }, 'a process hangs and is killed');
    child.kill('SIGKILL');
  };
  let timer = setTimeout(kill, START);
  let unfit = false;
  child.on('message', (message) => {
    unfit = message === UNFIT;
    clearTimeout(timer);
    timer = setTimeout(kill, silence);
  });
  child.on('error', (error) => log.error({ fault: faultOf(error) }, 'a process could not be started'));
  await once(child, 'close').catch(() => {});
  clearTimeout(timer);
  return unfit || child.exitCode === USELESS;
}

async function end(child: ChildProcess, atOnce: boolean): Promise<void> {
  child.kill(atOnce ? 'SIGKILL' : 'SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), END);
  if (child.exitCode === null && child.signalCode === null) await once(child, 'close');
  clearTimeout(late);
}

/** Runs a role as a child of `watch`: tells that it is alive, ends with its parent and when it is asked to. */
export async function runWatched(role: () => Promise<Closeable>): Promise<void> {
  const tell = (news: string): Promise<unknown> => new Promise((told) => process.send?.(news, told) ?? told(null));
  let running: Closeable | null = null;
  let asked = false;
  const stop = async (): Promise<void> => {
    if (asked) return;
    asked = true;
    await running?.close();
    process.exit(0);
  };
  process.on('disconnect', () => process.exit(1));
  process.on('SIGTERM', () => void stop());
  // Ctrl-C and a closed window reach the whole group; the parent decides when its children end.
  for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => {});
  const beat = (): void => {
    // A parent that died before this process listened for it left no other trace.
    if (process.connected === false) process.exit(1);
    void tell(ALIVE);
  };
  beat();
  setInterval(beat, BEAT).unref();
  running = await role().catch(async (error) => {
    if (error instanceof RedisUnavailable) await tell(UNFIT);
    throw error;
  });
  await tell(READY);
}
