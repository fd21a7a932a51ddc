import type { Ctx } from '../../../../kernel/game.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { several } from '../../../kit/words.ts';
import type { AwayMissions } from '../../state.ts';
import { playerOf } from './find.ts';
import { seatName } from './names.ts';

/** Returns the number of Intel tokens of a seat. */
export function intelOf(g: AwayMissions, seat: Seat): number {
  return playerOf(g, seat).intel ?? 0;
}

/** Gives Intel tokens to a seat (M-OPEN-72). */
export function gainIntel(ctx: Ctx<AwayMissions>, seat: Seat, amount: number): void {
  if (amount <= 0) return;
  playerOf(ctx.g, seat).intel = intelOf(ctx.g, seat) + amount;
  ctx.log(`${seatName(ctx.g, seat)} gains ${several(amount, 'Intel token')}.`, 'M-OPEN-72');
}
