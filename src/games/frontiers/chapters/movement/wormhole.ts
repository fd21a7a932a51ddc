import type { Seat } from '../../../../kernel/types.ts';
import type { Frontiers } from '../../state.ts';
import { playerOf, seatName, seatsIn } from '../captains/find.ts';
import type { Running } from '../captains/gains.ts';
import { shipsAt } from '../map/ground.ts';
import { WORMHOLE } from './arrive.ts';

/**
 * In One to Return, closes the Wormhole at the end of Round 1 and eliminates every ship on it (F-SCEN-86, F-SCEN-87).
 */
export function closeWormhole(ctx: Running): void {
  const { g } = ctx;
  ctx.log('The Wormhole closes.', 'F-SCEN-86');
  for (const seat of seatsIn(g)) {
    // F-MOVE-26, F-OPEN-77: ships that never started or that are set aside on the Wormhole are lost too.
    const player = playerOf(g, seat);
    if (player.at !== null && player.at !== WORMHOLE) continue;
    player.eliminated = true;
    g.order = g.order.filter(({ who }) => who !== seat);
    ctx.log(`${seatName(g, seat)} is lost on the far side of the Wormhole.`, 'F-SCEN-86');
  }
}

/** Returns the seat whose ship is on the Wormhole’s space, or null (F-SCEN-89). */
export function holderOfWormhole(g: Frontiers): Seat | null {
  return shipsAt(g, WORMHOLE)[0] ?? null;
}
