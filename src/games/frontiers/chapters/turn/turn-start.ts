import type { Seat } from '../../../../kernel/types.ts';
import { playerOf } from '../captains/find.ts';
import { gainData, type Running } from '../captains/gains.ts';
import { lastings } from '../captains/lasting.ts';
import { emptyPoints } from '../captains/points.ts';
import { spaceAt } from '../map/ground.ts';
import { starbaseBonus } from '../map/ownership.ts';
import { comeHome } from '../movement/arrive.ts';
import { freshTurn } from './turn-state.ts';

/** A turn starts, with the ship on the map (F-LOC-01). */
export function startTurn(ctx: Running, seat: Seat): void {
  ctx.g.turn = freshTurn(seat);
  comeHome(ctx, seat);
  open(ctx, seat);
}

/**
 * A seat takes its next turn now, within another’s: its Round Order Token is turned face down (F-PVP-12, F-COOP-08), and
 * what it did since its last turn counts no more (F-LOC-09). It starts like any turn, and the one that is skipped won’t.
 */
export function takeTurnNow(ctx: Running, seat: Seat): void {
  const { g } = ctx;
  for (const token of g.order) if (token.who === seat) token.down = true;
  g.turn?.joined.push(seat);
  Object.assign(playerOf(g, seat), { subjugated: false, points: emptyPoints() });
  open(ctx, seat);
}

/**
 * Shared Skills come back (F-SKILL-03), and places and dice on cards give their data: in Conquer and Hold near a Dominion
 * Starbase of one’s side a White Data Token for each own one.
 */
function open(ctx: Running, seat: Seat): void {
  const player = playerOf(ctx.g, seat);
  // What was played in others’ turns is no part of this one (F-TURN-05).
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
