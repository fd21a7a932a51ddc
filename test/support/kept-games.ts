import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { replayed } from '../../src/cli/kept-positions.ts';
import type { Game } from '../../src/kernel/game.ts';
import type { InMemoryTable } from '../../src/kernel/in-memory-table.ts';
import type { GameRecord } from '../../src/kernel/record.ts';
import { tableHash } from '../../src/tables/replay.ts';

/** A game that was played to its end: its record, as `/log record:true` returns it, and its result. */
export interface PlayedGame {
  record: GameRecord;
  /** `tableHash` of the final table. */
  hash: string;
}

/** Stored games, by file name. */
export interface KeptGames<G> {
  read(name: string): PlayedGame;
  /** Stores a game that was played. */
  keep(name: string, record: GameRecord): void;
  /** Plays the inputs of a record again. */
  replayed(record: GameRecord): InMemoryTable<G>;
  /** The record of the same inputs with the game's present texts. */
  reworded(record: GameRecord): GameRecord;
}

/** The stored games of one game, in `test/fixtures/<game>`. */
export function keptGames<G>(game: Game<G>): KeptGames<G> {
  const folder = new URL(`../fixtures/${game.id}/`, import.meta.url);
  return {
    // Only `keep` writes the files there.
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
