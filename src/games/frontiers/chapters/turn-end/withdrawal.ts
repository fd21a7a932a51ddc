import type { Seat } from '../../../../kernel/types.ts';
import { several } from '../../../kit/words.ts';
import { playerOf, seatName } from '../captains/find.ts';
import { type Running, takeDamage } from '../captains/gains.ts';
import { spaceLabel } from '../map/labels.ts';
import { backtrack } from '../movement/arrive.ts';
import { isSafe } from '../movement/safe.ts';
import { ownTurn } from '../turn/turn-state.ts';

/**
 * Forced Withdrawal: a ship that isn’t on a safe space goes back the way that it came until it is on one, for 1 Damage Card
 * each time (F-EOT-03, F-MOVE-25, F-MOVE-32). Without a way back it stays.
 */
export function withdraw(ctx: Running, seat: Seat): void {
  const { g } = ctx;
  const { at, aside } = playerOf(g, seat);
  const turn = ownTurn(g, seat);
  if (at === null || aside || turn === null || isSafe(g, seat, at)) return;
  let spaces = 0;
  let back = at;
  while (turn.path.length > 1 && !isSafe(g, seat, back)) {
    back = backtrack(ctx, seat);
    spaces += 1;
  }
  if (spaces === 0) return;
  ctx.log(`${seatName(g, seat)} withdraws ${several(spaces, 'space')} to ${spaceLabel(back)}.`, 'F-EOT-03');
  takeDamage(ctx, seat, spaces, 'Forced Withdrawal', 'F-EOT-03');
}
