import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';

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

/** Something that runs. */
export interface Running {
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
  /** Settles when a child says that it can't work with its settings. */
  readonly useless: Promise<void>;
  close(): Promise<void>;
}

/** Keeps child processes running: one that ends is started again, one whose event loop hangs is killed first. */
export function watch(options: WatchOptions): Watched {
  const closing = new AbortController();
  const running = new Map<number, ChildProcess>();
  let giveUp = (): void => {};
  const useless = new Promise<void>((settle) => {
    giveUp = settle;
  });
  const loops = Array.from({ length: options.count }, async (_, place) => {
    for (let early = 0; !closing.signal.aborted; ) {
      const born = performance.now();
      const child = start(options);
      running.set(place, child);
      const code = await ended(child, options);
      running.delete(place);
      if (closing.signal.aborted) return;
      options.log.warn({ code, signal: child.signalCode }, 'a process ended and is started again');
      if (code === USELESS) return giveUp();
      early = performance.now() - born < YOUNG ? early + 1 : 0;
      await pause(Math.min(early * 200, LONGEST_PAUSE), undefined, { signal: closing.signal }).catch(() => {});
    }
  });
  return {
    pids: () => [...running.values()].flatMap((child) => child.pid ?? []),
    useless,
    async close() {
      closing.abort();
      await Promise.all([...running.values()].map(end));
      await Promise.all(loops);
    },
  };
}

function start({ script, args = [], env = process.env }: WatchOptions): ChildProcess {
  return fork(script, args, { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
}

/** Settles with the child's exit code; kills it when it falls silent. */
async function ended(child: ChildProcess, { silence = SILENCE, log }: WatchOptions): Promise<number | null> {
  const kill = (): void => {
    log.error({ pid: child.pid }, 'a process hangs and is killed');
    child.kill('SIGKILL');
  };
  let timer = setTimeout(kill, START);
  child.on('message', () => {
    clearTimeout(timer);
    timer = setTimeout(kill, silence);
  });
  child.on('error', (error) => log.error({ error: error.name }, 'a process could not be started'));
  await once(child, 'close').catch(() => {});
  clearTimeout(timer);
  return child.exitCode;
}

async function end(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), END);
  if (child.exitCode === null && child.signalCode === null) await once(child, 'close');
  clearTimeout(late);
}

/** Runs a role as a child of `watch`: tells that it is alive, ends with its parent and when it is asked to. */
export async function runWatched(role: () => Promise<Running>): Promise<void> {
  const alive = (): void => {
    process.send?.('alive');
  };
  process.on('disconnect', () => process.exit(1));
  alive();
  setInterval(alive, BEAT).unref();
  const running = await role();
  let asked = false;
  const stop = async (): Promise<void> => {
    if (asked) return;
    asked = true;
    await running.close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  // Ctrl-C reaches the whole group; the parent decides when its children end.
  process.on('SIGINT', () => {});
}
