import type { Kind } from '../../../effects/kind.ts';
import { playerOf } from '../../../position/find.ts';
import { seatName } from '../../../position/names.ts';
import { tableOf } from '../../../position/places.ts';
import { besideEither } from '../../builders/shared.ts';
import type { CardRules } from '../../card-rules.ts';

/** The Juggler (Premiere). */
export const CARDS: CardRules = {
  'the-juggler': {
    text: 'Choose a player. That player’s draw deck is shuffled.',
    plays: besideEither,
    once: [{ do: 'shuffle' }],
  },
};

declare module '../../../effects/union.ts' {
  interface Kinds {
    /** Shuffles the draw deck of the player on whose table the card was played. */
    shuffle: object;
  }
}

const shuffle: Kind<'shuffle'> = {
  run(ctx, run) {
    const seat = (run.to === undefined ? null : tableOf(run.to)) ?? run.seat;
    ctx.shuffle(playerOf(ctx.g, seat).deck);
    ctx.log(`${seatName(seat)}’s draw deck is shuffled.`, 'C-DRAW-10');
  },
};

/** The kind of effect that only this card has. */
export const KINDS = { shuffle };
