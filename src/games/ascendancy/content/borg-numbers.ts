// All numbers of the Borg that the book doesn’t give (A-OPEN-21 to A-OPEN-33).

/** The values for one player, for two players, and for three or more. */
export type ByPlayers<T> = readonly [one: T, two: T, more: T];

/** The number of Cubes and of Spires (A-EXP-11). */
export const CUBES = 5;
export const SPIRES = 5;
/** The maximum number of Assimilation Nodes of a Spire (A-BORG-05). */
export const NODES = 3;

/**
 * A Cube’s dice, the dice that it regains when it acts, and the maximum number of dice that its sixes bring back in one
 * Combat Round (A-OPEN-28).
 */
export const DICE = 9;
export const REGAINED = 2;
export const RETURNED = 2;
/** The highest Shield Modifier of a Cube (A-OPEN-28). */
export const ADAPTED = 3;
/** The lowest roll that hits for the Borg, by the number of Spires in play (A-OPEN-28). */
export const HIT_ROLLS = [5, 5, 4, 4, 3, 3] as const;
/** The maximum number of Combat Rounds that an attacking Cube fights (A-OPEN-25). */
export const ROUNDS = 3;

/**
 * The lowest roll that brings a Cube through the Hub, by the number of Cubes in play, or null if no Cube can come
 * (A-OPEN-24).
 */
export const ARRIVALS: ByPlayers<readonly (number | null)[]> = [
  [2, 3, 5, 6, null],
  [2, 2, 3, 4, 5],
  [2, 3, 4, 5, 6],
];
/** The first round in which a Cube can come through the Hub (A-OPEN-24). */
export const FIRST_ARRIVAL = 2;

/** The maximum number of Nodes that a Home System loses in one turn of the Borg (A-OPEN-29). */
export const HOME_LOSSES: ByPlayers<number> = [2, 2, 4];

/**
 * The dice that a Spire has in addition to those for its Nodes, and the Hits needed to remove it in addition to one for
 * each Node (A-OPEN-30).
 */
export const SPIRE_DICE = 3;
export const SPIRE_HITS = 1;

/**
 * The maximum number of Borg Tech cards that a player holds, the Resources gained if no Tech is left in the deck, and
 * those gained for destroying a Cube (A-OPEN-31).
 */
export const TECH_HELD = 5;
export const NO_TECH = { research: 2 } as const;
export const TROPHY = { culture: 1 } as const;

/** The price of sealing the Transwarp Hub (A-BORG-08). */
export const SEAL = { ships: 3, commands: 1, research: 6 } as const;

/**
 * The goals of one or two players together: the Ascendancy that each needs, the extra Ascendancy that Vulcans need, and
 * the last round (A-OPEN-33).
 */
export const TOGETHER = { ascendancy: 6, vulcan: 1, rounds: 14 } as const;

/** Returns the value for a number of players. */
export function forPlayers<T>([one, two, more]: ByPlayers<T>, players: number): T {
  if (players === 1) return one;
  return players === 2 ? two : more;
}
