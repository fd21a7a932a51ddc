import type { Seat } from '../../../kernel/types.ts';
import { type Offer, open } from '../../kit/offers.ts';
import { kebab, several } from '../../kit/words.ts';
import { playerOf } from '../chapters/characters/find.ts';
import { seatName } from '../chapters/characters/names.ts';
import { onlyOpponent, opponents } from '../chapters/characters/sides.ts';
import { pointsSoFar } from '../score.ts';
import type { AwayMissions } from '../state.ts';
import { asks, type Run, type Running } from './frame.ts';

/** Applies an effect to one opponent. */
type Hits<E> = (ctx: Running, run: Run, seat: Seat, effect: E) => void;

/** Applies an effect to the opponent if there is only one. Returns false if the seat has to choose an opponent. */
export function hitOnly<E>(ctx: Running, run: Run, effect: E, hits: Hits<E>): boolean {
  const only = onlyOpponent(ctx.g, run.seat);
  if (only === null) return false;
  hits(ctx, run, only, effect);
  return true;
}

/** Asks which opponent an effect applies to (M-MULT-10, M-TG-07). The opponent with the most points is listed first. */
export function askWhichOpponent(g: AwayMissions, run: Run, may: (seat: Seat) => boolean) {
  const seats = opponents(g, run.seat)
    .filter(may)
    .sort((a, b) => pointsSoFar(g, b) - pointsSoFar(g, a));
  const rule = g.allies === undefined ? 'M-MULT-10' : 'M-TG-07';
  return asks(
    run,
    'choose an opponent.',
    seats.map((seat) => opponentOffer(g, seat)),
    { rule },
  );
}

function opponentOffer(g: AwayMissions, seat: Seat): Offer<Seat> {
  const { hand, adapt } = playerOf(g, seat);
  const name = seatName(g, seat);
  const has = [
    several(pointsSoFar(g, seat), 'point'),
    `${hand.mission.length} Mission and ${several(hand.support.length, 'Support card')}`,
    ...(adapt === 0 ? [] : [several(adapt, 'Adapt token')]),
  ];
  return open({ key: `opponent:${kebab(name)}`, verb: 'opponent', label: name, hint: has.join(', ') }, seat);
}
