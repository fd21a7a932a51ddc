import type { Seat } from '../../../kernel/types.ts';
import { ENOUGH, homesHeld, victoryOf } from '../chapters/rounds/victory.ts';
import { ascendancyPrice } from '../chapters/turn/ascend.ts';
import { controlled, playerOf } from '../position/find.ts';
import { holdsHome, nodesIn } from '../position/standing.ts';
import type { Ascendancy } from '../state.ts';
import { missing } from './agendas.ts';

/** The estimated number of rounds to win back a Home System. */
const LOST_HOME = 4;
/** The estimated number of rounds to conquer a Home System. */
const CONQUEST = 3;
/** How much of an Agenda a Vulcan player completes per round, expressed in Culture. */
const PACE = 4;

/**
 * Returns the estimated rounds until a seat’s victory, using public information. 0 means that it wins at the next
 * check.
 */
export function roundsToVictory(g: Ascendancy, seat: Seat): number {
  const { civ, ascendancy, reserves } = playerOf(g, seat);
  if (victoryOf(g, seat) !== null) return 0;
  if (civ === 'vulcan') return missing(g, seat) / PACE;
  const due = (ENOUGH.ascendancy - ascendancy) * ascendancyPrice(g, seat) - reserves.culture;
  const gains = controlled(g, seat).reduce((sum, disc) => sum + nodesIn(disc, 'culture'), 0);
  const rising = due <= 0 ? 0.5 : 0.5 + due / Math.max(1, gains);
  const homeless = holdsHome(g, seat) ? 0 : LOST_HOME;
  const conquering = (ENOUGH.homes - homesHeld(g, seat)) * CONQUEST;
  return homeless + Math.min(rising, conquering);
}
