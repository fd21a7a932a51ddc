import { describe, expect, it } from 'vitest';
import type { Game } from '../../../src/kernel/game.ts';
import { faultsOfRecord } from '../../../src/kernel/record.ts';
import { tableHash } from '../../../src/tables/replay.ts';
import { keptGames } from '../../support/kept-games.ts';

/** Kept games, and the tests of the browser that play new ones. */
export interface Replays {
  /** Names of the games’ files. */
  names: readonly string[];
  /** What keeps new ones. */
  tests: readonly string[];
}

/** Declares that each kept game of one game replays to the same table. */
export function testReplays<G>(game: Game<G>, { names, tests }: Replays): void {
  const games = keptGames(game);
  // If positions have another form or texts other words, but games go the same way, their hashes and logs are renewed.
  if (process.env['FIXTURES'] === 'write')
    for (const name of names) games.keep(name, games.reworded(games.read(name).record));
  /** To be read when it fails. */
  const whatToDo = `The same inputs give another table. If only the form of positions or the words of logs changed: FIXTURES=write npx vitest run test/proof/${game.id}/replay.test.ts. If games take another course: raise “rules” of ${game.id} and keep new games: FIXTURES=write npx vitest run ${tests.join(' ')}`;

  describe.each(names)('the game in %s, played on the page', (name) => {
    const { record, hash } = games.read(name);

    it('replays to the same table as long as its rules stay the same', () => {
      const match = games.replayed(record);
      expect(record.rules).toBe(game.rules);
      expect(match.state.over).not.toBeNull();
      expect(faultsOfRecord(game, record), whatToDo).toEqual([]);
      expect(tableHash(match.table), whatToDo).toBe(hash);
    });

    it('is long enough, and differs without its last answer or with other dice', () => {
      expect(record.inputs.filter(({ t }) => t === 'answer').length).toBeGreaterThan(40);
      const shorter = games.replayed({ ...record, inputs: record.inputs.slice(0, -1) });
      expect(tableHash(shorter.table)).not.toBe(hash);
      expect(() => games.replayed({ ...record, secret: 'another' })).toThrow();
    });
  });
}
