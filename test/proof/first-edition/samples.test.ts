import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { deckFiles } from '../../../src/cli/deck-files.ts';
import { captain } from '../../../src/games/first-edition/bot/index.ts';
import { firstEdition } from '../../../src/games/first-edition/index.ts';
import { fieldOf } from '../../../src/games/first-edition/proof/fields.ts';
import { playoutPolicy } from '../../../src/games/first-edition/proof/playout-policy.ts';
import type { FirstEdition } from '../../../src/games/first-edition/state.ts';
import { objection } from '../../../src/kernel/decision.ts';
import { fuzz } from '../../../src/simulation/fuzz.ts';
import { type Strategy, tournament } from '../../../src/simulation/tournament.ts';

/** Sample decks from files. Each one plays against the next. */
const FILES = deckFiles(resolve(import.meta.dirname, '../../fixtures/first-edition/decks'));
const { named, options } = fieldOf(FILES);

/** The bot, with a check that it chooses only what is offered. */
const watched: Strategy<FirstEdition> = (state, seat, decision, random) => {
  const keys = captain(state, seat, decision, random);
  expect(objection(decision, keys)).toBeNull();
  return keys;
};

describe('C-DECK-01: games with sample decks', () => {
  it.each(FILES.map((_file, n) => [...named(n), n] as const))(
    '%s can be played by bots against %s',
    (one, _other, n) => {
      const ends: unknown[] = [];
      tournament(firstEdition, {
        seed: `samples ${one}`,
        games: 1,
        options: options(n),
        players: () => [watched, watched],
        ended: (_number, { over }) => ends.push(over?.rule),
      });
      expect(ends).toEqual([expect.stringMatching(/^C-(?:POINTS|OPEN)-/)]);
    },
  );

  it('games with sample decks break no kernel invariant, in random play or with the playout policy', () => {
    const report = fuzz(firstEdition, { seed: 'samples', games: 2, every: 250, options, habit: playoutPolicy });
    expect(report.violations).toEqual([]);
    expect(report.finished).toBe(2);
  });
});
