import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { frontiers } from '../../src/games/frontiers/index.ts';
import type { Frontiers } from '../../src/games/frontiers/state.ts';
import { Match } from '../../src/kernel/match.ts';
import type { GameRecord } from '../../src/kernel/record.ts';
import type { Input } from '../../src/kernel/table.ts';
import { tableHash } from '../../src/tables/replay.ts';

/** A game that was played to its end: its record, as `/log record:true` gives it, and what comes out of it. */
export interface PlayedGame {
  record: GameRecord;
  /** `tableHash` of the final table. */
  hash: string;
}

const FOLDER = new URL('../fixtures/frontiers/', import.meta.url);

export function readGame(name: string): PlayedGame {
  // The files here are written by `keepGame` alone.
  return JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as PlayedGame;
}

/** Keeps a game that was played. */
export function keepGame(name: string, record: GameRecord): void {
  mkdirSync(FOLDER, { recursive: true });
  const game: PlayedGame = { record, hash: tableHash(replayed(record).table) };
  writeFileSync(new URL(name, FOLDER), `${JSON.stringify(game)}\n`);
}

/** Plays the inputs of a record again. */
export function replayed({ secret, options, inputs }: GameRecord): Match<Frontiers> {
  const match = new Match(frontiers, { secret, options });
  const begun = inputs.find((input) => input.t === 'start');
  const { owner } = match.table;
  for (const input of inputs) match.submit(renamed(input, begun?.player ?? '', owner));
  return match;
}

/** In a record people are named anew: whoever began the game opened the table, too. */
function renamed(input: Input, from: string, to: string): Input {
  return 'player' in input && input.player === from ? { ...input, player: to } : input;
}
