import { awayMissions } from '../../../src/games/away-missions/index.ts';
import type { AwayMissions } from '../../../src/games/away-missions/state.ts';
import type { AwayMissionsView } from '../../../src/games/away-missions/view.ts';
import type { Game } from '../../../src/kernel/game.ts';
import type { Seat } from '../../../src/kernel/types.ts';
import { type AskOf, planting, type RunOf } from '../support/plants.ts';

export type Away = Game<AwayMissions, AwayMissionsView>;
export type Run = RunOf<AwayMissions>;
export type Ask = AskOf<AwayMissions>;

export const { changed, asking, telling } = planting(awayMissions);

/** Returns the hand of the other seat as a text, which differs between hands. */
export function handAcross(g: AwayMissions, seat: Seat): string {
  const { mission = [], support = [] } = g.players[1 - seat]?.hand ?? {};
  return [...mission, ...support].join();
}
