import { describe, expect, it } from 'vitest';
import { awayMissions } from '../../../src/games/away-missions/index.ts';
import { fuzz } from '../../../src/simulation/fuzz.ts';
import { BUDGETS } from '../budgets.ts';
import { playKinds } from '../support/kinds.ts';
import { type Ask, type Away, changed, type Run } from './plants.ts';

describe('random games in Away Missions', () => {
  it('random games in Away Missions break no kernel invariant, and every question fits within Discord’s limits', () => {
    const { violations, faults, finished, verbs, steps } = playKinds(awayMissions, BUDGETS['away-missions']);
    expect(violations).toEqual([]);
    expect([...faults]).toEqual([]);
    expect(finished).toBeGreaterThan(10);
    expect(verbs.size).toBeGreaterThan(25);
    expect(steps.size).toBeGreaterThan(20);
  });
});

describe('errors that the Away Missions fuzzer detects', () => {
  const violations = (planted: Away): string =>
    fuzz(planted, { seed: 'planted', games: 6, every: 5 }).violations.join('\n');

  it('the fuzzer finds a lost card', () => {
    const planted = changed<Run>('swap', 'begin', (sound) => (ctx, local) => {
      ctx.g.players[(local as { seat: number }).seat]?.decks.mission.pop();
      return sound(ctx, local);
    });
    expect(violations(planted)).toMatch(/impossible position: .* cards are missing/);
  });

  it('the fuzzer finds an option that can’t be chosen', () => {
    const planted = changed<Run>('move', 'begin', () => () => {
      throw new Error('no way there');
    });
    expect(violations(planted)).toMatch(/“Move.*” was offered but fails: no way there|no way there/);
  });

  it('the fuzzer finds a dead end', () => {
    const planted = changed<Ask>('action-phase', 'select', (sound) => ({
      ...sound,
      ask: (ctx, local) => ({ ...sound.ask(ctx, local), ...(ctx.g.round === 2 ? { options: [] } : {}) }),
    }));
    expect(violations(planted)).toMatch(/nothing is on offer/);
  });

  it('the fuzzer finds a key that appears twice', () => {
    const planted = changed<Ask>('activation', 'choose', (sound) => ({
      ...sound,
      ask(ctx, local) {
        const question = sound.ask(ctx, local);
        return 'go' in question ? question : { ...question, options: [...question.options, ...question.options] };
      },
    }));
    expect(violations(planted)).toMatch(/a key stands twice/);
  });

  it('the fuzzer finds a question that changes the position', () => {
    const planted = changed<Ask>('action-phase', 'select', (sound) => ({
      ...sound,
      ask(ctx, local) {
        for (const player of ctx.g.players) player.bonusPoints += 1;
        return sound.ask(ctx, local);
      },
    }));
    expect(violations(planted)).toMatch(/asking changed the position/);
  });

  it('the fuzzer finds a question that depends on when it is asked', () => {
    const planted = changed<Ask>('activation', 'choose', (sound) => ({
      ...sound,
      ask: (ctx, local) => ({ ...sound.ask(ctx, local), prompt: `Act at ${performance.now()}.` }),
    }));
    expect(violations(planted)).toMatch(/asked again, the question differs/);
  });

  it('the fuzzer finds a change that an undo doesn’t reverse', () => {
    let calls = 0;
    const planted = changed<Run>('move', 'begin', (sound) => (ctx, local) => {
      calls += 1;
      for (const player of ctx.g.players) player.bonusPoints += calls;
      return sound(ctx, local);
    });
    expect(violations(planted)).toMatch(/undo left a different position/);
  });

  it('the fuzzer finds randomness that doesn’t come from the game’s random stream, and state that isn’t JSON', () => {
    const chance = {
      ...awayMissions,
      setup: (options: never) => ({ ...awayMissions.setup(options), at: performance.now() }),
    };
    expect(violations(chance)).toMatch(/the replay ends elsewhere/);
    const moment = {
      ...awayMissions,
      setup: (options: never) => ({ ...awayMissions.setup(options), at: new Date(0) }),
    };
    expect(violations(moment)).toMatch(/JSON|different/);
  });
});
