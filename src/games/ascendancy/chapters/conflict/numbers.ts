import { SPIRE_DICE } from '../../content/borg-numbers.ts';
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
    // An independent world hits on 6 minus its Warp Tokens (A-CIV-09).
    const { system } = conflictOf(g);
    return 6 - (system === null ? 0 : discOf(g, system).level);
  }
  return owner === 'borg' ? borgHitRoll(g) : playerOf(g, owner).weapons;
}

/** Returns a side’s Hit Roll: its Weapons, or the number that a rule sets. */
export function hitRollOf(g: Ascendancy, place: number): number {
  return setTo(g, 'fight', { of: 'hit-roll', side: place }) ?? baseHitRoll(g, sideAt(conflictOf(g), place));
}

function baseShields(g: Ascendancy, { owner, units }: Side, opponent: Side): number {
  if (owner === null) {
    const { system } = conflictOf(g);
    return system === null ? 0 : discOf(g, system).level;
  }
  if (owner !== 'borg') return playerOf(g, owner).shields;
  const { spire, system } = conflictOf(g);
  // The Assimilation Nodes are the Shields of a Borg world (A-OPEN-30).
  if (spire !== undefined && system !== null) return spireNodes(g, system);
  // A Cube adapts to each player separately (A-OPEN-28).
  const seat = seatOf(opponent);
  if (seat === null) return 0;
  return Math.max(
    0,
    ...(g.borg?.cubes ?? []).flatMap((cube) => (units.includes(cube.id) ? (cube.adapted[seat] ?? 0) : [])),
  );
}

/** Returns a side’s Shield Modifier against another side, at least 0. */
export function shieldsOf(g: Ascendancy, place: number, against: number): number {
  const c = conflictOf(g);
  const about = { of: 'shields', side: place, against } as const;
  const set = setTo(g, 'fight', about);
  if (set !== null) return set;
  return Math.max(0, baseShields(g, sideAt(c, place), sideAt(c, against)) + added(g, 'shields', about));
}

/**
 * Returns the lowest roll that hits another side (A-BAT-13, A-INV-07). A side that needs more than 6 can’t hit
 * (A-BAT-14), because a 6 isn’t an automatic hit (A-OPEN-55).
 */
export function neededBy(g: Ascendancy, by: number, on: number, unit: UnitId | null): number {
  return hitRollOf(g, by) + shieldsOf(g, on, by) - added(g, 'hit', { side: by, unit, against: on });
}

/** Whether a die hits with its current face. */
export function isHit(
  g: Ascendancy,
  by: number,
  { face, unit, against }: Pick<Die, 'face' | 'unit' | 'against'>,
): boolean {
  if (face === 0 || granted(g, 'always-hits', { side: by, face, unit })) return true;
  return face >= neededBy(g, by, against, unit);
}

/** Whether a side can hit another at all, with a roll or by a rule (A-BAT-14). */
export function canHit(g: Ascendancy, by: number, on: number): boolean {
  const units = [null, ...sideAt(conflictOf(g), by).units];
  return units.some(
    (unit) =>
      isHit(g, by, { face: 6, unit, against: on }) ||
      (unit !== null && granted(g, 'always-hits', { side: by, face: null, unit })),
  );
}

/** Returns the number of dice that a Starbase adds. A second Starbase adds no more dice (A-BAT-15). */
export function starbaseDice(g: Ascendancy, place: number): number {
  const c = conflictOf(g);
  const seat = seatOf(sideAt(c, place));
  // Starbases fight only beside Ships (A-BAT-16, A-INV-06).
  if (c.kind !== 'battle' || seat === null) return 0;
  // The Starbase also adds dice against Ships in a lane (A-OPEN-59). To add dice, the Starbase needs Ships in its
  // Orbit. By default, these can be Ships of any side, not only of the Starbase’s owner (A-OPEN-96).
  const sides = g.options.readings.starbaseOwnShips === true ? [place] : [...c.sides.keys()];
  const supported = sides.some((one) =>
    unitsOf(g, sideAt(c, one)).some(({ at }) => {
      if (at === null || laneOf(at) !== null) return false;
      const disc = discOf(g, at);
      return disc.control === seat && disc.starbase;
    }),
  );
  if (!supported && !granted(g, 'starbase-die', { side: place })) return 0;
  return setTo(g, 'fight', { of: 'starbase-dice', side: place }) ?? 1;
}

/** Dice that are rolled together: the dice of one Fleet (A-BAT-17), or all of a side’s other dice. */
export interface Pool {
  /** The Fleet, or null for all dice outside Fleets. */
  unit: UnitId | null;
  /** The unit that each die is rolled for, or null. */
  dice: (UnitId | null)[];
}

/** Returns the dice of Nodes, Cubes or a Spire. Hits on a Spire don’t reduce the number of its dice (A-OPEN-30). */
function diceWithoutShips(g: Ascendancy, c: Conflict, place: number): number {
  if (c.spire === undefined || place !== 0 || c.system === null) return strengthOf(g, c, place);
  return SPIRE_DICE + spireNodes(g, c.system);
}

/** Returns a side’s dice in this Combat Round, with a separate pool for each Fleet (A-BAT-12, A-INV-05). */
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

/** Whether a side uses First Strike against another. If both sides have First Strike, neither uses it (A-BAT-23). */
export function isStruck(g: Ascendancy, by: number, on: number): boolean {
  const c = conflictOf(g);
  return canStrike(g, c, by, on) && !canStrike(g, c, on, by);
}

/**
 * Whether a side rolls first against another side. If so, the other side removes its casualties before it rolls
 * (A-BAT-21, A-BAT-22).
 */
export function strikesFirst(g: Ascendancy, by: number, on: number): boolean {
  // First Strike applies only in the first Combat Round (A-BAT-22).
  return conflictOf(g).round === 1 && isStruck(g, by, on);
}

/**
 * The number of Combat Rounds after which a conflict ends undecided. Without this limit, a conflict might never end,
 * because a Cube may regain dice as fast as it loses them (A-OPEN-56).
 */
const MAX_COMBAT_ROUNDS = 30;

/** Returns the start of a sentence that says why the conflict is a stalemate, or null if it isn’t one (A-OPEN-56). */
export function stalemate(g: Ascendancy): string | null {
  const c = conflictOf(g);
  if (c.round >= MAX_COMBAT_ROUNDS) return `${c.round} Combat Rounds have passed without a decision`;
  const isHopeless = [...c.sides.keys()].every(
    (by) => !fights(g, c, by) || opponentsOf(g, c, by).every((on) => !canHit(g, by, on)),
  );
  return isHopeless ? 'No side can hit another' : null;
}
