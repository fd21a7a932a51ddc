import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { indexOf } from '../src/rulebook/search/index.ts';
import { type Measured, spread } from './figures.ts';
import { median, quantile } from './numbers.ts';
import { peer, type Say } from './peers.ts';
import { root } from './root.ts';
import { entriesOf, type Find, flexsearch } from './rules-peer.ts';
import { ratioOf } from './turns.ts';

const run = promisify(execFile);
const GAMES = ['frontiers', 'ascendancy', 'first-edition', 'away-missions'];
/** How often every question is asked for one ratio, and how many ratios there are. */
const ROUNDS = 10;
const RATIOS = 9;
/** How often every question is asked before: what a process does at first is counted apart. */
const WARM_UP = 5;
const LOADS = 5;
/** Entries that a completion proposes. */
const PROPOSED = 25;

/** A search of one game and what it is asked. */
interface Asked {
  game: string;
  question: string;
  ours: Find;
  theirs: Find | null;
}

/** Look-ups in the rulebooks, all entries loaded: questions as people ask them, and as they stand while one types. */
export async function rulesFigures(say: Say): Promise<Measured> {
  const loads = await inProcesses('rules-load', []);
  const there = peer('flexsearch', say) !== null;
  const asked = await questions(there);
  const rows = Array.from({ length: RATIOS }, () => inTurns(asked));
  const ours = rows.map((row) => quantile(row.ours, 0.99));
  const theirs = there ? rows.map((row) => quantile(row.theirs, 0.99)) : [];
  const typed = asked.flatMap(({ question, ours }) =>
    [0.4, 0.7].flatMap((part) =>
      Array.from({ length: ROUNDS }, () => timed(ours, question.slice(0, Math.ceil(question.length * part)))),
    ),
  );
  return {
    rules_index_ms: Math.round(median(loads)),
    rules_lookup_p99_ms: rounded(median(ours)),
    flexsearch_lookup_p99_ms: there ? rounded(median(theirs)) : null,
    ...spread('rules_flexsearch_ratio', ratioOf(ours, theirs)),
    rules_cold_lookup_ms: rounded(median(await firsts('ours'))),
    flexsearch_cold_lookup_ms: there ? rounded(median(await firsts('flexsearch'))) : null,
    rules_completion_p99_ms: rounded(quantile(typed, 0.99)),
  };
}

/** Every question, with the searches that it is put to; they are warm. */
async function questions(there: boolean): Promise<Asked[]> {
  const make = there ? await flexsearch() : null;
  const asked = GAMES.flatMap((game) => {
    const theirs = make === null ? null : make(entriesOf(game));
    const ours: Find = (question, limit) =>
      indexOf(game)
        .search(question, limit)
        .map(({ entry }) => entry.id);
    return questionsOf(game).map((question) => ({ game, question, ours, theirs }));
  });
  for (let round = 0; round < WARM_UP; round++) inTurns(asked, 1);
  return asked;
}

function questionsOf(game: string): string[] {
  const file = join(root, `test/rules/rulebook/queries/${game}.json`);
  // A file of our own.
  return (JSON.parse(readFileSync(file, 'utf8')) as { q: string }[]).map(({ q }) => q);
}

/** Milliseconds of each look-up, every question put to both searches in turns; who goes first changes. */
function inTurns(asked: readonly Asked[], rounds = ROUNDS): { ours: number[]; theirs: number[] } {
  const times = { ours: [] as number[], theirs: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    for (const { question, ours, theirs } of asked) {
      const early = round % 2 === 0 ? timed(ours, question) : null;
      if (theirs !== null) times.theirs.push(timed(theirs, question));
      times.ours.push(early ?? timed(ours, question));
    }
  }
  return times;
}

/** Milliseconds of processor time of a look-up: what else the machine does meanwhile doesn't count. */
function timed(find: Find, question: string): number {
  const start = process.cpuUsage();
  find(question, PROPOSED);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000;
}

/** Milliseconds of the first question of each game in processes of their own, the index included. */
async function firsts(whose: 'ours' | 'flexsearch'): Promise<number[]> {
  const times: number[] = [];
  for (const game of GAMES)
    times.push(...(await inProcesses('rules-first', [whose, game, questionsOf(game)[0] ?? ''])));
  return times;
}

/** What a program prints that measures once, in some processes. */
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
