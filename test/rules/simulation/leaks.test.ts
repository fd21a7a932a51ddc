import { describe, expect, it } from 'vitest';
import type { Game } from '../../../src/kernel/game.ts';
import { auditLeaks } from '../../../src/simulation/leaks.ts';
import { changingSteps } from '../../support/changed-steps.ts';
import { type Skirmish, type SkirmishView, toyGame } from '../../support/toy-game.ts';

function leaks(game: Game<Skirmish, SkirmishView>): string[] {
  return auditLeaks(game, { seed: 'audit', games: 12, options: { length: 20, units: 8 } }).leaks;
}

/** The toy game with one changed step of a procedure. */
function changed(proc: string, step: string, change: (before: never) => unknown): Game<Skirmish, SkirmishView> {
  // The tests know the shapes of the toy game's steps.
  return changingSteps(toyGame(), proc, (sound) => ({ [step]: change(sound[step] as never) as never }));
}

type Ask = { ask: (ctx: never, local: never) => object };

describe('leaks', () => {
  it('the leak audit finds nothing in a game without leaks', () => {
    const report = auditLeaks(toyGame(), { seed: 'audit', games: 12, options: { length: 20, units: 8 } });
    expect(report.leaks).toEqual([]);
    expect(report.states).toBeGreaterThan(50);
    expect(report.inputs).toBeGreaterThan(200);
  });

  it('the leak audit gives the same result whether games are played one at a time or together', () => {
    const given = { seed: 'audit', options: { length: 20, units: 8 } };
    const one = (first: number) => auditLeaks(toyGame(), { ...given, first, games: 1 }).inputs;
    expect(one(0) + one(1)).toBe(auditLeaks(toyGame(), { ...given, games: 2 }).inputs);
    expect(one(0)).not.toBe(one(1));
  });

  it('the leak audit finds a hidden card in the view', () => {
    const game = toyGame({ leak: (state, view) => Object.assign(view, { turn: state.g.hands[1]?.[0] ?? 0 }) });
    expect(leaks(game).join()).toMatch(/the view differs/);
  });

  it('the leak audit finds the order of a deck in the view', () => {
    const game = toyGame({ leak: (state, view) => Object.assign(view, { turn: state.g.decks[0]?.[0] ?? 0 }) });
    expect(leaks(game).join()).toMatch(/the view differs/);
  });

  it('the leak audit finds a window that opens only for a player who holds a certain card', () => {
    const game = changed('turn', 'respond', (before: never) => {
      const step = before as Ask;
      const even = (g: Skirmish, seat: number): boolean => (g.hands[seat] ?? []).some((card) => card % 2 === 0);
      return {
        ...step,
        ask: (ctx: never, local: never) => {
          const { g } = ctx as { g: Skirmish };
          return even(g, (local as { seat: number }).seat === 0 ? 1 : 0) ? step.ask(ctx, local) : { go: 'end' };
        },
      };
    });
    expect(leaks(game).join()).toMatch(/awaited seats are|question differs|view differs/);
  });

  it('the leak audit finds options that depend on what another seat holds', () => {
    const game = changed('turn', 'choose', (before: never) => {
      const step = before as Ask;
      return {
        ...step,
        ask: (ctx: never, local: never) => {
          const { g } = ctx as { g: Skirmish };
          const question = step.ask(ctx, local) as { options: object[] };
          const card = g.hands[g.active === 0 ? 1 : 0]?.[0] ?? 0;
          return { ...question, options: card % 2 === 0 ? question.options : question.options.slice(1) };
        },
      };
    });
    expect(leaks(game).join()).toMatch(/the question differs/);
  });

  it('the leak audit finds a log line that reveals too much', () => {
    const game = changed('turn', 'end', (before: never) => {
      const step = before as (ctx: never, local: never) => string;
      return (ctx: never, local: never) => {
        const { g, log } = ctx as { g: Skirmish; log: (text: string) => void };
        (log as (this: unknown, text: string) => void).call(ctx, `Top card ${g.decks[0]?.[0]}.`);
        return step(ctx, local);
      };
    });
    expect(leaks(game).join()).toMatch(/the log says/);
  });

  it('the leak audit finds leaks in other text and in pictures', () => {
    const given = { seed: 'audit', games: 4, options: { length: 20, units: 8 } };
    const shown = auditLeaks(toyGame(), { ...given, shown: (state) => state.g.hands });
    expect(shown.leaks.join()).toMatch(/what is shown differs/);
    const drawn = auditLeaks(toyGame(), { ...given, drawn: (state) => state.g.hands });
    expect(drawn.leaks.join()).toMatch(/the picture differs/);
  });
});
