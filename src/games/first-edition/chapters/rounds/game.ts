import { procedure } from '../../../../kernel/game.ts';
import { opponentOf } from '../../position/find.ts';
import type { FirstEdition } from '../../state.ts';
import { SEEDING, TURN } from '../calls.ts';

/** The whole game: seeding, then turns by turns (C-TURN-01). */
export const game = procedure<FirstEdition, { seat?: number }>('game')({
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
    local.seat = opponentOf(seat);
    ctx.call(TURN, { seat });
    return 'turn';
  },
});
