import type { Seat } from '../../../kernel/types.ts';
import { CUBE_COLOURS, type CubeColour } from '../content/colours.ts';
import { scenarioIn } from '../scenarios/all.ts';
import type { Assault, CubeOnMap, Frontiers } from '../state.ts';
import { playerOf, rivals, seatName } from './find.ts';
import { cubeAt, isBeside } from './ground.ts';
import { spaceLabel, spaceLabelled } from './labels.ts';
import { captainsAfter } from './round-order.ts';
import { isSafe } from './safe.ts';
import { isEnding } from './turn-state.ts';

/** Who fights how many defenders. */
export type Share = Assault['shares'][number];

/**
 * Why no joint assault can be proposed: not in this game, the end is in sight, there is no such Cube, the ship isn’t beside it,
 * it has too few defenders, the ship can’t stay where it is, or nobody can join.
 */
export type NotJoint = 'never' | 'ending' | 'noCube' | 'far' | 'few' | 'unsafe' | 'alone';

/** Why a seat can’t open a joint assault on a Cube as its Action now, or null (F-COOP-01 to F-COOP-06). */
export function notJoint(g: Frontiers, seat: Seat, colour: CubeColour | null): NotJoint | null {
  if (!g.options.jointAssaults && !scenarioIn(g).together) return 'never';
  if (isEnding(g)) return 'ending';
  const cube = colour === null ? undefined : g.cubes[colour];
  if (colour === null || cube === undefined || cube.destroyed) return 'noCube';
  const { at } = playerOf(g, seat);
  if (at === null || !isBeside(cube.at, at)) return 'far';
  // F-COOP-06: each participant faces one or more.
  if (cube.defenders.length < 2) return 'few';
  // F-OPEN-36: as for every fight, the ship stands where it may stay.
  if (!isSafe(g, seat, at)) return 'unsafe';
  return partners(g, seat, colour).length > 0 ? null : 'alone';
}

/** Cubes on which a seat may open a joint assault now. */
export function jointCubes(g: Frontiers, seat: Seat): CubeColour[] {
  return CUBE_COLOURS.filter((colour) => notJoint(g, seat, colour) === null);
}

/** Whom a seat may invite against a Cube: ships beside it whose next turn isn’t given up yet (F-COOP-03, F-COOP-04). */
export function partners(g: Frontiers, seat: Seat, colour: CubeColour): Seat[] {
  const cube = g.cubes[colour];
  if (cube === undefined) return [];
  return rivals(g, seat).filter((other) => {
    const { at } = playerOf(g, other);
    return at !== null && isBeside(cube.at, at) && !isTokenDown(g, other);
  });
}

/** Whether a seat’s Round Order Token lies face down: its next turn was taken already (F-PVP-12, F-COOP-08). */
export function isTokenDown(g: Frontiers, seat: Seat): boolean {
  return g.order.some(({ who, down }) => who === seat && down);
}

/** A seat and others in the Round Order from it on (F-COOP-10, F-COOP-17). */
export function inRoundOrder(g: Frontiers, first: Seat, others: readonly Seat[]): Seat[] {
  return [first, ...captainsAfter(g, first).flatMap((who) => (who !== 'dummy' && others.includes(who) ? [who] : []))];
}

/** All ways to share out so many defenders, at least one for each of so many ships (F-COOP-06). */
export function sharings(defenders: number, ships: number): number[][] {
  if (ships === 1) return [[defenders]];
  const ways: number[][] = [];
  for (let own = defenders - ships + 1; own >= 1; own--) {
    for (const rest of sharings(defenders - own, ships - 1)) ways.push([own, ...rest]);
  }
  return ways;
}

/** Puts together who fights and how many. */
export function shareOut(crowd: readonly Seat[], counts: readonly number[]): Share[] {
  return crowd.map((seat, place) => ({ seat, count: counts[place] ?? 1 }));
}

/** The places of each share among the Cube’s defenders, who were shuffled (F-COOP-09). */
export function placesOf(shares: readonly Share[]): number[][] {
  let next = 0;
  return shares.map(({ count }) => {
    const first = next;
    next += count;
    return Array.from({ length: count }, (_, place) => first + place);
  });
}

/** `2 + 3: U.S.S. Enterprise-D, U.S.S. Defiant`. */
export function shareWords(g: Frontiers, shares: readonly Share[]): string {
  const names = shares.map(({ seat }) => seatName(g, seat)).join(', ');
  return `${shares.map(({ count }) => count).join(' + ')}: ${names}`;
}

/** What players call the space of a Cube. */
export function cubeLabel({ at }: CubeOnMap): string {
  return spaceLabel(at);
}

/** The Cube on the space that players call so, or null. */
export function cubeLabelled(g: Frontiers, label: string): CubeColour | null {
  const at = spaceLabelled(label);
  return at === null ? null : (cubeAt(g, at)?.colour ?? null);
}
