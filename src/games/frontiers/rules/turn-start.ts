import type { Seat } from '../../../kernel/types.ts';
import { comeHome } from './arrive.ts';
import { playerOf } from './find.ts';
import { gainData, type Running } from './gains.ts';
import { isBeside, spaceAt } from './ground.ts';
import { ownedStarbases } from './hand-limit.ts';
import { lastings } from './lasting.ts';
import { freshTurn } from './turn-state.ts';

/** A turn starts: the ship is on the map, shared Skills come back, and places give their data (F-LOC-01, F-LOC-07). */
export function startTurn(ctx: Running, seat: Seat): void {
  const { g } = ctx;
  const player = playerOf(g, seat);
  g.turn = freshTurn(seat);
  // What was played in others’ turns is no part of this one (F-TURN-05).
  player.spent = 0;
  for (const skill of player.skills) if (skill.used === 'common') skill.used = 'round';
  comeHome(ctx, seat);
  if (isAt(ctx, seat, 'drydock')) gainData(ctx, seat, 'white');
  gainHeld(ctx, seat);
  for (const { colour, tokens } of lastings(g, seat, 'claimed')) if (tokens) gainData(ctx, seat, colour);
}

function isAt({ g }: Running, seat: Seat, kind: string): boolean {
  const { at } = playerOf(g, seat);
  return at !== null && spaceAt(g, at)?.site?.kind === kind;
}

/** Conquer and Hold: near an own Dominion Starbase a White Data Token for each that is owned (F-SCEN-77, F-SCEN-78, F-SCEN-81). */
function gainHeld(ctx: Running, seat: Seat): void {
  const { at } = playerOf(ctx.g, seat);
  const owned = ownedStarbases(ctx.g, seat, 'dominionStarbase');
  if (at === null || !owned.some((id) => id === at || isBeside(id, at))) return;
  gainData(ctx, seat, 'white', owned.length);
}
