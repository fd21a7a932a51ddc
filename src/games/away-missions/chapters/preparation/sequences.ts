import type { AwayMissions } from '../../state.ts';
import { arrangementOf } from '../area/arrangement.ts';
import { sideCount } from '../characters/sides.ts';

// Who lays which board, and who picks how many for a starting area: places in the order that was rolled, from 0.

/** M-TG-02. */
const LAY_TEAMS = [0, 0, 1, 1, 1, 0];
/** M-PREP-12: one, two, and the last. */
const PICK_TWO = [0, 1, 1, 0];
/** M-TG-03: two, three, and the last. */
const PICK_TEAMS = [0, 0, 1, 1, 1, 0];

/** For each Mission Board the place in the order of the side that lays it; of two players one, two and the last (M-PREP-02). */
export function layingOrder(g: AwayMissions): readonly number[] {
  return g.allies === undefined ? thereAndBack(g, arrangementOf(g).boards.length) : LAY_TEAMS;
}

/**
 * For each Mission Board that becomes a starting area the place in the order of the side that takes it; M-MULT-05: of three
 * players each takes two, of four one.
 */
export function pickingOrder(g: AwayMissions): readonly number[] {
  if (g.allies !== undefined) return PICK_TEAMS;
  const players = g.players.length;
  return players === 2 ? PICK_TWO : thereAndBack(g, players === 3 ? 2 * players : players);
}

/** M-MULT-03: in the order and then in the reverse one, as long as there is something left. */
function thereAndBack(g: AwayMissions, count: number): number[] {
  const there = Array.from({ length: sideCount(g) }, (_, place) => place);
  return [...there, ...there.toReversed()].slice(0, count);
}
