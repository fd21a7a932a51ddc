import { procedure } from '../../../../kernel/game.ts';
import { opponentOf } from '../../position/find.ts';
import { granted } from '../../rules/ask.ts';
import type { FirstEdition } from '../../state.ts';
import { SEEDING, TURN } from '../calls.ts';

/** The whole game: seeding, then turns by turns (C-TURN-01). */
export const game = procedure<FirstEdition, { seat?: number; again?: true }>('game')({
  begin(ctx) {
    ctx.call(SEEDING);
    return 'first';
  },
  // C-SEED-01: who began every phase takes the first turn.
  first({ g }, local) {
    g.stage = 'play';
    local.seat = g.first;
    return 'turn';
  },
  turn(ctx, local) {
    const seat = local.seat ?? 0;
    ctx.call(TURN, { seat });
    return 'next';
  },
  // C-TURN-13: who takes double turns takes the second one at once, with all that belongs to a turn.
  next({ g }, local) {
    const seat = local.seat ?? 0;
    const isAgain = local.again !== true && granted(g, 'turn-again', { seat });
    if (isAgain) local.again = true;
    else {
      delete local.again;
      local.seat = opponentOf(seat);
    }
    return 'turn';
  },
});
