import { frontiers } from '../src/games/frontiers/index.ts';
import { randomAnswer } from '../src/kernel/decision.ts';
import { InMemoryTable } from '../src/kernel/in-memory-table.ts';
import type { Measured } from './figures.ts';
import { played } from './kernel.ts';
import { median, quantile } from './numbers.ts';
import { random } from './rate.ts';
import { inTurns } from './turns.ts';

/** The options of the longest games. */
const OPTIONS = { scenario: 'full-conquest', players: 4 };
/** The number of games that are timed. */
const GAMES = 10;
/** How often the number of decisions per second is measured. */
const WINDOWS = 15;
/** The number of untimed games that are played first. */
const WARM_UP = 3;

/**
 * Plays a random game with events and undo, as a real table does. Returns the time of each answer in milliseconds,
 * including the time to make the views of all readers.
 */
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

/** Plays a random game. Returns how long it took, in seconds. */
function seconds(secret: string): number {
  const next = random(13);
  const began = performance.now();
  const match = new InMemoryTable(frontiers, { secret, options: OPTIONS }).start();
  for (let decision = match.state.pending[0]; decision !== undefined; decision = match.state.pending[0])
    match.answer(decision, randomAnswer(decision, next));
  return (performance.now() - began) / 1000;
}

/** Measures the speed of Frontiers in games of four players. */
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
