import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { Redis } from 'ioredis';
import { connect } from '../../store/connect.ts';
import { keptData } from '../../store/kept-data.ts';
import { keys, tableKeys } from '../../store/keys.ts';
import type { LocalStack } from '../play/local-stack.ts';
import { ChaosFailed } from './failed.ts';
import { type ChaosObserver, untilDone } from './kills.ts';
import { rolesBelow } from './processes.ts';

/** All kinds of faults besides kills. */
export const FAULTS = ['set-back', 'empty', 'clock', 'pause', 'rest'] as const;
export type FaultName = (typeof FAULTS)[number];

/**
 * The number of players' actions between making a copy of Redis’ data and restoring it. Each action starts only after the
 * previous one was answered, and every third action is typed.
 */
const DEEDS_LOST = 7;
/** How long Redis stays empty, and how long clocks stay wrong, in milliseconds. */
const EMPTY = 5_000;
const WRONG = 10_000;
/** How long the supervisor is paused, in seconds: longer than a child may be silent. */
const PAUSE = 14;
/** How long the roles must keep running after the pause, in milliseconds. */
const AFTER_PAUSE = 3_000;
/** How far clocks jump, in milliseconds: a day, 30 days or an hour, ahead or back. */
const JUMPS = [86_400_000, -86_400_000, 30 * 86_400_000, 3_600_000, -3_600_000];
/**
 * After Discord's errors: the pause between two looks at the table, and the maximum time until one succeeds, in
 * milliseconds.
 */
const LOOK = 250;
const PATIENCE = 60_000;

/** A time span, by `performance.now()`, in which commits may have been lost because an older copy replaced Redis’ data. */
export interface SetBack {
  from: number;
  to: number;
}

export interface FaultOptions {
  /** The names of the faults to cause, in order. */
  names: readonly FaultName[];
  /** How long requests to Discord fail, in milliseconds. */
  rest: number;
  /** The data folder of the run. */
  data: string;
}

/** The environment for processes whose clocks are shifted by the amounts in a file in the data folder. */
export function skewed(data: string): NodeJS.ProcessEnv {
  const preload = pathToFileURL(join(import.meta.dirname, 'skew.mjs')).href;
  return { NODE_OPTIONS: `--import ${preload}`, SUBSPACE_SKEW: skewFile(data) };
}

const skewFile = (data: string): string => join(data, 'skew');

/** Causes faults, one after the other. */
export class Faulter {
  readonly faults: Record<string, number> = {};
  readonly setBacks: SetBack[] = [];
  /** Milliseconds from the end of Discord's errors until a person got an answer and all waiting messages had been sent. */
  readonly restBack: number[] = [];
  /** The number of roles that did not survive a pause of their supervisor. */
  pausedAndKilled = 0;
  /** The number of keys that were written to Redis while its data was gone. */
  writtenToEmpty = 0;
  readonly #options: FaultOptions;
  readonly #stack: LocalStack;
  #count = 0;

  constructor(stack: LocalStack, options: FaultOptions) {
    this.#stack = stack;
    this.#options = options;
  }

  /** The number of faults so far. */
  get count(): number {
    return this.#count;
  }

  /** Causes the next fault soon after a player's action, and resolves when the fault is over. */
  async next(witness: ChaosObserver): Promise<void> {
    const { names } = this.#options;
    const name = names[this.#count % names.length];
    if (name === undefined) throw new ChaosFailed('No fault was chosen.');
    await untilDone(witness, 1);
    await this.#happen(name, witness);
    this.#count += 1;
    this.faults[name] = (this.faults[name] ?? 0) + 1;
  }

  #happen(name: FaultName, witness: ChaosObserver): Promise<void> {
    switch (name) {
      case 'set-back':
        return this.#setBack(witness);
      case 'empty':
        return this.#empty(witness);
      case 'clock':
        return this.#clock();
      case 'pause':
        return this.#pause();
      case 'rest':
        return this.#rest(witness);
    }
  }

  /** Replaces Redis' data with a copy that is a few actions old. */
  async #setBack(witness: ChaosObserver): Promise<void> {
    const [kept, copy] = [this.#kept, `${this.#kept}.copy`];
    const from = performance.now();
    await cp(kept, copy, { recursive: true });
    await untilDone(witness, DEEDS_LOST);
    await this.#stack.interruptRedis(async () => {
      await rm(kept, { recursive: true });
      await rename(copy, kept);
    });
    this.setBacks.push({ from, to: performance.now() });
  }

  /** Lets Redis run without its data for a while, and then gives the data back. */
  async #empty({ look }: ChaosObserver): Promise<void> {
    const [kept, away] = [this.#kept, `${this.#kept}.away`];
    await this.#stack.interruptRedis(() => rename(kept, away));
    // Without the data, the table offers nothing to play, so a person only looks at it.
    await Promise.all([look(), pause(EMPTY)]);
    const redis = connect(this.#stack.redis, 'wait');
    this.writtenToEmpty += await redis.dbsize().finally(() => redis.disconnect());
    await this.#stack.interruptRedis(async () => {
      await rm(kept, { recursive: true, force: true });
      await rename(away, kept);
    });
  }

  /** The clocks of about half of the processes jump, and jump back later. */
  async #clock(): Promise<void> {
    const file = skewFile(this.#options.data);
    const jump = JUMPS[(this.faults['clock'] ?? 0) % JUMPS.length] ?? 0;
    const other = Math.random() < 0.5 ? jump : 0;
    await writeFile(file, `${jump} ${other}`);
    await pause(WRONG);
    await writeFile(file, '0 0');
  }

  /** Pauses this process, which supervises all others, for longer than a child may be silent. */
  async #pause(): Promise<void> {
    const before = rolesBelow(process.pid);
    const script = 'kill -STOP "$1"; sleep "$2"; kill -CONT "$1"';
    // The shell is detached, so that it isn't paused together with this process.
    const shell = spawn('sh', ['-c', script, 'subspace-chaos-pause', `${process.pid}`, `${PAUSE}`], {
      detached: true,
      stdio: 'ignore',
    });
    await once(shell, 'exit');
    await pause(AFTER_PAUSE);
    const now = rolesBelow(process.pid);
    this.pausedAndKilled += before.filter((pid) => !now.includes(pid)).length;
  }

  /** Discord answers every request with an error for a while. */
  async #rest({ look }: ChaosObserver): Promise<void> {
    const { faults } = this.#stack.server;
    faults.add({ path: /./, times: Number.POSITIVE_INFINITY, status: 503, body: {} });
    await pause(this.#options.rest);
    const redis = connect(this.#stack.redis, 'wait');
    try {
      const waited = await waitingMessages(redis);
      faults.clear();
      const end = performance.now();
      const isSent = async (): Promise<boolean> => {
        const waiting = await waitingMessages(redis);
        return waited.every((message) => !waiting.includes(message));
      };
      const signal = AbortSignal.timeout(PATIENCE);
      await Promise.all([untilAnswered(look, signal), untilTrue(isSent, signal)]).catch((error) => {
        if (signal.aborted) throw new ChaosFailed('A table was not served again after Discord’s errors.');
        throw error;
      });
      this.restBack.push(Math.round(performance.now() - end));
    } finally {
      redis.disconnect();
    }
  }

  get #kept(): string {
    return keptData(join(this.#options.data, 'redis'));
  }
}

/** Returns the ids of all the tables' messages that wait to be sent. */
async function waitingMessages(redis: Redis): Promise<string[]> {
  const tables = await redis.zrange(keys.tables, '0', '-1');
  const waiting = await Promise.all(
    tables.map(async (table) => {
      const entries = await redis.xrange(tableKeys(table).outbox, '-', '+');
      return entries.map(([id]) => `${table} ${id}`);
    }),
  );
  return waiting.flat();
}

/** Makes a person look at the table repeatedly until an answer comes. Rejects if the signal aborts. */
async function untilAnswered(look: ChaosObserver['look'], signal: AbortSignal): Promise<void> {
  let isAnswered = false;
  const again = setInterval(() => {
    void look().then((yes) => {
      isAnswered ||= yes;
    });
  }, LOOK);
  await untilTrue(async () => isAnswered, signal).finally(() => clearInterval(again));
}

async function untilTrue(check: () => Promise<boolean>, signal: AbortSignal): Promise<void> {
  while (!(await check())) await pause(20, undefined, { signal });
}
