import type { Seat } from '../../../kernel/types.ts';
import { playerOf } from '../chapters/captains/find.ts';
import type { Frontiers } from '../state.ts';
import type { Category } from './category.ts';

/** A line of a score. */
export interface ScoreLine {
  label: string;
  points: number;
}

/** Those who have one score together: a team, all in a cooperative game, else each player (F-TEAM-08, F-SCEN-31). */
export type ScoringSide = readonly Seat[];

/** The sides of a game, in seat order. */
export function sidesOf(g: Frontiers): ScoringSide[] {
  const sides: Seat[][] = [];
  const byTeam = new Map<number, Seat[]>();
  for (const [seat, { team }] of g.players.entries()) {
    const members = team === null ? undefined : byTeam.get(team);
    if (members !== undefined) {
      members.push(seat);
      continue;
    }
    const side = [seat];
    sides.push(side);
    if (team !== null) byTeam.set(team, side);
  }
  return sides;
}

/** The lowest Experience among a side’s members (F-TEAM-08, F-SCEN-33). */
export function baseOf(g: Frontiers, side: ScoringSide): number {
  return Math.min(...side.map((seat) => playerOf(g, seat).experience));
}

/** What a category gives a side: its best member’s value, of penalties the worst (F-TEAM-09, F-SCEN-33, F-SCEN-34). */
export function sideValue(g: Frontiers, side: ScoringSide, category: Category): number {
  const values = side.map((seat) => category.value(g, seat));
  const lowest = category.penalty === true || g.options.lowestScores;
  return lowest ? Math.min(...values) : Math.max(...values);
}

/** Points for a title by side: the best value has it alone or shares it; a value of 0 has none (F-SCORE-07 to F-SCORE-09, F-OPEN-69, F-TEAM-10). */
export function titlePoints(values: readonly number[], { alone, tied, penalty }: Category): number[] {
  const best = penalty === true ? Math.min(...values) : Math.max(...values);
  const holders = values.filter((value) => value === best).length;
  return values.map((value) => (value !== best || best === 0 ? 0 : holders === 1 ? alone : tied));
}
