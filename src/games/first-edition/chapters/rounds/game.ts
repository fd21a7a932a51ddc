import { procedure } from '../../../../kernel/game.ts';
import { must } from '../../../../kernel/must.ts';
import { opponentOf } from '../../position/find.ts';
import { seatName } from '../../position/names.ts';
import { granted } from '../../rules/ask.ts';
import type { FirstEdition } from '../../state.ts';
import { SEEDING, TURN } from '../calls.ts';

/** The key in `g.lasting` for a player whose next turn is skipped. */
export const SKIPPED = 'turn-skipped';

/** The whole game, which consists of seeding and alternating turns (C-TURN-01). */
export const game = procedure<FirstEdition, { seat?: number; again?: true }>('game')({
  begin(ctx) {
    ctx.call(SEEDING);
    return 'first';
  },
  // The player who went first in every phase takes the first turn (C-SEED-01).
  first({ g }, local) {
    g.stage = 'play';
    local.seat = g.first;
    return 'turn';
  },
  turn(ctx, local) {
    const seat = must(local.seat, 'the seat whose turn it is');
    ctx.call(TURN, { seat });
    return 'next';
  },
  // A second consecutive turn is a complete turn (C-TURN-13).
  next(ctx, local) {
    const { g } = ctx;
    const seat = must(local.seat, 'the seat whose turn it is');
    const isAgain = local.again !== true && granted(g, 'turn-again', { seat });
    if (isAgain) local.again = true;
    else {
      delete local.again;
      local.seat = opponentOf(seat);
      if (isSkipped(g, opponentOf(seat))) {
        ctx.log(`${seatName(opponentOf(seat))}’s turn is skipped.`, 'C-TURN-01');
        local.seat = seat;
      }
    }
    return 'turn';
  },
});

/** True if a player's next turn is skipped. Calling this function also uses up the skip. */
function isSkipped(g: FirstEdition, seat: number): boolean {
  const at = g.lasting.findIndex((one) => one.what === SKIPPED && one.seat === seat);
  if (at >= 0) g.lasting.splice(at, 1);
  return at >= 0;
}
