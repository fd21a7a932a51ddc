import { describe, expect, it } from 'vitest';
import { Engine } from '../../src/kernel/engine.ts';
import { type Procedure, procedure } from '../../src/kernel/game.ts';
import { stream } from '../../src/kernel/random.ts';
import type { State } from '../../src/kernel/types.ts';
import { type Skirmish, toyGame } from '../support/toy-game.ts';

function engine(procedures: Record<string, Procedure<Skirmish>>): Engine<Skirmish> {
  const game = { ...toyGame(), procedures };
  const state: State<Skirmish> = {
    game: game.id,
    rules: 1,
    draws: 0,
    asked: 0,
    stack: [{ proc: 'main', step: 'begin', local: {} }],
    pending: [],
    barrier: 0,
    acting: null,
    orders: [0, 1].map(() => ({ ask: [], prefer: {} })),
    g: game.setup(game.options({})),
    over: null,
  };
  return new Engine(game, state, () => stream('engine'));
}

describe('procedures', () => {
  it('run a called procedure before the next step and hand its result back', () => {
    const run = engine({
      main: procedure<Skirmish, Record<string, number>>({
        begin: (ctx) => {
          ctx.call('double', { of: 21 });
          return 'after';
        },
        after: (ctx, local) => {
          ctx.log(`got ${local['result']}`);
          ctx.end({ winners: [0], why: 'done' });
          return null;
        },
      }),
      double: procedure<Skirmish, Record<string, number>>({
        begin: (_ctx, local) => {
          local['result'] = (local['of'] ?? 0) * 2;
          return null;
        },
      }),
    });
    run.run();
    expect(run.events.map((event) => event.text)).toEqual(['got 42']);
  });

  it.each([
    [
      'a step that isn’t there',
      procedure<Skirmish, Record<string, number>>({ begin: () => 'nowhere' }),
      /no step main.nowhere/,
    ],
    ['a circle', procedure<Skirmish, Record<string, number>>({ begin: () => 'begin' }), /in a circle/],
    [
      'an end without an outcome',
      procedure<Skirmish, Record<string, number>>({ begin: () => null }),
      /without an outcome/,
    ],
    [
      'two calls in one step',
      procedure<Skirmish, Record<string, number>>({
        begin: (ctx) => {
          ctx.call('main');
          ctx.call('main');
          return 'begin';
        },
      }),
      /called main after main/,
    ],
  ])('name %s as a fault', (_name, main, message) => {
    expect(() => engine({ main }).run()).toThrow(message);
  });
});
