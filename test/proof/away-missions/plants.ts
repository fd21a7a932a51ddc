import { awayMissions } from '../../../src/games/away-missions/index.ts';
import type { AwayMissions } from '../../../src/games/away-missions/state.ts';
import type { AwayMissionsView } from '../../../src/games/away-missions/view.ts';
import type { Ctx, Game } from '../../../src/kernel/game.ts';
import type { Question, Seat, State } from '../../../src/kernel/types.ts';
import { changingSteps } from '../../support/changed-steps.ts';

export type Away = Game<AwayMissions, AwayMissionsView>;
export type Local = Record<string, unknown>;
export type Run = (ctx: Ctx<AwayMissions>, local: Local) => string | null;
export interface Ask {
  ask(ctx: Ctx<AwayMissions>, local: Local): Question | { go: string | null };
  answer(ctx: Ctx<AwayMissions>, local: Local, answer: { seat: Seat; key: string; keys: string[] }): string | null;
}

/** Away Missions with one step of a procedure changed. */
export function changed<S extends Run | Ask>(proc: string, step: string, change: (sound: S) => S): Away {
  // Whoever plants a fault knows whether the step asks or runs.
  return changingSteps(awayMissions, proc, (sound) => ({ [step]: change(sound[step] as unknown as S) as never }));
}

/** Away Missions with something added to each view. */
export function showing(add: (state: State<AwayMissions>, view: AwayMissionsView, reader: Seat) => void): Away {
  return {
    ...awayMissions,
    view(state, reader) {
      const view = awayMissions.view(state, reader);
      if (reader !== 'spectator') add(state, view, reader);
      return view;
    },
  };
}

/** The hand of the other seat, as a text that differs between hands. */
export function handAcross(g: AwayMissions, seat: Seat): string {
  const { mission = [], support = [] } = g.players[1 - seat]?.hand ?? {};
  return [...mission, ...support].join();
}
