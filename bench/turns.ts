import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { median } from './numbers.ts';

/** How much one is of the other: a quotient for each pair that was measured in turns. */
export interface Ratio {
  median: number;
  min: number;
  max: number;
}

/** The quotients of two measurements, taken pair by pair; null where the other one could not be measured. */
export function ratioOf(ones: readonly number[], others: readonly number[]): Ratio | null {
  if (others.length === 0) return null;
  const ratios = ones.map((one, at) => rounded(one / (others[at] ?? Number.NaN)));
  return { median: median(ratios), min: Math.min(...ratios), max: Math.max(...ratios) };
}

/** Measurements of two programs, in each of their turns. */
export interface Measurements {
  ones: number[];
  /** Empty where there is no other. */
  others: number[];
}

/** A program to be run by itself, which measures whenever it is asked (`takeTurns`, `tellWhenAsked`). */
export interface Contender {
  script: string;
  args?: readonly string[];
}

/**
 * Measures two programs in turns, each in a process that stays: so a machine that slows down slows both. Who goes first
 * changes from pair to pair. Without an other one it measures the one alone.
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
