import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Game } from '../../src/kernel/game.ts';
import { InMemoryTable } from '../../src/kernel/in-memory-table.ts';
import type { GameRecord } from '../../src/kernel/record.ts';
import type { Input } from '../../src/kernel/table.ts';
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
}

/** The kept games of one game: each in `test/fixtures/<game>`. */
export function keptGames<G>(game: Game<G>): KeptGames<G> {
  const folder = new URL(`../fixtures/${game.id}/`, import.meta.url);
  const replayed = ({ secret, options, inputs }: GameRecord): InMemoryTable<G> => {
    const match = new InMemoryTable(game, { secret, options });
    const begun = inputs.find((input) => input.t === 'start');
    const { owner } = match.table;
    for (const input of inputs) match.submit(renamed(input, begun?.player ?? '', owner));
    return match;
  };
  return {
    // The files there are written by `keep` alone.
    read: (name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as PlayedGame,
    keep(name, record) {
      mkdirSync(folder, { recursive: true });
      const played: PlayedGame = { record, hash: tableHash(replayed(record).table) };
      writeFileSync(new URL(name, folder), `${JSON.stringify(played)}\n`);
    },
    replayed,
  };
}

/** In a record people are named anew: whoever began the game opened the table, too. */
function renamed(input: Input, from: string, to: string): Input {
  return 'player' in input && input.player === from ? { ...input, player: to } : input;
}
