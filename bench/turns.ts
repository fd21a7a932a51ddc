import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { median } from './numbers.ts';

/** The ratio of two series of measurements: the median, minimum and maximum of the quotients of all pairs. */
export interface Ratio {
  median: number;
  min: number;
  max: number;
}

/** Divides each of `ones` by the corresponding one of `others`. Returns null if `others` is empty. */
export function ratioOf(ones: readonly number[], others: readonly number[]): Ratio | null {
  if (others.length === 0) return null;
  const ratios = ones.map((one, at) => rounded(one / (others[at] ?? Number.NaN)));
  return { median: median(ratios), min: Math.min(...ratios), max: Math.max(...ratios) };
}

/** The measurements of two programs, in the order in which they were made. */
export interface Measurements {
  ones: number[];
  /** Empty if there is no second program. */
  others: number[];
}

/** A program that runs in a separate process and measures on request (`takeTurns`, `tellWhenAsked`). */
export interface Contender {
  script: string;
  args?: readonly string[];
}

/**
 * Measures two programs alternately, so that a machine that becomes slower affects both. Each program keeps running in
 * its own process. The program that goes first changes from pair to pair. If `other` is null, only `one` is measured.
 */
export async function inTurns(one: Contender, other: Contender | null, pairs: number): Promise<Measurements> {
  const measured: Measurements = { ones: [], others: [] };
  const first = await begin(one);
  const second = other === null ? null : await begin(other);
  try {
    for (let pair = 0; pair < pairs; pair++) {
      const early = pair % 2 === 0 ? await first.turn() : null;
      if (second !== null) measured.others.push(await second.turn());
      measured.ones.push(early ?? (await first.turn()));
    }
  } finally {
    first.end();
    second?.end();
  }
  return measured;
}

/** Starts a program and waits until it is warm. */
async function begin({ script, args = [] }: Contender): Promise<{ turn(): Promise<number>; end(): void }> {
  const child = fork(script, args, { env: { ...process.env, NODE_ENV: 'production' } });
  await answerOf(child, script);
  return {
    turn() {
      child.send('go');
      return answerOf(child, script);
    },
    end() {
      if (child.connected) child.disconnect();
    },
  };
}

async function answerOf(child: ChildProcess, script: string): Promise<number> {
  const either = new AbortController();
  const ended = once(child, 'exit', either).then(() => {
    throw new Error(`${script} ended before it had measured`);
  });
  try {
    const [said] = await Promise.race([once(child, 'message', either), ended]);
    return Number(said);
  } finally {
    either.abort();
  }
}

function rounded(value: number): number {
  return Math.round(value * 1_000) / 1_000;
}
