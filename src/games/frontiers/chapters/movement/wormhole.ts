import type { Seat } from '../../../../kernel/types.ts';
import type { Frontiers, Player } from '../../state.ts';
import { playerOf, seatName, seatsIn } from '../captains/find.ts';
import type { Running } from '../captains/gains.ts';
import { spaceAt } from '../map/ground.ts';

/** Whether a ship is in front of its owner or on the Wormhole’s space (F-MOVE-26, F-OPEN-77). */
function isBehind(g: Frontiers, player: Player): boolean {
  return player.aside || player.at === null || standsOnWormhole(g, player);
}

function standsOnWormhole(g: Frontiers, { at, aside }: Player): boolean {
  return at !== null && !aside && spaceAt(g, at)?.terrain === 'wormhole';
}

/** One to Return: at the end of Round 1 the Wormhole closes, and whoever is on it is out of the game (F-SCEN-86, F-SCEN-87). */
export function closeWormhole(ctx: Running): void {
  const { g } = ctx;
  ctx.log('The Wormhole closes.', 'F-SCEN-86');
  for (const seat of seatsIn(g)) {
    if (!isBehind(g, playerOf(g, seat))) continue;
    playerOf(g, seat).eliminated = true;
    g.order = g.order.filter(({ who }) => who !== seat);
    ctx.log(`${seatName(g, seat)} is lost on the far side.`, 'F-SCEN-86');
  }
}

/** The ship that holds the Wormhole’s space, or null (F-SCEN-89). */
export function holderOfWormhole(g: Frontiers): Seat | null {
  return seatsIn(g).find((seat) => standsOnWormhole(g, playerOf(g, seat))) ?? null;
}
