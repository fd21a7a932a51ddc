import { procedure } from '../../../../kernel/game.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { type Offer, offering } from '../../../kit/offers.ts';
import { characterCard } from '../../content/characters.ts';
import type { AwayMissions } from '../../state.ts';
import { put } from '../area/placing.ts';
import { oneOf } from '../characters/asking.ts';
import { characterOf } from '../characters/find.ts';
import { allSides, allyOf, seatsOf } from '../characters/sides.ts';
import { type Deployment, deployments, findRoom, toArrive } from './deployment.ts';
import { type Left, nextSeat, sideAfter, yielding } from './placing-order.ts';
import { rollSides } from './roll-off.ts';

interface Local {
  /** The side that places the next character. In two-player games, each side has the same number as its seat. */
  seat: number;
  /** In games of three or four players, the order of the sides that have arriving characters, decided by dice. */
  order?: number[];
  /** The ally who places a character instead of the seat that was asked. */
  instead?: Seat;
}

/** Places arriving characters with Escalation, between the Draw Phase and the Action Phase (M-ESC-02). */
export const arrivals = procedure<AwayMissions, Local>('arrivals')({
  begin(ctx, local) {
    const left = arriving(ctx.g);
    const sides = allSides(ctx.g).filter((side) => seatsOf(ctx.g, side).some((seat) => left(seat) > 0));
    // Dice decide the order (M-ESC-03, M-MULT-11).
    const order = rollSides(ctx, 'places the first arrival', 'M-ESC-03', sides);
    local.seat = order[0] ?? 0;
    if (ctx.g.players.length > 2) local.order = order;
    return 'place';
  },
  place: offering({
    ask({ g }, { seat: side, order, instead }) {
      const turns = { side, order, instead };
      const seat = nextSeat(g, turns, arriving(g));
      if (seat === null) return { go: 'end' };
      // Characters arrive in any space of their own starting area, unless the space is full (M-OPEN-49).
      const offers: Offer<Deployment | null>[] = deployments(g, seat, toArrive(g, seat), 'arrive', 'M-OPEN-49');
      offers.push(...yielding(g, seat, turns, arriving(g)));
      return oneOf(seat, 'Place an arriving character.', offers, 'M-ESC-02');
    },
    take(ctx, local, payload, { seat }) {
      delete local.instead;
      if (payload === null) {
        local.instead = allyOf(ctx.g, seat) ?? seat;
        return 'place';
      }
      const { character, space } = payload;
      put(characterOf(ctx.g, character), space);
      ctx.log(`${characterCard(character).name} arrives in ${space}.`, 'M-ESC-02');
      // Sides alternate. A side with nobody left to place is skipped (M-ESC-03).
      local.seat = sideAfter(ctx.g, seat, local.order);
      return 'place';
    },
  }),
  // A character without a free space arrives in a later Round (M-OPEN-29).
  end(ctx) {
    for (const seat of ctx.g.players.keys()) {
      for (const { id } of toArrive(ctx.g, seat))
        ctx.log(`${characterCard(id).name} has no free space and waits in reserve.`, 'M-OPEN-29');
    }
    return null;
  },
});

/** Returns how many characters of a seat arrive now, or 0 if its starting area is full. */
function arriving(g: AwayMissions): Left {
  return (seat) => {
    const waiting = toArrive(g, seat);
    return findRoom(g, seat, waiting) ? waiting.length : 0;
  };
}
