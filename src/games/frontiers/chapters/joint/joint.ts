import type { Seat } from '../../../../kernel/types.ts';
import { no, type Obstacle } from '../../../kit/offers.ts';
import { sentence } from '../../../kit/words.ts';
import type { CubeColour } from '../../content/colours.ts';
import { CUBES } from '../../content/cubes.ts';
import { scenarioIn } from '../../scenarios/all.ts';
import type { Assault, Frontiers } from '../../state.ts';
import { playerOf, rivals, seatName } from '../captains/find.ts';
import { isBeside } from '../map/ground.ts';
import { ownSpace, yourShip } from '../map/place-words.ts';
import { isSafe } from '../movement/safe.ts';
import { isEnding } from '../turn/turn-state.ts';

/** Who fights how many defenders. */
export type Share = Assault['shares'][number];

/** Why a seat can’t open a joint assault on a Cube as its Action now, or null (F-COOP-01 to F-COOP-06). */
export function notJoint(g: Frontiers, seat: Seat, colour: CubeColour): Obstacle {
  const never = notTogether(g);
  if (never !== null) return never;
  const cube = g.cubes[colour];
  if (cube === undefined || cube.destroyed) return NO_CUBE;
  const { name } = CUBES[colour];
  const { at } = playerOf(g, seat);
  if (at === null || !isBeside(cube.at, at)) {
    return no('F-COOP-03', () => `${sentence(yourShip(g, seat))} is not beside the ${name}.`);
  }
  // Each participant faces one or more.
  if (cube.defenders.length < 2) return no('F-COOP-06', `The ${name} has too few defenders to share out.`);
  // F-OPEN-36: as for every fight, the ship stands where it may stay.
  if (!isSafe(g, seat, at)) {
    return no('F-SAFE-04', () => `You act from a safe space alone, and ${ownSpace(g, seat)} is none.`);
  }
  if (partners(g, seat, colour).length > 0) return null;
  return no('F-COOP-04', `No other ship beside the ${name} has its next turn to give.`);
}

/** That no joint assault is proposed at all, or null (F-COOP-01, F-COOP-02). */
export function notTogether(g: Frontiers): Obstacle {
  if (!g.options.jointAssaults && !scenarioIn(g).together) {
    return no('F-COOP-01', 'In this game ships don’t assault Borg Cubes together.');
  }
  return isEnding(g) ? no('F-COOP-02', 'The end is announced: Cubes are no longer assaulted together.') : null;
}

/** That no Cube is left (F-COOP-03). */
export const NO_CUBE = no('F-COOP-03', 'There is no Borg Cube to assault.');

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

/** All ways to share out so many defenders, at least one for each of so many ships (F-COOP-06). */
export function sharings(defenders: number, ships: number): number[][] {
  if (ships === 1) return [[defenders]];
  const ways: number[][] = [];
  for (let own = defenders - ships + 1; own >= 1; own--) {
    for (const rest of sharings(defenders - own, ships - 1)) ways.push([own, ...rest]);
  }
  return ways;
}

/** The places of each share among the Cube’s defenders, who were shuffled (F-COOP-09). */
export function placesOf(shares: readonly Share[]): number[][] {
  let next = 0;
  return shares.map(({ count }) => Array.from({ length: count }, () => next++));
}

/** `2 + 3: U.S.S. Enterprise-D, U.S.S. Defiant`. */
export function shareWords(g: Frontiers, shares: readonly Share[]): string {
  const names = shares.map(({ seat }) => seatName(g, seat)).join(', ');
  return `${shares.map(({ count }) => count).join(' + ')}: ${names}`;
}
