import { frontiers } from '../src/games/frontiers/index.ts';
import { randomAnswer } from '../src/kernel/decision.ts';
import { InMemoryTable } from '../src/kernel/in-memory-table.ts';
import type { Measured } from './figures.ts';
import { played } from './kernel.ts';
import { median, quantile } from './numbers.ts';
import { random } from './rate.ts';
import { inTurns } from './turns.ts';

/** The longest games that there are. */
const OPTIONS = { scenario: 'full-conquest', players: 4 };
const GAMES = 10;
/** How often the rate of decisions is measured. */
const WINDOWS = 15;
/** Games before, in which nothing is timed. */
const WARM_UP = 3;

/** A random game as a table plays it, with events and undo; gives the milliseconds of each answer with all views after it. */
function commands(secret: string): number[] {
  const next = random(11);
  const match = new InMemoryTable(frontiers, { secret, options: OPTIONS }).start();
  const readers = ['spectator' as const, ...match.table.chairs.keys()];
  const times: number[] = [];
  for (let decision = match.state.pending[0]; decision !== undefined; decision = match.state.pending[0]) {
    const keys = randomAnswer(decision, next);
    const began = performance.now();
    match.answer(decision, keys);
    for (const reader of readers) frontiers.view(match.state, reader);
    times.push(performance.now() - began);
  }
  return times;
}

/** Seconds of a random game from its start to its end. */
function seconds(secret: string): number {
  const next = random(13);
  const began = performance.now();
  const match = new InMemoryTable(frontiers, { secret, options: OPTIONS }).start();
  for (let decision = match.state.pending[0]; decision !== undefined; decision = match.state.pending[0])
    match.answer(decision, randomAnswer(decision, next));
  return (performance.now() - began) / 1000;
}

/** How fast a game of four of Frontiers is. */
export async function frontiersFigures(): Promise<Measured> {
  for (let game = 0; game < WARM_UP; game++) commands(`warm ${game}`);
  const games = Array.from({ length: GAMES }, (_, game) => `bench ${game}`);
  const { ones } = await inTurns(played('frontiers'), null, WINDOWS);
  return {
    frontiers_decisions_per_s: Math.round(median(ones)),
    frontiers_game_s: Math.round(median(games.map(seconds)) * 1000) / 1000,
    frontiers_command_p99_ms: Math.round(quantile(games.flatMap(commands), 0.99) * 100) / 100,
  };
}
