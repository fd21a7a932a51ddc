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

/** A seat and the number of defenders it faces. */
export type Share = Assault['shares'][number];

/** Returns the reason a seat can’t propose a joint assault on a Cube now, or null (F-COOP-01 to F-COOP-06). */
export function notJoint(g: Frontiers, seat: Seat, colour: CubeColour): Obstacle {
  const never = notTogether(g);
  if (never !== null) return never;
  const cube = g.cubes[colour];
  if (cube === undefined || cube.destroyed) return NO_CUBE;
  const { name } = CUBES[colour];
  const { at } = playerOf(g, seat);
  if (at === null || !isBeside(cube.at, at)) {
    return no('F-COOP-03', () => `${sentence(yourShip(g, seat))} isn’t beside the ${name}.`);
  }
  // Each participant faces at least one defender.
  if (cube.defenders.length < 2) return no('F-COOP-06', `The ${name} has too few defenders to share.`);
  // F-OPEN-36: as in every fight, the ship must be on a safe space.
  if (!isSafe(g, seat, at)) {
    return no('F-SAFE-04', () => `You can act only from a safe space, and ${ownSpace(g, seat)} isn’t safe.`);
  }
  if (partners(g, seat, colour).length > 0) return null;
  return no('F-COOP-04', `No other ship beside the ${name} still has its next turn to give up.`);
}

/** Returns the reason the game allows no joint assaults now, or null (F-COOP-01, F-COOP-02). */
export function notTogether(g: Frontiers): Obstacle {
  if (!g.options.jointAssaults && !scenarioIn(g).together) {
    return no('F-COOP-01', 'Joint assaults aren’t part of this game.');
  }
  return isEnding(g) ? no('F-COOP-02', 'The game is ending, so joint assaults are no longer possible.') : null;
}

/** The refusal if no Cube is left (F-COOP-03). */
export const NO_CUBE = no('F-COOP-03', 'There is no Borg Cube to assault.');

/**
 * Returns the seats that a player may invite to assault a Cube: those with a ship beside it that haven't given up their
 * next turn (F-COOP-03, F-COOP-04).
 */
export function partners(g: Frontiers, seat: Seat, colour: CubeColour): Seat[] {
  const cube = g.cubes[colour];
  if (cube === undefined) return [];
  return rivals(g, seat).filter((other) => {
    const { at } = playerOf(g, other);
    return at !== null && isBeside(cube.at, at) && !isTokenDown(g, other);
  });
}

/** Whether a seat’s Round Order Token is face down because its next turn was already taken (F-PVP-12, F-COOP-08). */
export function isTokenDown(g: Frontiers, seat: Seat): boolean {
  return g.order.some(({ who, down }) => who === seat && down);
}

/** Returns every way to divide defenders among ships so that each ship faces at least one (F-COOP-06). */
export function sharings(defenders: number, ships: number): number[][] {
  if (ships === 1) return [[defenders]];
  const ways: number[][] = [];
  for (let own = defenders - ships + 1; own >= 1; own--) {
    for (const rest of sharings(defenders - own, ships - 1)) ways.push([own, ...rest]);
  }
  return ways;
}

/** Returns the defenders of each share, as indexes into the Cube's shuffled defenders (F-COOP-09). */
export function placesOf(shares: readonly Share[]): number[][] {
  let next = 0;
  return shares.map(({ count }) => Array.from({ length: count }, () => next++));
}

/** Formats shares as their sizes and ships, such as `2 + 3: Negh'Var, Bird-of-Prey`. */
export function shareWords(g: Frontiers, shares: readonly Share[]): string {
  const names = shares.map(({ seat }) => seatName(g, seat)).join(', ');
  return `${shares.map(({ count }) => count).join(' + ')}: ${names}`;
}
