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
  /** The side that places the next character: in games of two its seat. */
  seat: number;
  /** Three and four players: the order of those with arrivals. */
  order?: number[];
  /** The ally who goes in the stead of the one that was asked. */
  instead?: Seat;
}

/** Characters with Escalation come into play, after the Draw Phase and before the Action Phase (M-ESC-02). */
export const arrivals = procedure<AwayMissions, Local>('arrivals')({
  begin(ctx, local) {
    const left = arriving(ctx.g);
    const sides = allSides(ctx.g).filter((side) => seatsOf(ctx.g, side).some((seat) => left(seat) > 0));
    // M-ESC-03, M-MULT-11: dice say in which order.
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
      // M-OPEN-49: any space of the own starting area that is not full.
      const offers: Offer<Deployment | null>[] = deployments(g, seat, toArrive(g, seat), 'arrive', 'M-OPEN-49');
      offers.push(...yielding(g, seat, turns, arriving(g)));
      return oneOf(seat, 'Place a character that arrives.', offers, 'M-ESC-02');
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
      // M-ESC-03: the sides alternate; who has nobody left to place lets the others go on.
      local.seat = sideAfter(ctx.g, seat, local.order);
      return 'place';
    },
  }),
  // M-OPEN-29: who found no free space comes in at the next chance.
  end(ctx) {
    for (const seat of ctx.g.players.keys()) {
      for (const { id } of toArrive(ctx.g, seat))
        ctx.log(`${characterCard(id).name} finds no free space and waits.`, 'M-OPEN-29');
    }
    return null;
  },
});

/** How many characters of a seat arrive now, as far as there is room. */
function arriving(g: AwayMissions): Left {
  return (seat) => {
    const waiting = toArrive(g, seat);
    return findRoom(g, seat, waiting) ? waiting.length : 0;
  };
}
