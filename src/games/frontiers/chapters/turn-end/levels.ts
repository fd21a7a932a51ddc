import type { Seat } from '../../../../kernel/types.ts';
import { LEVEL_TOKENS, type Level, levelAt } from '../../content/tracks.ts';
import type { Frontiers } from '../../state.ts';
import { playerOf } from '../captains/find.ts';

/** Returns the next Level, at most 10 (F-OPEN-03). */
export function levelAfter(level: Level): Level {
  return ([2, 3, 4, 5, 6, 7, 8, 9, 10] as const).find((next) => next === level + 1) ?? level;
}

/**
 * Whether a Level gives a new Level Token. Other Levels give a Skill and an Advanced Action (F-LEVEL-02, F-LEVEL-03).
 */
export function isTokenLevel(level: Level): boolean {
  return level % 2 === 1;
}

/** Whether a Level that a seat has reached but not taken gives a Command Token (F-EOT-13). */
export function tokenComing(g: Frontiers, seat: Seat): boolean {
  const { experience, level } = playerOf(g, seat);
  return LEVEL_TOKENS[levelAt(experience)].commandTokens > LEVEL_TOKENS[level].commandTokens;
}

/** Returns the Defense Value of a seat’s Level Token (F-SETUP-29). */
export function baseDefense(g: Frontiers, seat: Seat): number {
  return LEVEL_TOKENS[playerOf(g, seat).level].defense;
}
