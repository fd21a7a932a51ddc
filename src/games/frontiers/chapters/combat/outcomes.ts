import type { Seat } from '../../../../kernel/types.ts';
import { classHOf } from '../../content/class-h.ts';
import type { CubeColour } from '../../content/colours.ts';
import { CUBES } from '../../content/cubes.ts';
import { siteName } from '../../content/terrain.ts';
import { TILES } from '../../content/tiles/all.ts';
import { scenarioIn } from '../../scenarios/all.ts';
import type { Combat, Reward } from '../../state.ts';
import { playerOf, seatName } from '../captains/find.ts';
import { changeReputation, type Running } from '../captains/gains.ts';
import { cubeAt, cubeOf, siteAt, siteOf, spaceAt } from '../map/ground.ts';
import type { HexId } from '../map/hex.ts';
import { spaceLabel } from '../map/labels.ts';
import { discardToken } from '../map/tokens.ts';
import { arrive } from '../movement/arrive.ts';
import { noteFinale } from '../rounds/finale.ts';

/**
 * Ends a combat and its Away Mission, and applies the outcome at the location. Undefeated tokens stay where they were
 * (F-OUTCOME-16), except tokens drawn for the combat.
 */
export function conclude(ctx: Running, combat: Combat): void {
  const { g } = ctx;
  const { kind, at, seat, foes } = combat;
  // F-OUTCOME-13, F-OUTCOME-14: only tokens drawn for the combat are discarded.
  for (const foe of foes) if (foe.from === 'drawn' && !foe.defeated) discardToken(g, foe);
  if (at === null) return;
  // F-OUTCOME-04: enemies that only joined don’t count.
  const targets = foes.filter(({ role }) => role === 'target');
  const isWon = targets.length > 0 && targets.every(({ defeated }) => defeated);
  const name = nameAndLabel(ctx, at);
  switch (kind) {
    case 'starbase':
    case 'owned-starbase':
      if (isWon) conquer(ctx, seat, at);
      else ctx.log(`${name} isn’t conquered.`, 'F-OUTCOME-18');
      return;
    case 'decimate':
      if (!isWon) {
        ctx.log(`${name} isn’t decimated.`, 'F-LOC-22');
        return;
      }
      // F-LOC-20, F-LOC-21: the planet's Advanced Action stays on offer.
      siteOf(g, at).marks.push(seat);
      playerOf(g, seat).rewards.push({ kind: 'undiscovered' });
      ctx.log(`${seatName(g, seat)} decimates ${name}.`, 'F-OUTCOME-08');
      return;
    case 'cube': {
      const cube = cubeAt(g, at);
      // A joint assault ends when all its players have fought (F-COOP-16).
      if (cube?.defenders.length === 0 && g.assault === null) destroy(ctx, cube.colour, [seat]);
      return;
    }
    // F-OUTCOME-15: a player who defeats only one of two enemies keeps that enemy's Experience and loses nothing.
    case 'classH':
    case 'research':
      if (siteAt(g, at).tokens.length === 0) (kind === 'classH' ? solve : liberate)(ctx, seat, at);
  }
}

/**
 * Destroys a Cube. Everyone who fought moves onto the Cube's space for free, without provoking (F-OUTCOME-11,
 * F-COOP-16, F-OPEN-30).
 */
export function destroy(ctx: Running, colour: CubeColour, seats: readonly Seat[]): void {
  const cube = cubeOf(ctx.g, colour);
  cube.destroyed = true;
  ctx.log(`The ${CUBES[colour].name} is destroyed.`, 'F-OUTCOME-11');
  for (const seat of seats) moveIn(ctx, seat, cube.at);
  noteFinale(ctx);
}

/**
 * Solves a Class-H Token: discards it and places a Faction Token. The player takes the rewards at the end of the turn
 * (F-OUTCOME-09, F-LOC-39, F-LOC-40).
 */
export function solve(ctx: Running, seat: Seat, at: HexId): void {
  const { g } = ctx;
  const site = siteOf(g, at);
  if (site.classH === null) throw new Error(`no Class-H Token at ${at}`);
  const token = classHOf(site.classH);
  discardToken(g, { pile: 'classH', token: token.id });
  site.classH = null;
  site.marks.push(seat);
  if (token.kind === 'guarded') {
    // F-LOC-42
    const gained = token.rewards.map((kind): Reward => ({ kind: kind === 'advancedAction' ? 'advanced' : kind }));
    playerOf(g, seat).rewards.push(...gained);
  }
  ctx.log(
    `${seatName(g, seat)} solves ${token.name} at ${spaceLabel(at)}.`,
    token.kind === 'guarded' ? 'F-OUTCOME-09' : 'F-LOC-35',
  );
}

/** Conquers a Starbase (F-OUTCOME-03, F-OUTCOME-05, F-OUTCOME-07, F-LOC-14, F-SCEN-76). */
function conquer(ctx: Running, seat: Seat, at: HexId): void {
  const { g } = ctx;
  siteOf(g, at).marks = [seat];
  const isDominion = spaceAt(g, at)?.site?.kind === 'dominionStarbase';
  ctx.log(`${seatName(g, seat)} conquers ${nameAndLabel(ctx, at)}.`, isDominion ? 'F-OUTCOME-07' : 'F-OUTCOME-05');
  // F-SCEN-75
  if (isDominion && scenarioIn(g).dominion === 'card') playerOf(g, seat).rewards.push({ kind: 'undiscovered' });
  moveIn(ctx, seat, at);
}

/** Liberates a Research Station (F-SCEN-51). */
function liberate(ctx: Running, seat: Seat, at: HexId): void {
  const { g } = ctx;
  siteOf(g, at).marks.push(seat);
  const name = nameAndLabel(ctx, at);
  ctx.log(`${seatName(g, seat)} liberates ${name}.`, 'F-SCEN-51');
  const tile = spaceAt(g, at)?.tile;
  const isCore = tile !== undefined && TILES[tile].back === 'core';
  changeReputation(ctx, seat, isCore ? 2 : 1, `liberating ${name}`, 'F-SCEN-51');
  moveIn(ctx, seat, at);
  noteFinale(ctx);
}

/** Moves a ship immediately, for free, without provoking (F-OUTCOME-03, F-OUTCOME-11, F-MOVE-35). */
function moveIn(ctx: Running, seat: Seat, at: HexId): void {
  ctx.log(`${seatName(ctx.g, seat)} moves to ${spaceLabel(at)}.`, 'F-MOVE-35');
  arrive(ctx, seat, at);
}

function nameAndLabel(ctx: Running, at: HexId): string {
  const site = spaceAt(ctx.g, at)?.site ?? null;
  return `${site === null ? 'the place' : siteName(site)} ${spaceLabel(at)}`;
}
