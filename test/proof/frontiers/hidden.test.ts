import { describe, expect, it } from 'vitest';
import { frontiers } from '../../../src/games/frontiers/index.ts';
import type { Json } from '../../../src/kernel/types.ts';
import { auditLeaks } from '../../../src/simulation/leaks.ts';
import { BUDGETS } from '../budgets.ts';
import { auditShown } from '../support/shown.ts';
import { LATE, late } from './late.ts';

const { positions: states, shown } = BUDGETS.frontiers;

/** Requests of a curious seat, whose refusals must reveal nothing. */
const WISHES = ['play warp drive', 'explore', 'challenge', 'emergency', 'attack patrol warbird', 'repair'];

describe('Frontiers', () => {
  it('no view, question, log, message, refusal, text or picture shows a reader anything hidden', () => {
    const options = { scenario: 'blitz-conquest', players: 2, pvp: true, drafting: true, interactiveCombat: true };
    const report = auditShown('frontiers', options, WISHES, 10);
    expect(report.leaks).toEqual([]);
    expect(report.states).toBe(shown);
    expect(report.drawn).toBeGreaterThan(1);
  });

  it.each<Json>([
    { scenario: 'full-cooperation', players: 3 },
    { scenario: 'one-to-return', players: 4, teams: true },
    { scenario: 'blitz-conquest', players: 2, auction: true, drafting: true, actionUpgrades: true },
  ])('no view or question leaks anything in a game with %o', (options) => {
    const report = auditLeaks(frontiers, { seed: 'tight', games: 20, states, every: 6, steps: 10, options });
    expect(report.leaks).toEqual([]);
    expect(report.states).toBe(states);
  });

  it('late in a game, no output leaks hidden information', () => {
    const report = auditLeaks(late('tight'), { seed: 'tight', games: 20, states, every: 20, steps: 8, options: LATE });
    expect(report.leaks).toEqual([]);
    expect(report.states).toBe(states);
  });
});
