import type { Ctx } from '../../../../kernel/game.ts';
import type { RuleId, Seat } from '../../../../kernel/types.ts';
import type { AwayMissions } from '../../state.ts';
import { seatName } from '../characters/names.ts';

/** Both players roll a die until one is higher; that one's seat (M-PREP-01, M-PREP-12, M-ESC-03, M-OPEN-61). `then`: what it does. */
export function rollOff(ctx: Ctx<AwayMissions>, then: string, rule: RuleId): Seat {
  let [mine = 0, theirs = 0] = ctx.roll(2);
  while (mine === theirs) [mine = 0, theirs = 0] = ctx.roll(2);
  const winner = mine > theirs ? 0 : 1;
  ctx.log(
    `${seatName(ctx.g, 0)} rolls ${mine}, ${seatName(ctx.g, 1)} ${theirs}. ${seatName(ctx.g, winner)} ${then}.`,
    rule,
  );
  return winner;
}
