import { describe, expect, it } from 'vitest';
import { frontiers } from '../../../src/games/frontiers/index.ts';
import { proof } from '../../../src/games/frontiers/proof/index.ts';
import { fuzz } from '../../../src/simulation/fuzz.ts';
import { BUDGETS } from '../budgets.ts';
import { playKinds, type Seen, seeing } from '../support/kinds.ts';
import { LATE, late } from './late.ts';
import { type Ask, changed, type Planted, type Run } from './plants.ts';

const { habit = () => [] } = proof;

/** Steps that must ask a question in late games: joint assaults, combat between players, and plays of Crew and rare cards. */
const LATE_STEPS = ['assault.consent', 'pvp.attend', 'pvp-attack.block', 'effects.boost', 'level-up.skill'];

describe('Frontiers', () => {
  it('random games of all kinds break no kernel invariant, and their questions fit within Discord’s limits', () => {
    const { violations, faults, finished, verbs, steps } = playKinds(frontiers, BUDGETS.frontiers);
    expect(violations).toEqual([]);
    expect([...faults]).toEqual([]);
    expect(finished).toBeGreaterThan(1);
    expect(verbs.size).toBeGreaterThan(40);
    expect(steps.size).toBeGreaterThan(40);
  });

  it('games break no kernel invariant late in play, when every kind of action is possible', () => {
    const seen: Seen = { faults: new Set(), verbs: new Set(), steps: new Set() };
    for (const seed of ['a', 'b']) {
      const report = fuzz(late(seed), { seed, games: 2, every: 100, options: LATE, habit, ...seeing(seen) });
      expect(report.violations).toEqual([]);
    }
    expect([...seen.faults]).toEqual([]);
    expect(seen.steps).toEqual(new Set([...seen.steps, ...LATE_STEPS]));
    expect(seen.steps.size).toBeGreaterThan(35);
  });
});

describe('the Frontiers fuzzer', () => {
  const violations = (planted: Planted): string =>
    fuzz(planted, { seed: 'planted', games: 4, every: 5, habit }).violations.join('\n');

  it('the fuzzer finds a card that exists twice', () => {
    const planted = changed<Run>('end-of-turn', 'draw', (sound) => (ctx, local) => {
      const player = ctx.g.players[(local as { seat: number }).seat];
      player?.deck.push(...player.discard.slice(0, 1));
      return sound(ctx, local);
    });
    expect(violations(planted)).toMatch(/impossible position: too many cards/);
  });

  it('the fuzzer finds an option that can’t be chosen', () => {
    const planted = changed<Run>('interact', 'begin', () => () => {
      throw new Error('nothing is out there');
    });
    expect(violations(planted)).toMatch(/nothing is out there/);
  });

  it('the fuzzer finds a dead end', () => {
    const planted = changed<Ask>('volleys', 'begin', (sound) => ({
      ...sound,
      ask: (ctx, local) => ({ ...sound.ask(ctx, local), ...(ctx.g.round === 2 ? { options: [] } : {}) }),
    }));
    expect(violations(planted)).toMatch(/nothing is on offer/);
  });

  it('the fuzzer finds a question that changes the position', () => {
    const planted = changed<Ask>('turn', 'pick', (sound) => ({
      ...sound,
      ask(ctx, local) {
        for (const player of ctx.g.players) player.experience += 1;
        return sound.ask(ctx, local);
      },
    }));
    expect(violations(planted)).toMatch(/asking changed the position/);
  });
});
