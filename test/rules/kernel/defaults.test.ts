import { describe, expect, it } from 'vitest';
import { completed } from '../../../src/kernel/defaults.ts';
import type { Decision, State } from '../../../src/kernel/types.ts';
import { toyGame } from '../../support/toy-game.ts';

const { id, title, rules, setup, main, procedures, view, redeal } = toyGame();
const small = completed({
  ...{ id, title, rules, setup, main, procedures, view, redeal },
  seatNames: () => ['One', 'Two', 'Three'],
});
const orders = [0, 1, 2].map(() => ({ ask: [], prefer: {} }));
const state = { orders, over: { winners: [2], why: 'Three was first.' } } as unknown as State<never>;

const option = (key: string, max?: number) => ({ key, verb: key, label: key, ...(max === undefined ? {} : { max }) });
const asked = (decision: Partial<Decision>): Decision => ({
  ...{ id: 'd1', seat: 0, kind: 'pick', prompt: 'What?', options: [], min: 1, max: 1 },
  ...decision,
});

describe('defaults', () => {
  it.each([
    ['declines', asked({ options: [option('go'), option('pass')] }), ['pass'], true],
    ['declines instead of answering', asked({ options: [option('go')], instead: [option('pass')] }), ['pass'], true],
    ['takes the first option', asked({ options: [option('go'), option('stay')] }), ['go'], false],
    ['takes nothing if that is allowed', asked({ kind: 'subset', options: [option('a')], min: 0 }), [], true],
    [
      'spreads points',
      asked({ kind: 'allocate', options: [option('a', 2), option('b', 2)], min: 3, max: 3 }),
      [...'aab'],
      false,
    ],
    [
      'keeps the order',
      asked({ kind: 'order', options: [option('a'), option('b')], min: 2, max: 2 }),
      ['a', 'b'],
      false,
    ],
  ])('the default answer %s when time runs out', (_what, decision, keys, safe) => {
    expect(small.fallback(state, decision)).toEqual({ keys, safe });
  });

  it('when a seat gives up, the other seats win, and each winner gets a point', () => {
    expect(small.concede(state, 1).winners).toEqual([0, 2]);
    expect(small.score(state).rows.map(({ total }) => total)).toEqual([0, 0, 1]);
  });

  it('by default, standing orders and typed actions are refused in full sentences', () => {
    expect(() => small.orders({}, state, 0)).toThrow('This game has no standing orders.');
    expect(small.refuse(state, 0, 'fly').text).toBe('You can’t do “fly” now.');
  });

  it('a part that a game defines itself replaces the default', () => {
    const said = completed({
      ...toyGame(),
      check: () => {
        throw new Error('never legal');
      },
    });
    expect(() => said.check(state)).toThrow('never legal');
    expect(said.staging.seats).toEqual(['blue', 'red']);
    expect(small.staging.seats).toEqual(['seat-0', 'seat-1', 'seat-2']);
  });
});
