import { SPIRE_DICE } from '../../content/borg/numbers.ts';
import { laneOf } from '../../galaxy/graph.ts';
import { borgHitRoll, spireNodes } from '../../position/borg.ts';
import {
  conflictOf,
  fights,
  isWorld,
  opponentsOf,
  seatOf,
  sideAt,
  strengthOf,
  unitsOf,
} from '../../position/conflict.ts';
import { discOf, playerOf } from '../../position/find.ts';
import { added, banned, granted, setTo } from '../../rules/ask.ts';
import type { Ascendancy, Conflict, Die, Side, UnitId } from '../../state.ts';

function baseHitRoll(g: Ascendancy, { owner }: Side): number {
  if (owner === null) {
    // A-CIV-09: 6 minus the Warp Tokens.
    const { system } = conflictOf(g);
    return 6 - (system === null ? 0 : discOf(g, system).level);
  }
  return owner === 'borg' ? borgHitRoll(g) : playerOf(g, owner).weapons;
}

/** The Hit Roll of a side: its Weapons, or what a rule puts in their place. */
export function hitRollOf(g: Ascendancy, place: number): number {
  return setTo(g, 'hit-roll', { side: place }) ?? baseHitRoll(g, sideAt(conflictOf(g), place));
}

function baseShields(g: Ascendancy, { owner, units }: Side, opponent: Side): number {
  if (owner === null) {
    const { system } = conflictOf(g);
    return system === null ? 0 : discOf(g, system).level;
  }
  if (owner !== 'borg') return playerOf(g, owner).shields;
  const { spire, system } = conflictOf(g);
  // A-OPEN-30: Assimilation Nodes are the Shields of a Borg world.
  if (spire !== undefined && system !== null) return spireNodes(g, system);
  // A-OPEN-28: what Cubes have adapted to is kept by player.
  const seat = seatOf(opponent);
  if (seat === null) return 0;
  return Math.max(
    0,
    ...(g.borg?.cubes ?? []).flatMap((cube) => (units.includes(cube.id) ? (cube.adapted[seat] ?? 0) : [])),
  );
}

/** The Shield Modifier of a side against another; never below 0. */
export function shieldsOf(g: Ascendancy, place: number, against: number): number {
  const c = conflictOf(g);
  const about = { side: place, against };
  const set = setTo(g, 'shield-modifier', about);
  if (set !== null) return set;
  return Math.max(0, baseShields(g, sideAt(c, place), sideAt(c, against)) + added(g, 'shields', about));
}

/** What a die of a side must show at least to hit another (A-BAT-13, A-INV-07): above 6 it can’t (A-BAT-14), there is no natural 6 (A-OPEN-55). */
export function neededBy(g: Ascendancy, by: number, on: number, unit: UnitId | null): number {
  return hitRollOf(g, by) + shieldsOf(g, on, by) - added(g, 'hit', { side: by, unit, against: on });
}

/** Whether a die hits as it lies. */
export function isHit(
  g: Ascendancy,
  by: number,
  { face, unit, against }: Pick<Die, 'face' | 'unit' | 'against'>,
): boolean {
  if (face === 0 || granted(g, 'always-hits', { side: by, face, unit })) return true;
  return face >= neededBy(g, by, against, unit);
}

/** Whether a side can hit another at all: with a number up to 6, or by a rule (A-BAT-14). */
export function canHit(g: Ascendancy, by: number, on: number): boolean {
  const units = [null, ...sideAt(conflictOf(g), by).units];
  return units.some(
    (unit) =>
      isHit(g, by, { face: 6, unit, against: on }) ||
      (unit !== null && granted(g, 'unrolled-hits', { side: by, unit })),
  );
}

/** Dice that a Starbase adds (A-BAT-15): once, however many there are. */
export function starbaseDice(g: Ascendancy, place: number): number {
  const c = conflictOf(g);
  const seat = seatOf(sideAt(c, place));
  // A-BAT-16, A-INV-06: Starbases fight beside Ships alone.
  if (c.kind !== 'battle' || seat === null) return 0;
  // A-OPEN-59: also against Ships in a lane. A-OPEN-96: Ships of either side count that Orbit the Starbase, unless the table reads it otherwise.
  const sides = g.options.readings.starbaseOwnShips === true ? [place] : [...c.sides.keys()];
  const supported = sides.some((one) =>
    unitsOf(g, sideAt(c, one)).some(({ at }) => {
      if (at === null || laneOf(at) !== null) return false;
      const disc = discOf(g, at);
      return disc.control === seat && disc.starbase;
    }),
  );
  if (!supported && !granted(g, 'starbase-die', { side: place })) return 0;
  return setTo(g, 'starbase-dice', { side: place }) ?? 1;
}

/** Dice that are rolled alike: those of a Fleet (A-BAT-17), or all others of a side. */
export interface Pool {
  /** The Fleet; null: all that are no Fleet’s. */
  unit: UnitId | null;
  /** For whom each die is rolled. */
  dice: (UnitId | null)[];
}

/** Dice of Nodes, of Cubes, or of a Spire, which fights with as many however often it was hit (A-OPEN-30). */
function diceWithoutShips(g: Ascendancy, c: Conflict, place: number): number {
  if (c.spire === undefined || place !== 0 || c.system === null) return strengthOf(g, c, place);
  return SPIRE_DICE + spireNodes(g, c.system);
}

/** The dice of a side in this Combat Round (A-BAT-12, A-INV-05), those of Fleets apart. */
export function poolsOf(g: Ascendancy, place: number): Pool[] {
  const c = conflictOf(g);
  const side = sideAt(c, place);
  if (!fights(g, c, place) || side.instead !== null) return [];
  const pools: Pool[] = [];
  const rest: (UnitId | null)[] = [];
  if (isWorld(c, place) || side.owner === 'borg')
    rest.push(...new Array<null>(diceWithoutShips(g, c, place)).fill(null));
  else
    for (const { id, ships, fleet } of unitsOf(g, side)) {
      const dice = new Array<UnitId>(ships).fill(id);
      if (fleet === null) rest.push(...dice);
      else pools.push({ unit: id, dice });
    }
  const more = starbaseDice(g, place) + added(g, 'dice', { side: place }) + side.extra;
  if (more >= 0) rest.push(...new Array<null>(more).fill(null));
  else rest.splice(Math.max(0, rest.length + more));
  if (rest.length > 0) pools.push({ unit: null, dice: rest });
  return pools;
}

/** Whether a side can use First Strike against another. */
function canStrike(g: Ascendancy, c: Conflict, by: number, on: number): boolean {
  return sideAt(c, by).strikes && banned(g, 'first-strike', { side: by, against: on }) === null;
}

/** Whether a side uses First Strike against another; where both have it, neither does (A-BAT-23). */
export function isStruck(g: Ascendancy, by: number, on: number): boolean {
  const c = conflictOf(g);
  return canStrike(g, c, by, on) && !canStrike(g, c, on, by);
}

/** Whether a side rolls first against another, which takes its casualties before it rolls (A-BAT-21, A-BAT-22). */
export function strikesFirst(g: Ascendancy, by: number, on: number): boolean {
  // A-BAT-22: in the first Combat Round alone.
  return conflictOf(g).round === 1 && isStruck(g, by, on);
}

/** A-OPEN-56: after so many Combat Rounds a conflict that goes on ends undecided: a Cube may regain dice as fast as it loses them. */
export const MAX_COMBAT_ROUNDS = 30;

/** Why nothing more will come of this conflict, as the beginning of a sentence (A-OPEN-56); null: something may. */
export function stalemate(g: Ascendancy): string | null {
  const c = conflictOf(g);
  if (c.round >= MAX_COMBAT_ROUNDS) return `${c.round} Combat Rounds decided nothing`;
  const isHopeless = [...c.sides.keys()].every(
    (by) => !fights(g, c, by) || opponentsOf(g, c, by).every((on) => !canHit(g, by, on)),
  );
  return isHopeless ? 'Nobody can hit anybody' : null;
}
