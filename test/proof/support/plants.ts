import type { Ctx, Game } from '../../../src/kernel/game.ts';
import type { Question, Seat, State } from '../../../src/kernel/types.ts';
import { changingSteps } from '../../support/changed-steps.ts';

type Local = Record<string, unknown>;

/** A step that asks nothing. */
export type RunOf<G> = (ctx: Ctx<G>, local: Local) => string | null;

/** A step that asks a seat. */
export interface AskOf<G> {
  ask(ctx: Ctx<G>, local: Local): Question | { go: string | null };
  answer(ctx: Ctx<G>, local: Local, answer: { seat: Seat; key: string; keys: string[] }): string | null;
}

/** Plants faults in a game, to see that they are found. */
export function planting<G, V extends object>(game: Game<G, V>) {
  /** The game with one step of a procedure changed. */
  function changed<S extends RunOf<G> | AskOf<G>>(proc: string, step: string, change: (sound: S) => S): Game<G, V> {
    // Whoever plants a fault knows whether the step asks or runs.
    return changingSteps(game, proc, (sound) => ({ [step]: change(sound[step] as unknown as S) as never }));
  }
  return {
    changed,
    /** The game with the question of a step changed. */
    asking(proc: string, step: string, change: (question: Question, g: G) => Question): Game<G, V> {
      return changed<AskOf<G>>(proc, step, (sound) => ({
        ...sound,
        ask(ctx, local) {
          const question = sound.ask(ctx, local);
          return 'go' in question ? question : change(question, ctx.g);
        },
      }));
    },
    /** The game with a note in each view that tells something of the position. */
    telling(what: (state: State<G>, reader: Seat) => unknown): Game<G, V> {
      return {
        ...game,
        view(state, reader) {
          const view = game.view(state, reader);
          return reader === 'spectator' ? view : Object.assign(view, { note: what(state, reader) ?? null });
        },
      };
    },
  };
}
