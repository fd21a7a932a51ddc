import type { Seat } from '../../../../kernel/types.ts';
import type { Captain, Frontiers } from '../../state.ts';
import { captainName, playerOf } from '../captains/find.ts';
import type { Running } from '../captains/gains.ts';
import { captainsAfter } from './round-order.ts';

/** Whether a seat may end the Round with its turn: its deck is empty, and nobody has announced it yet (F-EOR-01). */
export function mayAnnounce(g: Frontiers, seat: Seat): boolean {
  return g.announced === null && playerOf(g, seat).deck.length === 0;
}

/** Announces the End of the Round: every other captain has one more turn (F-EOR-02, F-EOR-05, F-DUMMY-07). */
export function announce(ctx: Running, who: Captain): void {
  const { g } = ctx;
  g.announced = who;
  g.lastTurns = captainsAfter(g, who);
  const others = g.lastTurns.length === 0 ? '' : ' Everyone else has one more turn.';
  ctx.log(
    `${captainName(g, who)} announces the End of the Round.${others}`,
    who === 'dummy' ? 'F-DUMMY-07' : 'F-EOR-05',
  );
}
