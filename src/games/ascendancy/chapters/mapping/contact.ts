import { must } from '../../../../kernel/must.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { systemName } from '../../content/lookup.ts';
import { connected } from '../../galaxy/graph.ts';
import { playerOf } from '../../position/find.ts';
import { seatName } from '../../position/names.ts';
import { homeOf, homesConnected } from '../../position/standing.ts';
import { areSimultaneous } from '../../position/turn.ts';
import type { Ascendancy, SystemId } from '../../state.ts';
import type { Play } from '../calls.ts';

/** Returns the players whose Home Systems are Connected with a System (A-OPT-02). */
function homesAround(g: Ascendancy, system: SystemId): Set<Seat> {
  const seats = new Set<Seat>();
  for (const one of connected(g, system)) {
    const seat = homeOf(g, one);
    if (seat !== null) seats.add(seat);
  }
  return seats;
}

/** Whether a lane would make First Contact while simultaneous turns forbid it (A-OPT-02, A-OPEN-88). */
export function isTooEarly(g: Ascendancy, one: SystemId, other: SystemId): boolean {
  if (!areSimultaneous(g)) return false;
  const here = homesAround(g, one);
  return here.size > 0 && [...homesAround(g, other)].some((seat) => !here.has(seat));
}

/**
 * Makes First Contact between players whose Home Systems are Connected (A-TERM-10, A-CONN-07). This check runs after
 * each new connection and when a Home System changes. Contact is never lost (A-OPEN-41).
 */
export function updateContact(ctx: Play): void {
  const { g } = ctx;
  for (const [seat, { contact }] of g.players.entries()) {
    for (let rival = seat + 1; rival < g.players.length; rival++) {
      if (contact.includes(rival) || !homesConnected(g, seat, rival)) continue;
      contact.push(rival);
      playerOf(g, rival).contact.push(seat);
      const [home, theirs] = [seat, rival].map((one) => systemName(must(playerOf(g, one).home, 'a Home System')));
      ctx.log(
        `First Contact: the ${seatName(g, seat)} and the ${seatName(g, rival)} meet because ${home} and ${theirs} are Connected.`,
        'A-TERM-10',
      );
    }
  }
}
