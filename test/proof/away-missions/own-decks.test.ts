import { describe, expect, it } from 'vitest';
import { shownOf } from '../../../src/cli/leak-surface.ts';
import { awayMissionsChat } from '../../../src/games/away-missions/chat/index.ts';
import { awayMissions } from '../../../src/games/away-missions/index.ts';
import { FACTION_PAIRS } from '../../../src/games/away-missions/options.ts';
import { broughtByAll } from '../../../src/games/away-missions/proof/own-decks.ts';
import { gameOf } from '../../../src/games/index.ts';
import type { Json } from '../../../src/kernel/types.ts';
import { fuzz } from '../../../src/simulation/fuzz.ts';
import { auditLeaks } from '../../../src/simulation/leaks.ts';

/** Returns options in which both seats bring decks of their own. */
function brought(number: number): Json {
  const pair = FACTION_PAIRS[number % FACTION_PAIRS.length] ?? ['federation', 'borg'];
  return broughtByAll(awayMissions.options({ factions: [...pair], quick: true }));
}

describe('M-BUILD-09 M-TEAM-05 M-TEAM-06: decks that players build', () => {
  it('random games with built decks, played by every pair of teams, break no kernel invariant', () => {
    const report = fuzz(awayMissions, { seed: 'own', games: 6, every: 60, options: brought });
    expect(report.violations).toEqual([]);
    expect(report.finished).toBe(6);
  });

  it.each([0, 5])('built decks are hidden from everyone except their owner: pair %i', (pair) => {
    const game = gameOf('away-missions');
    if (game === null) throw new Error('the game is gone');
    const { inWords } = shownOf(game, awayMissionsChat);
    const report = auditLeaks(game, {
      seed: 'own',
      games: 2,
      states: 40,
      every: 7,
      options: brought(pair),
      shown: inWords,
    });
    expect(report.leaks).toEqual([]);
    expect(report.states).toBeGreaterThanOrEqual(30);
  });
});
