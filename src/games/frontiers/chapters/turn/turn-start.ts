import type { Seat } from '../../../../kernel/types.ts';
import { playerOf } from '../captains/find.ts';
import { gainData, type Running } from '../captains/gains.ts';
import { lastings } from '../captains/lasting.ts';
import { emptyPoints } from '../captains/points.ts';
import { spaceAt } from '../map/ground.ts';
import { starbaseBonus } from '../map/ownership.ts';
import { comeHome } from '../movement/arrive.ts';
import { freshTurn } from './turn-state.ts';

/** Starts a turn and puts the ship on the map (F-LOC-01). */
export function startTurn(ctx: Running, seat: Seat): void {
  ctx.g.turn = freshTurn(seat);
  comeHome(ctx, seat);
  open(ctx, seat);
}

/**
 * Starts a seat's next turn early, during another player's turn. The seat's Round Order Token is turned face down
 * (F-PVP-12, F-COOP-08), and an Outpost may be subjugated again (F-LOC-09). The early turn starts like any other turn.
 * The turn that the seat skips later has no start-of-turn steps.
 */
export function takeTurnNow(ctx: Running, seat: Seat): void {
  const { g } = ctx;
  for (const token of g.order) if (token.who === seat) token.down = true;
  g.turn?.joined.push(seat);
  Object.assign(playerOf(g, seat), { subjugated: false, points: emptyPoints() });
  open(ctx, seat);
}

/**
 * Applies start-of-turn effects: the seat's shared Skills come back (F-SKILL-03), and locations and dice on cards give
 * data. In Conquer and Hold, a ship near its side's Dominion Starbase gets a white Data Token for each Dominion
 * Starbase that it owns.
 */
function open(ctx: Running, seat: Seat): void {
  const player = playerOf(ctx.g, seat);
  // Cards played during other players' turns don't count for this turn (F-TURN-05).
  player.spent = 0;
  for (const skill of player.skills) if (skill.used === 'common') skill.used = 'round';
  // F-LOC-07
  if (player.at !== null && spaceAt(ctx.g, player.at)?.site?.kind === 'drydock') gainData(ctx, seat, 'white');
  const held = starbaseBonus(ctx.g, seat, 'dominionStarbase');
  // F-SCEN-77, F-SCEN-78, F-SCEN-81
  if (held > 0) gainData(ctx, seat, 'white', held);
  // F-OPEN-83
  for (const { colour, tokens } of lastings(ctx.g, seat, 'claimed')) if (tokens) gainData(ctx, seat, colour);
}
