import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { replayed } from '../../src/cli/kept-positions.ts';
import type { Game } from '../../src/kernel/game.ts';
import type { InMemoryTable } from '../../src/kernel/in-memory-table.ts';
import type { GameRecord } from '../../src/kernel/record.ts';
import { tableHash } from '../../src/tables/replay.ts';

/** A game that was played to its end: its record, as `/log record:true` gives it, and what comes out of it. */
export interface PlayedGame {
  record: GameRecord;
  /** `tableHash` of the final table. */
  hash: string;
}

/** Games that were played and are kept, by the names of their files. */
export interface KeptGames<G> {
  read(name: string): PlayedGame;
  /** Keeps a game that was played. */
  keep(name: string, record: GameRecord): void;
  /** Plays the inputs of a record again. */
  replayed(record: GameRecord): InMemoryTable<G>;
  /** The record of the same inputs in the words that the game has now. */
  reworded(record: GameRecord): GameRecord;
}

/** The kept games of one game: each in `test/fixtures/<game>`. */
export function keptGames<G>(game: Game<G>): KeptGames<G> {
  const folder = new URL(`../fixtures/${game.id}/`, import.meta.url);
  return {
    // The files there are written by `keep` alone.
    read: (name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as PlayedGame,
    keep(name, record) {
      mkdirSync(folder, { recursive: true });
      const played: PlayedGame = { record, hash: tableHash(replayed(game, record).table) };
      writeFileSync(new URL(name, folder), `${JSON.stringify(played)}\n`);
    },
    replayed: (record) => replayed(game, record),
    reworded(record) {
      const { events, table } = replayed(game, record);
      return { ...record, log: events.flatMap(({ event }) => event.text ?? []), outcome: table.state?.over ?? null };
    },
  };
}
