import { describe, expect, it } from 'vitest';
import { check } from '../../../src/games/frontiers/check.ts';
import { type FrontiersOptions, SCENARIO_IDS } from '../../../src/games/frontiers/options.ts';
import { SCENARIOS } from '../../../src/games/frontiers/scenarios/list.ts';
import { score } from '../../../src/games/frontiers/score.ts';
import { parseOptions } from '../../../src/games/frontiers/setup.ts';
import { optionsOf } from '../../../src/kernel/decision.ts';
import { stream } from '../../../src/kernel/random.ts';
import type { Drive } from '../../rules/frontiers/support/drive.ts';
import { newGame } from '../../rules/frontiers/support/rounds.ts';

const VARIANTS: Partial<FrontiersOptions>[] = [
  {},
  { drafting: true, actionUpgrades: true, openDecks: true },
  { auction: true, randomCubes: true },
];

/** All games to play: each scenario with each number of players, plain and with variants that fit. */
const GAMES = SCENARIO_IDS.flatMap((scenario) =>
  Object.keys(SCENARIOS[scenario].sizes).flatMap((players) =>
    VARIANTS.map((variant) => ({ scenario, players: Number(players), ...variant })).filter(fits),
  ),
);

function fits(options: Partial<FrontiersOptions>): boolean {
  try {
    parseOptions(options);
    return true;
  } catch {
    return false;
  }
}

function checkQuestions(drive: Drive): void {
  for (const decision of drive.state.pending) {
    const all = optionsOf(decision);
    expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
    expect(new Set(all.map(({ label }) => label.slice(0, 30))).size).toBe(all.length);
    for (const { label, hint = '' } of all)
      expect([label.length <= 80, hint.length <= 100, hint]).toEqual([true, true, hint]);
  }
}

describe('Rounds in random play', () => {
  it.each(GAMES)('a random game of $scenario for $players players ends: $auction $drafting', (options) => {
    const numbers = stream(JSON.stringify(options));
    const next = (bound: number) => numbers.next(bound);
    const drive = newGame(options);
    for (let asked = 0; asked < 400 && !drive.over; asked++) {
      checkQuestions(drive);
      drive.plays(1, next);
      check(drive.state);
    }
    expect(drive.over).toBe(true);
    expect(score(drive.g).rows).toHaveLength(options.players);
    const { winners } = drive.state.over ?? { winners: [] };
    expect(winners.every((seat) => seat < options.players)).toBe(true);
  });
});
