import { describe, expect, it } from 'vitest';
import { firstEdition } from '../../../src/games/first-edition/index.ts';
import type { FirstEdition } from '../../../src/games/first-edition/state.ts';
import type { FirstEditionView } from '../../../src/games/first-edition/view.ts';
import type { Game } from '../../../src/kernel/game.ts';
import { auditLeaks, type LeakOptions } from '../../../src/simulation/leaks.ts';

const audit = (game: Game<FirstEdition, unknown>, more: Partial<LeakOptions<FirstEdition>> = {}) =>
  auditLeaks(game, { seed: 'first-edition', games: 6, states: 150, every: 9, steps: 6, ...more });

describe('C-SEED-29 C-DRAW-04: the leak audit of First Edition', () => {
  it('no output that a seat can see reveals hidden information', () => {
    const report = audit(firstEdition);
    expect(report.leaks).toEqual([]);
    expect(report.states).toBe(150);
  });

  it.each<[string, (g: FirstEdition, seat: number) => unknown]>([
    ['the opponent’s hand', (g, seat) => g.players[1 - seat]?.hand],
    ['the order of a player’s own deck', (g, seat) => g.players[seat]?.deck[0]],
    ['the order of the opponent’s deck', (g, seat) => g.players[1 - seat]?.deck[0]],
    ['the next mission', (g, seat) => g.players[seat]?.missions[0]],
    ['the cards that the opponent can still seed', (g, seat) => g.players[1 - seat]?.seeds[0]],
    [
      'which card the opponent placed under a mission',
      (g, seat) => Object.values(g.locations).map(({ seeds }) => seeds.find(({ owner }) => owner !== seat)?.card),
    ],
  ])('the audit finds a view that leaks %s', (_what, look) => {
    const game: Game<FirstEdition, FirstEditionView & { leak: unknown }> = {
      ...firstEdition,
      view: (state, reader) => ({
        ...firstEdition.view(state, reader),
        leak: reader === 'spectator' ? null : (look(state.g, reader) ?? null),
      }),
    };
    expect(audit(game, { most: 1 }).leaks.join('\n')).toMatch(/the view differs/);
  });
});
