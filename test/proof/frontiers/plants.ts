import { frontiers } from '../../../src/games/frontiers/index.ts';
import type { Frontiers } from '../../../src/games/frontiers/state.ts';
import type { FrontiersView } from '../../../src/games/frontiers/view.ts';
import type { Ctx, Game } from '../../../src/kernel/game.ts';
import type { Question, Seat, State } from '../../../src/kernel/types.ts';
import { changingSteps } from '../../support/changed-steps.ts';

export type Planted = Game<Frontiers, FrontiersView>;
export type Local = Record<string, unknown>;
export type Run = (ctx: Ctx<Frontiers>, local: Local) => string | null;
export interface Ask {
  ask(ctx: Ctx<Frontiers>, local: Local): Question | { go: string | null };
  answer(ctx: Ctx<Frontiers>, local: Local, answer: { seat: Seat; key: string; keys: string[] }): string | null;
}

/** Frontiers with one step of a procedure changed. */
export function changed<S extends Run | Ask>(proc: string, step: string, change: (sound: S) => S): Planted {
  // Whoever plants a fault knows whether the step asks or runs.
  return changingSteps(frontiers, proc, (sound) => ({ [step]: change(sound[step] as unknown as S) as never }));
}

/** Frontiers with a note in each view that tells something of the position. */
export function telling(what: (state: State<Frontiers>, reader: Seat) => unknown): Planted {
  return {
    ...frontiers,
    view(state, reader) {
      const view = frontiers.view(state, reader);
      return reader === 'spectator' ? view : Object.assign(view, { note: what(state, reader) ?? null });
    },
  };
}

/** The hand of the next seat, as a text that differs between hands. */
export function nextHand(g: Frontiers, seat: Seat): string {
  return [...(g.players[(seat + 1) % g.players.length]?.hand ?? [])].sort().join();
}
