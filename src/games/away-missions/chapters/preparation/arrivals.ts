import { procedure } from '../../../../kernel/game.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { offering } from '../../../kit/offers.ts';
import { characterCard } from '../../content/characters.ts';
import type { AwayMissions } from '../../state.ts';
import { put } from '../area/placing.ts';
import { oneOf } from '../characters/asking.ts';
import { characterOf } from '../characters/find.ts';
import { other } from '../characters/names.ts';
import { deployments, findRoom, toArrive } from './deployment.ts';
import { rollOff } from './roll-off.ts';

interface Local {
  /** Who places the next character. */
  seat: Seat;
}

/** Characters with Escalation come into play, after the Draw Phase and before the Action Phase (M-ESC-02). */
export const arrivals = procedure<AwayMissions, Local>('arrivals')({
  begin(ctx, local) {
    const seats = [0, 1].filter((seat) => findRoom(ctx.g, seat, toArrive(ctx.g, seat)));
    const [only] = seats;
    if (only === undefined) return 'end';
    // M-ESC-03.
    local.seat = seats.length === 1 ? only : rollOff(ctx, 'places the first arrival', 'M-ESC-03');
    return 'place';
  },
  place: offering({
    ask({ g }, { seat }) {
      // M-OPEN-49: any space of the own starting area that is not full.
      const offers = deployments(g, seat, toArrive(g, seat), 'arrive', 'M-OPEN-49');
      return oneOf(seat, 'Place a character that arrives.', offers, 'M-ESC-02');
    },
    take(ctx, local, { character, space }, { seat }) {
      put(characterOf(ctx.g, character), space);
      ctx.log(`${characterCard(character).name} arrives in ${space}.`, 'M-ESC-02');
      // M-ESC-03: the seats alternate; who has nobody left to place lets the other go on.
      const next = [other(seat), seat].find((one) => findRoom(ctx.g, one, toArrive(ctx.g, one)));
      if (next === undefined) return 'end';
      local.seat = next;
      return 'place';
    },
  }),
  // M-OPEN-29: who found no free space comes in at the next chance.
  end(ctx) {
    for (const seat of [0, 1]) {
      for (const { id } of toArrive(ctx.g, seat))
        ctx.log(`${characterCard(id).name} finds no free space and waits.`, 'M-OPEN-29');
    }
    return null;
  },
});
