// All numbers of the Borg (A-OPEN-21 to A-OPEN-33): what the book doesn’t say stands here and nowhere else.

/** A value for one player, for two, and for three or more. */
export type ByPlayers<T> = readonly [one: T, two: T, more: T];

/** The number of Cubes and Spires (A-EXP-11). */
export const CUBES = 5;
export const SPIRES = 5;
/** Assimilation Nodes of a Spire, at most (A-BORG-05). */
export const NODES = 3;

/** Dice of a Cube, those it regains when it acts, and those its sixes bring back in one Combat Round at most (A-OPEN-28). */
export const DICE = 9;
export const REGAINED = 2;
export const RETURNED = 2;
/** The Shield Modifier of a Cube, at most (A-OPEN-28). */
export const ADAPTED = 3;
/** The lowest die that hits for the Borg, by Spires in play (A-OPEN-28). */
export const HIT_ROLLS = [5, 5, 4, 4, 3, 3] as const;
/** Combat Rounds for which a Cube that attacks fights, at most (A-OPEN-25). */
export const ROUNDS = 3;

/** The lowest die that brings a Cube through the Hub, by Cubes in play, or null if none comes (A-OPEN-24). */
export const ARRIVALS: ByPlayers<readonly (number | null)[]> = [
  [2, 3, 5, 6, null],
  [2, 2, 3, 4, 5],
  [2, 3, 4, 5, 6],
];
/** The first round in which one can (A-OPEN-24). */
export const FIRST_ARRIVAL = 2;

/** Nodes that a Home System loses in one turn of the Borg, at most (A-OPEN-29). */
export const HOME_LOSSES: ByPlayers<number> = [2, 2, 4];

/** Dice of a Spire, beside those of its Nodes, and Hits that remove it, beside one for each Node (A-OPEN-30). */
export const SPIRE_DICE = 3;
export const SPIRE_HITS = 1;

/** Borg Tech of a player, at most; what is gained when none is left; Culture of who destroyed a Cube (A-OPEN-31). */
export const TECH_HELD = 5;
export const NO_TECH = { research: 2 } as const;
export const TROPHY = { culture: 1 } as const;

/** The price of sealing the Transwarp Hub (A-BORG-08). */
export const SEAL = { ships: 3, commands: 1, research: 6 } as const;

/** One or two players together (A-OPEN-33): Ascendancy of each, and of Vulcans besides; the last round. */
export const TOGETHER = { ascendancy: 6, vulcan: 1, rounds: 14 } as const;

/** Returns the entry of a table for a number of players. */
export function forPlayers<T>([one, two, more]: ByPlayers<T>, players: number): T {
  if (players === 1) return one;
  return players === 2 ? two : more;
}
