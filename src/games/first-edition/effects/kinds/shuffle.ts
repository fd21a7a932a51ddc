import { playerOf } from '../../position/find.ts';
import { seatName } from '../../position/names.ts';
import { tableOf } from '../../position/places.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Shuffles the draw deck of the player on whose table the card was played. */
    shuffle: object;
  }
}

export const shuffle: Kind<'shuffle'> = {
  run(ctx, run) {
    const seat = (run.to === undefined ? null : tableOf(run.to)) ?? run.seat;
    ctx.shuffle(playerOf(ctx.g, seat).deck);
    ctx.log(`${seatName(seat)}’s draw deck is shuffled.`, 'C-DRAW-10');
  },
  text: () => 'Shuffles a draw deck.',
};
