import { describe, expect, it } from 'vitest';
import type { Game } from '../../src/kernel/game.ts';
import { fuzz } from '../../src/proving/fuzz.ts';
import { type Skirmish, type SkirmishView, toyGame } from '../support/toy-game.ts';

const given = { seed: 'fuzz', games: 6, options: { length: 20, units: 8 }, every: 3 };

function violations(change: Partial<Game<Skirmish, SkirmishView>>): string {
  return fuzz({ ...toyGame(), ...change }, given).violations.join();
}

describe('the fuzzer', () => {
  it('finds nothing in a sound game, and finishes it', () => {
    const report = fuzz(toyGame(), given);
    expect(report.violations).toEqual([]);
    expect(report.finished).toBe(6);
    expect(report.handoffs).toBeGreaterThan(10);
    expect([...report.taken.keys()].some((key) => key.startsWith('attack'))).toBe(true);
  });

  it('finds a broken invariant', () => {
    const check = (state: { g: Skirmish }): void => {
      if ((state.g.score[0] ?? 0) > 2) throw new Error('too many points');
    };
    expect(violations({ check })).toMatch(/too many points/);
  });

  it('finds state that is no JSON', () => {
    const game = toyGame();
    const setup = (options: never): Skirmish => Object.assign(game.setup(options), { when: new Date(0) });
    expect(violations({ setup })).toMatch(/JSON|different/);
  });

  it('finds an option that fails', () => {
    const game = toyGame();
    const turn = game.procedures['turn'];
    const choose = turn?.['choose'] as unknown as {
      answer: (ctx: never, local: never, answer: { key: string }) => string;
    };
    const answer = (ctx: never, local: never, given: { key: string }): string => {
      if (given.key.startsWith('attack:u0')) throw new Error('no attack');
      return choose.answer(ctx, local, given);
    };
    const procedures = { ...game.procedures, turn: { ...turn, choose: { ...choose, answer } } } as never;
    expect(violations({ procedures })).toMatch(/no attack/);
  });

  it('finds chance that is no part of the stream', () => {
    const game = toyGame();
    const setup = (options: never): Skirmish => Object.assign(game.setup(options), { pad: `${performance.now()}` });
    expect(violations({ setup })).toMatch(/the replay ends elsewhere/);
  });
});
