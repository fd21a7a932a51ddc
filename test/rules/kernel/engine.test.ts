import { describe, expect, it } from 'vitest';
import { Engine } from '../../../src/kernel/engine.ts';
import { type Callable, type ProcedureTable, procedure, procedures, type Steps } from '../../../src/kernel/game.ts';
import { stream } from '../../../src/kernel/random.ts';
import { Sealed } from '../../../src/kernel/sealed.ts';
import type { State } from '../../../src/kernel/types.ts';
import { type Skirmish, toyGame } from '../../support/toy-game.ts';

function engine(procedures: ProcedureTable<Skirmish>, sealed: 0 | 1 | null = null): Engine<Skirmish> {
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
  return new Engine(game, state, () => stream('engine'), false, sealed);
}

describe('procedures', () => {
  it('the engine runs a called procedure before the next step and passes its result back', () => {
    const double = procedure<Skirmish, { of: number; result?: number }>('double')({
      begin: (_ctx, local) => {
        local.result = local.of * 2;
        return null;
      },
    });
    const main = procedure<Skirmish, { result?: number }>('main')({
      begin: (ctx) => {
        ctx.call(double, { of: 21 });
        return 'after';
      },
      after: (ctx, local) => {
        ctx.log(`got ${local.result}`);
        ctx.end({ winners: [0], why: 'done' });
        return null;
      },
    });
    const run = engine(procedures(main, double));
    run.run();
    expect(run.events.map((event) => event.text)).toEqual(['got 42']);
  });

  const itself: Callable<object> = { name: 'main' };
  const anywhere: Steps<Skirmish, object> = { begin: () => 'nowhere' };
  const main = procedure<Skirmish, object>('main');
  it.each([
    ['a missing step', main(anywhere), /no step main.nowhere/],
    ['a circle', main({ begin: () => 'begin' }), /in a circle/],
    ['an end without an outcome', main({ begin: () => null }), /without an outcome/],
    [
      'two calls in one step',
      main({
        begin: (ctx) => {
          ctx.call(itself);
          ctx.call(itself);
          return 'begin';
        },
      }),
      /called main after main/,
    ],
  ])('the engine reports %s as a fault', (_name, one, message) => {
    expect(() => engine({ main: one }).run()).toThrow(message);
  });

  it('the engine rejects two procedures with the same name', () => {
    const one = procedure<Skirmish, object>('main')({ begin: () => null });
    expect(() => procedures(one, { ...one })).toThrow('two procedures have the same name');
  });
});

describe('passing', () => {
  /** Seat 0 is asked in a window that it doesn’t ask for; with `early` the window is known before the question is. */
  const asking = (early: boolean) =>
    procedure<Skirmish, object>('main')({
      begin: {
        ...(early ? { window: () => ({ seat: 0, window: 'attacked' }) } : {}),
        ask: () => ({
          seat: 0,
          kind: 'pick',
          prompt: 'Do you answer?',
          window: 'attacked',
          options: [{ key: 'pass', verb: 'pass', label: 'Pass' }],
          min: 1,
          max: 1,
        }),
        answer(ctx, _local, { key }) {
          ctx.log(`answered ${key}`);
          ctx.end({ winners: [0], why: 'done' });
          return null;
        },
      },
    });

  it.each([true, false])(
    'a seat passes automatically in a window that its orders don’t ask for (step names the window beforehand: %s)',
    (early) => {
      const run = engine(procedures(asking(early)));
      run.run();
      expect(run.events.map((event) => event.text)).toEqual(['answered pass']);
    },
  );

  it.each([true, false])(
    'if an engine may use only what one seat knows, it stops where another seat passes automatically (step names the window beforehand: %s)',
    (early) => {
      expect(() => engine(procedures(asking(early)), 1).run()).toThrow(Sealed);
      expect(() => engine(procedures(asking(early)), 0).run()).not.toThrow();
    },
  );
});
