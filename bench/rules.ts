import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { indexOf } from '../src/rulebook/search/index.ts';
import type { Measured } from './figures.ts';
import { median, quantile } from './numbers.ts';
import { root } from './root.ts';

const run = promisify(execFile);
const GAMES = ['frontiers', 'ascendancy', 'first-edition', 'away-missions'];
/** How often every question is asked. */
const ROUNDS = 10;
const LOADS = 5;
/** Entries that a completion proposes. */
const PROPOSED = 25;

/** Look-ups in the rulebooks, all entries loaded: questions as people ask them, and as they stand while one types. */
export async function rulesFigures(): Promise<Measured> {
  const loads: number[] = [];
  for (let load = 0; load < LOADS; load++) {
    const { stdout } = await run(process.execPath, [join(root, 'dist/bench/rules-load.js')]);
    loads.push(Number(stdout));
  }
  const questions = GAMES.flatMap((game) => questionsOf(game).map((question) => ({ game, question })));
  const asked = questions.flatMap(({ game, question }) => timed(game, question));
  const typed = questions.flatMap(({ game, question }) =>
    [0.4, 0.7].flatMap((part) => timed(game, question.slice(0, Math.ceil(question.length * part)))),
  );
  return {
    rules_index_ms: Math.round(median(loads)),
    rules_lookup_p99_ms: round(quantile(asked, 0.99)),
    rules_completion_p99_ms: round(quantile(typed, 0.99)),
  };
}

function questionsOf(game: string): string[] {
  const file = join(root, `test/rulebook/queries/${game}.json`);
  // A file of our own.
  return (JSON.parse(readFileSync(file, 'utf8')) as { q: string }[]).map(({ q }) => q);
}

/** Milliseconds of each of some look-ups. */
function timed(game: string, question: string): number[] {
  return Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    indexOf(game).search(question, PROPOSED);
    return performance.now() - start;
  });
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
