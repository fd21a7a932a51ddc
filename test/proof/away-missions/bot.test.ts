import { describe, expect, it } from 'vitest';
import { quick } from '../../../src/games/away-missions/bot/index.ts';
import { worthOf } from '../../../src/games/away-missions/bot/worth.ts';
import { scopeOf } from '../../../src/games/away-missions/effects/scope.ts';
import { awayMissions } from '../../../src/games/away-missions/index.ts';
import type { AwayMissions } from '../../../src/games/away-missions/state.ts';
import { InMemoryTable } from '../../../src/kernel/in-memory-table.ts';
import type { Json } from '../../../src/kernel/types.ts';
import { greedy, randomly } from '../../../src/simulation/greedy.ts';
import { type Strategy, tournament } from '../../../src/simulation/tournament.ts';
import { play } from '../../support/away-case.ts';
import { BUDGETS } from '../budgets.ts';
import { watched } from '../support/watched.ts';

/** Returns the number of games that the bot wins if it plays each seat in turn. */
function wins(foe: Strategy<AwayMissions>, games: number, options: Json = {}): number {
  const report = tournament(awayMissions, {
    seed: 'bot',
    games,
    options,
    players: (n) => (n % 2 === 0 ? [quick, foe] : [foe, quick]),
  });
  return report.results.filter((winner, n) => winner === n % 2).length;
}

describe('the bot’s strength and answers', () => {
  it('the bot beats random play', () => {
    const { duels } = BUDGETS['away-missions'];
    expect(wins(randomly, duels)).toBeGreaterThanOrEqual(0.9 * duels);
  });

  it('the bot also beats random play in games between Klingons and Romulans', () => {
    const { duels } = BUDGETS['away-missions'];
    expect(wins(randomly, duels, { factions: ['klingon', 'romulan'] })).toBeGreaterThanOrEqual(0.9 * duels);
  });

  it('the bot beats a player that plans one step ahead', () => {
    expect(wins(greedy(awayMissions), 6)).toBeGreaterThanOrEqual(4);
  });

  it.each([
    [
      ['federation', 'borg'],
      ['repair-ship', 'assimilate-the-ship'],
    ],
    [
      ['klingon', 'romulan'],
      ['stovokor', 'secrets-of-three-powers'],
    ],
    // Three opponents together lose some characters in most games.
    [
      ['federation', 'borg', 'klingon', 'romulan'],
      ['defend-sector-001', 'assimilate-the-ship'],
    ],
  ])('the bot chooses the Core Missions with the highest expected points: %j', (factions, cores) => {
    const { state } = new InMemoryTable(awayMissions, { secret: 'core', options: { factions, quick: true } }).start();
    const chosen = state.pending.map((decision) => quick(state, decision.seat, decision, () => 0));
    expect(chosen.slice(0, 2)).toEqual(cores.map((core) => [`core:${core}`]));
  });

  it('the bot prefers to stun a character that hasn’t been activated yet', () => {
    const worth = (activated: boolean): number => {
      const { g } = play({ patch: { 'characters.two.activated': activated } });
      const eyes = { g, loose: false, gain: () => 0 };
      const scope = { ...scopeOf(0, 'sleep-command', 'data'), bound: { one: 'two' } };
      return worthOf(eyes, scope, [{ do: 'stun', who: 'one' }]).value;
    };
    expect(worth(false)).toBeGreaterThan(worth(true));
    expect(worth(true)).toBeGreaterThan(0);
  });

  it.each([
    ['', {}],
    [' with Traps and face-down Missions', { factions: ['romulan', 'klingon'] }],
  ])('the bot answers every question, and its answers don’t depend on hidden cards%s', (_teams, options) => {
    const { player, answers } = watched(awayMissions, quick, 5);
    for (let game = 0; answers() < BUDGETS['away-missions'].answers; game++)
      tournament(awayMissions, {
        seed: `unseen ${game}`,
        games: 1,
        options,
        players: () => [player, player],
        ask: (state, seat) => awayMissions.windows(state, seat).map(({ id }) => id),
        trusted: true,
      });
  });
});
