import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { captain } from '../../../src/games/first-edition/bot/index.ts';
import { bring } from '../../../src/games/first-edition/decks/bring.ts';
import { read } from '../../../src/games/first-edition/decks/read.ts';
import { firstEdition } from '../../../src/games/first-edition/index.ts';
import { habit } from '../../../src/games/first-edition/proof/habit.ts';
import type { FirstEdition } from '../../../src/games/first-edition/state.ts';
import { kept } from '../../../src/games/kit/decks/zoned.ts';
import { objection } from '../../../src/kernel/decision.ts';
import { fuzz } from '../../../src/proving/fuzz.ts';
import { type Strategy, tournament } from '../../../src/proving/tournament.ts';

const FOLDER = new URL('../../fixtures/first-edition/decks/', import.meta.url);
const FILES = readdirSync(FOLDER).sort();

/** Options in which two files are the decks, brought as players bring them. */
function brought(...files: readonly string[]) {
  let options = firstEdition.options({});
  for (const [seat, file] of files.entries())
    ({ options } = bring(options, seat, kept(read(readFileSync(new URL(file, FOLDER))).deck)));
  return options;
}

/** The bot, whose answers must be ones that are on offer. */
const watched: Strategy<FirstEdition> = (state, seat, decision, random) => {
  const keys = captain(state, seat, decision, random);
  expect(objection(decision, keys)).toBeNull();
  return keys;
};

describe('C-DECK-01: sample decks', () => {
  it.each(FILES.map((file, at) => [file, FILES[(at + 1) % FILES.length] ?? '']))(
    '%s is played by bots against %s',
    {
      timeout: 60_000,
    },
    (one, other) => {
      const ends: unknown[] = [];
      tournament(firstEdition, {
        seed: `samples ${one}`,
        games: 1,
        options: brought(one, other),
        players: () => [watched, watched],
        ended: (_number, { over }) => ends.push(over?.rule),
      });
      expect(ends).toEqual([expect.stringMatching(/^C-(?:POINTS|OPEN)-/)]);
    },
  );

  it('are played at random and by habit, with every claim of the kernel kept', { timeout: 240_000 }, () => {
    const options = (n: number) =>
      brought(FILES[(n * 2) % FILES.length] ?? '', FILES[(n * 2 + 1) % FILES.length] ?? '');
    const report = fuzz(firstEdition, { seed: 'samples', games: 2, every: 250, options, habit });
    expect(report.violations).toEqual([]);
    expect(report.finished).toBe(2);
  });
});
