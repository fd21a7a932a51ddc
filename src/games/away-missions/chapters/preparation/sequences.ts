import type { AwayMissions } from '../../state.ts';
import { arrangementOf } from '../area/arrangement.ts';
import { sideCount } from '../characters/sides.ts';

// Sequences of placing boards and picking starting areas, as indexes into the order of the sides that a roll decides.

/** The team that places each of the six boards (M-TG-02). */
const LAY_TEAMS = [0, 0, 1, 1, 1, 0];
/** The player who makes each pick: one pick by the first, two by the second, one by the first (M-PREP-12). */
const PICK_TWO = [0, 1, 1, 0];
/** The team that makes each pick: two by the first, three by the second, one by the first (M-TG-03). */
const PICK_TEAMS = [0, 0, 1, 1, 1, 0];

/**
 * Returns the side that places each Mission Board, as an index into the order of the sides. In a two-player game, the
 * first player places one board, the second places two, and the first places the last one (M-PREP-02).
 */
export function layingOrder(g: AwayMissions): readonly number[] {
  return g.allies === undefined ? thereAndBack(g, arrangementOf(g).boards.length) : LAY_TEAMS;
}

/**
 * Returns the side that picks each Mission Board, as an index into the order of the sides. In games of three, each
 * player picks two boards, and in games of four, each picks one (M-MULT-05).
 */
export function pickingOrder(g: AwayMissions): readonly number[] {
  if (g.allies !== undefined) return PICK_TEAMS;
  const players = g.players.length;
  return players === 2 ? PICK_TWO : thereAndBack(g, players === 3 ? 2 * players : players);
}

/** Returns the first `count` entries of the order followed by its reverse, such as 0 1 2 2 1 0 (M-MULT-03). */
function thereAndBack(g: AwayMissions, count: number): number[] {
  const there = Array.from({ length: sideCount(g) }, (_, place) => place);
  return [...there, ...there.toReversed()].slice(0, count);
}
