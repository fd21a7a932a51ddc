import { describe, expect, it } from 'vitest';
import { captain } from '../../../src/games/first-edition/bot/index.ts';
import { firstEdition } from '../../../src/games/first-edition/index.ts';
import { pairing } from '../../../src/games/first-edition/proof/fields.ts';
import type { FirstEdition } from '../../../src/games/first-edition/state.ts';
import { WINDOWS } from '../../../src/games/first-edition/windows.ts';
import { greedy, randomly } from '../../../src/simulation/greedy.ts';
import { type Strategy, tournament } from '../../../src/simulation/tournament.ts';
import { BUDGETS } from '../budgets.ts';
import { watched } from '../support/watched.ts';

const { duels, answers } = BUDGETS['first-edition'];

/** The number of games that the bot wins. It alternates between the seats, with different decks each time. */
function wins(foe: Strategy<FirstEdition>, games: number): number {
  let won = 0;
  for (let n = 0; n < games; n++) {
    const players = n % 2 === 0 ? [captain, foe] : [foe, captain];
    const options = { decks: pairing(n * 3 + 1) };
    const { results } = tournament(firstEdition, { seed: `bot ${n}`, games: 1, options, players: () => players });
    if (results[0] === n % 2) won += 1;
  }
  return won;
}

describe('the bot', () => {
  it('the bot beats random play', () => {
    expect(wins(randomly, duels)).toBeGreaterThanOrEqual(0.9 * duels);
  });

  it('the bot beats play that looks one step ahead', () => {
    expect(wins(greedy(firstEdition), 3)).toBeGreaterThanOrEqual(2);
  });

  it('the bot waits for the other player at most 60 times a game if neither player asks for any window', () => {
    const { handoffs } = tournament(firstEdition, {
      seed: 'handoffs',
      games: 4,
      players: () => [captain, captain],
      ask: () => [],
    });
    expect(handoffs).toBeLessThanOrEqual(60);
  });

  it('the bot answers every question, and hidden cards don’t change its answers', () => {
    const { player, answers: answered } = watched(firstEdition, captain, 5);
    for (let game = 0; answered() < answers; game++)
      tournament(firstEdition, {
        seed: `unseen ${game}`,
        games: 1,
        options: { decks: pairing(game) },
        players: () => [player, player],
        ask: () => WINDOWS.map(({ id }) => id),
        trusted: true,
      });
  });
});
