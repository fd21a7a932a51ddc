import { describe, expect, it } from 'vitest';
import type { AskStep, Game, Memory } from '../../../src/kernel/game.ts';
import { fuzz } from '../../../src/simulation/fuzz.ts';
import { changingSteps } from '../../support/changed-steps.ts';
import { type Skirmish, type SkirmishView, toyGame } from '../../support/toy-game.ts';

const given = { seed: 'fuzz', games: 6, options: { length: 20, units: 8 }, every: 3 };

function violations(change: Partial<Game<Skirmish, SkirmishView>>): string {
  return fuzz({ ...toyGame(), ...change }, given).violations.join();
}

describe('fuzz', () => {
  it('the fuzzer finds no errors in a sound game, and finishes it', () => {
    const report = fuzz(toyGame(), given);
    expect(report.violations).toEqual([]);
    expect(report.finished).toBe(6);
    expect(report.handoffs).toBeGreaterThan(10);
    expect([...report.taken.keys()].some((key) => key.startsWith('attack'))).toBe(true);
  });

  it('the fuzzer finds a broken invariant', () => {
    const check = (state: { g: Skirmish }): void => {
      if ((state.g.score[0] ?? 0) > 2) throw new Error('too many points');
    };
    expect(violations({ check })).toMatch(/too many points/);
  });

  it('the fuzzer finds state that isn’t JSON', () => {
    const game = toyGame();
    const setup = (options: never): Skirmish => Object.assign(game.setup(options), { when: new Date(0) });
    expect(violations({ setup })).toMatch(/JSON|different/);
  });

  it('the fuzzer finds an option that fails', () => {
    const game = toyGame();
    const { procedures } = changingSteps(game, 'turn', ({ choose }) => {
      const sound = choose as AskStep<Skirmish, Memory>;
      return {
        choose: {
          ...sound,
          answer(ctx, local, given) {
            if (given.key.startsWith('attack:u0')) throw new Error('no attack');
            return sound.answer(ctx, local, given);
          },
        },
      };
    });
    expect(violations({ procedures })).toMatch(/no attack/);
  });

  it('the fuzzer finds an option that fails even if its verb has been tried often before', () => {
    const game = toyGame();
    const { procedures } = changingSteps(game, 'turn', ({ choose }) => {
      const sound = choose as AskStep<Skirmish, Memory>;
      let attacks = 0;
      return {
        choose: {
          ...sound,
          answer(ctx, local, given) {
            if (given.key.startsWith('attack') && ++attacks > 400) throw new Error('no more attacks');
            return sound.answer(ctx, local, given);
          },
        },
      };
    });
    const { violations } = fuzz({ ...game, procedures }, { ...given, games: 40 });
    expect(violations.join()).toMatch(/was offered but fails: no more attacks/);
  });

  it('the fuzzer finds a game that plays differently if the text of its questions isn’t created', () => {
    const game = toyGame();
    const { procedures } = changingSteps(game, 'turn', ({ choose }) => {
      const sound = choose as AskStep<Skirmish, Memory>;
      return {
        choose: {
          ...sound,
          answer(ctx, local, given) {
            if (ctx.terse) ctx.g.score[0] = 99;
            return sound.answer(ctx, local, given);
          },
        },
      };
    });
    expect(violations({ procedures })).toMatch(/the replay ends elsewhere/);
  });

  it('the fuzzer finds randomness that isn’t from the stream', () => {
    const game = toyGame();
    const setup = (options: never): Skirmish => Object.assign(game.setup(options), { pad: `${performance.now()}` });
    expect(violations({ setup })).toMatch(/the replay ends elsewhere/);
  });
});
