import type { AwayMissions } from '../../state.ts';
import { arrangementOf } from '../area/arrangement.ts';
import { sideCount } from '../characters/sides.ts';

// Orders of placing boards and picking starting areas, as places (from 0) in the rolled order.

/** The teams that place the six boards (M-TG-02). */
const LAY_TEAMS = [0, 0, 1, 1, 1, 0];
/** The picks of two players: one, two, one (M-PREP-12). */
const PICK_TWO = [0, 1, 1, 0];
/** The picks of two teams: two, three, one (M-TG-03). */
const PICK_TEAMS = [0, 0, 1, 1, 1, 0];

/**
 * Returns, for each Mission Board, the place of the side that places it. With two players: one, two, one (M-PREP-02).
 */
export function layingOrder(g: AwayMissions): readonly number[] {
  return g.allies === undefined ? thereAndBack(g, arrangementOf(g).boards.length) : LAY_TEAMS;
}

/**
 * Returns, for each picked Mission Board, the place of the side that picks it. Three players pick two boards each, four
 * players one (M-MULT-05).
 */
export function pickingOrder(g: AwayMissions): readonly number[] {
  if (g.allies !== undefined) return PICK_TEAMS;
  const players = g.players.length;
  return players === 2 ? PICK_TWO : thereAndBack(g, players === 3 ? 2 * players : players);
}

/** Returns the order forward and then backward, cut to this length (M-MULT-03). */
function thereAndBack(g: AwayMissions, count: number): number[] {
  const there = Array.from({ length: sideCount(g) }, (_, place) => place);
  return [...there, ...there.toReversed()].slice(0, count);
}
