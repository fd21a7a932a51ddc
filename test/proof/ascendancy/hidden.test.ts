import { describe, expect, it } from 'vitest';
import { ascendancy } from '../../../src/games/ascendancy/index.ts';
import { varied } from '../../../src/games/ascendancy/proof/modes.ts';
import type { Json } from '../../../src/kernel/types.ts';
import { auditLeaks } from '../../../src/simulation/leaks.ts';
import { BUDGETS } from '../budgets.ts';
import { auditShown } from '../support/shown.ts';

const { positions: states, shown } = BUDGETS.ascendancy;

/** Requests of a curious seat, whose refusals must reveal nothing. */
const WISHES = ['launch', 'explore', 'attack', 'build 2 ships', 'invade earth', 'play', 'trade', 'complete'];

describe('A-OPEN-74: hidden information in Ascendancy', () => {
  it('no view, question, log, message, refusal, text or picture shows a reader anything hidden', () => {
    const options = { civs: ['vulcan', 'ferengi', 'romulan'], borg: 'encounter', rules: { startingProject: true } };
    const report = auditShown('ascendancy', options, WISHES, 10);
    expect(report.leaks).toEqual([]);
    expect(report.states).toBe(shown);
    expect(report.drawn).toBeGreaterThan(1);
  });

  it.each<[string, Json]>([
    ['with one player against the Borg', { civs: ['vulcan'], borg: 'invasion', rules: { startingProject: true } }],
    [
      'with Mystery Turn Order and Focused Research',
      { civs: ['andorian', 'vulcan', 'klingon'], rules: { mysteryTurnOrder: true, focusedResearch: true } },
    ],
    ['with many optional rules and readings', varied(4, 31)],
  ])('no view or question of a game leaks anything %s', (_what, options) => {
    const report = auditLeaks(ascendancy, { seed: 'tight', games: 20, states, every: 6, steps: 10, options });
    expect(report.leaks).toEqual([]);
    expect(report.states).toBe(states);
  });
});
