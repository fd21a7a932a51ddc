import type { Seat } from '../../../kernel/types.ts';
import type { CubeColour } from '../content/colours.ts';
import { scenarioOf } from '../scenarios/all.ts';
import type { Assault, CubeOnMap, Frontiers } from '../state.ts';
import { playerOf, rivals, seatName } from './find.ts';
import { cubeAt, isBeside } from './ground.ts';
import { type HexId, hexId } from './hex.ts';
import { hexLabelled, spaceLabel } from './labels.ts';
import { captainsAfter } from './round-order.ts';
import { isSafe } from './safe.ts';

/** Who fights how many defenders. */
export type Share = Assault['shares'][number];

/** Cubes on which a seat may open a joint assault now: as its Action, before the end is in sight (F-COOP-01 to F-COOP-03). */
export function jointCubes(g: Frontiers, seat: Seat): CubeColour[] {
  const { at } = playerOf(g, seat);
  if (at === null || g.announced !== null || g.finale !== null || !maySuggest(g)) return [];
  const near = (['red', 'blue', 'gold', 'green'] as const).filter((colour) => isOpen(g.cubes[colour], at));
  // F-OPEN-36: as for every fight, the ship stands where it may stay.
  if (near.length === 0 || !isSafe(g, seat, at)) return [];
  return near.filter((colour) => partners(g, seat, colour).length > 0);
}

/** Whether ships may assault Cubes together in this game (F-COOP-01). */
export function maySuggest({ options }: Frontiers): boolean {
  return options.jointAssaults || scenarioOf(options.scenario).together;
}

/** A Cube beside a ship with defenders for two at least: each participant faces one or more (F-COOP-06). */
function isOpen(cube: CubeOnMap | undefined, at: HexId): boolean {
  return cube !== undefined && !cube.destroyed && cube.defenders.length > 1 && isBeside(cube.at, at);
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

/** The Cube of a colour. Throws when it is not on the map. */
export function cubeOf(g: Frontiers, colour: CubeColour): CubeOnMap {
  const cube = g.cubes[colour];
  if (cube === undefined) throw new Error(`the ${colour} Cube is not on the map`);
  return cube;
}

/** What players call the space of a Cube. */
export function cubeLabel({ at }: CubeOnMap): string {
  return spaceLabel(at);
}

/** The Cube on the space that players call so, or null. */
export function cubeLabelled(g: Frontiers, label: string): CubeColour | null {
  const hex = hexLabelled(label);
  return hex === null ? null : (cubeAt(g, hexId(hex))?.colour ?? null);
}
