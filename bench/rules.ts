import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Measured, spread } from './figures.ts';
import { median } from './numbers.ts';
import { peer, type Say } from './peers.ts';
import { root } from './root.ts';
import { GAMES, questionsOf } from './rules-asked.ts';
import { type Contender, inTurns, ratioOf } from './turns.ts';

const run = promisify(execFile);
/** How often our search and flexsearch are each measured. */
const PAIRS = 15;
/** How often completions are measured. */
const WINDOWS = 5;
/** How often programs that measure only once per process are run. */
const LOADS = 5;

/** Measures look-ups in the rulebooks: whole questions, and questions that are completed while someone types. */
export async function rulesFigures(say: Say): Promise<Measured> {
  const loads = await inProcesses('rules-load', []);
  const there = peer('flexsearch', say) !== null;
  const whole = await inTurns(lookups('ours', 'whole'), there ? lookups('flexsearch', 'whole') : null, PAIRS);
  const typed = await inTurns(lookups('ours', 'typed'), null, WINDOWS);
  return {
    rules_index_ms: Math.round(median(loads)),
    rules_lookup_p99_ms: rounded(median(whole.ones)),
    flexsearch_lookup_p99_ms: there ? rounded(median(whole.others)) : null,
    ...spread('rules_flexsearch_ratio', ratioOf(whole.ones, whole.others)),
    rules_cold_lookup_ms: rounded(median(await firsts('ours'))),
    flexsearch_cold_lookup_ms: there ? rounded(median(await firsts('flexsearch'))) : null,
    rules_completion_p99_ms: rounded(median(typed.ones)),
  };
}

/** Returns the program that measures look-ups by our search or by flexsearch. */
function lookups(whose: 'ours' | 'flexsearch', which: 'whole' | 'typed'): Contender {
  return { script: join(root, 'dist/bench/rules-turns.js'), args: [whose, which] };
}

/**
 * Returns the times of the first question about each game in new processes, in milliseconds, including the time to make
 * the index.
 */
async function firsts(whose: 'ours' | 'flexsearch'): Promise<number[]> {
  const times: number[] = [];
  for (const game of GAMES)
    times.push(...(await inProcesses('rules-first', [whose, game, questionsOf(game)[0] ?? ''])));
  return times;
}

/** Runs a program in several processes, each of which measures once. Returns the numbers that they print. */
async function inProcesses(program: string, args: readonly string[]): Promise<number[]> {
  const printed: number[] = [];
  for (let load = 0; load < LOADS; load++) {
    const { stdout } = await run(process.execPath, [join(root, `dist/bench/${program}.js`), ...args]);
    printed.push(Number(stdout));
  }
  return printed;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
