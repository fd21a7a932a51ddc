import { procedure } from '../../../kernel/game.ts';
import type { Option, Seat } from '../../../kernel/types.ts';
import { characterCard } from '../content/characters.ts';
import { deployments, toArrive } from '../rules/deployment.ts';
import { characterOf } from '../rules/find.ts';
import { other } from '../rules/names.ts';
import { put } from '../rules/placing.ts';
import { rollOff } from '../rules/roll-off.ts';
import type { AwayMissions } from '../state.ts';

interface Local {
  /** Who places the next character. */
  seat: Seat;
}

/** Characters with Escalation come into play, after the Draw Phase and before the Action Phase (M-ESC-02). */
export const arrivals = procedure<AwayMissions, Local>({
  begin(ctx, local) {
    const seats = [0, 1].filter((seat) => options(ctx.g, seat).length > 0);
    const [only] = seats;
    if (only === undefined) return 'end';
    // M-ESC-03.
    local.seat = seats.length === 1 ? only : rollOff(ctx, 'places the first arrival', 'M-ESC-03');
    return 'place';
  },
  place: {
    ask: ({ g }, { seat }) => ({
      seat,
      kind: 'pick',
      prompt: 'Place a character that arrives.',
      options: options(g, seat),
      min: 1,
      max: 1,
      rule: 'M-ESC-02',
    }),
    answer(ctx, local, { seat, key }) {
      const [, id = '', , space = ''] = key.split(':');
      put(characterOf(ctx.g, id), space);
      ctx.log(`${characterCard(id).name} arrives in ${space}.`, 'M-ESC-02');
      // M-ESC-03: the seats alternate; who has nobody left to place lets the other go on.
      const next = [other(seat), seat].find((candidate) => options(ctx.g, candidate).length > 0);
      if (next === undefined) return 'end';
      local.seat = next;
      return 'place';
    },
  },
  // M-OPEN-29: who found no free space comes in at the next chance.
  end(ctx) {
    for (const seat of [0, 1]) {
      for (const { id } of toArrive(ctx.g, seat))
        ctx.log(`${characterCard(id).name} finds no free space and waits.`, 'M-OPEN-29');
    }
    return null;
  },
});

/** M-OPEN-49: any space of the own starting area that is not full. */
function options(g: AwayMissions, seat: Seat): Option[] {
  return deployments(g, seat, toArrive(g, seat), 'arrive', 'M-OPEN-49');
}
