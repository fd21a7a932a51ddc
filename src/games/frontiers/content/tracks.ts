/** A Captain's Level, at most 10 (F-OPEN-03). */
export type Level = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;

/** The Experience that a seat needs to cross the line for each Level (F-OPEN-02). */
export const LEVEL_LINES: readonly (readonly [Level, number])[] = [
  [1, 0],
  [2, 3],
  [3, 8],
  [4, 15],
  [5, 24],
  [6, 35],
  [7, 48],
  [8, 63],
  [9, 80],
  [10, 99],
];

/**
 * The number of spaces on the Experience Track, from 0 (F-OPEN-02). The Experience of a seat is unlimited (F-OPEN-03).
 */
export const EXPERIENCE_SPACES = 120;

/**
 * Returns the Level at this Experience. Experience below 0, which is possible after an auction, is Level 1
 * (F-VARIANT-05).
 */
export function levelAt(experience: number): Level {
  let reached: Level = 1;
  for (const [level, line] of LEVEL_LINES) if (experience >= line) reached = level;
  return reached;
}

/** The figures of a Level Token, and the number of Command Tokens beside it (F-SETUP-29 to F-SETUP-31, F-LEVEL-03). */
export interface LevelToken {
  defense: number;
  handLimit: number;
  commandTokens: number;
}

/** Each Level Token is for two Levels. The figures above Level 2 come from F-OPEN-04. */
const LEVELS_1_2: LevelToken = { defense: 2, handLimit: 5, commandTokens: 1 };
const LEVELS_3_4: LevelToken = { defense: 3, handLimit: 5, commandTokens: 2 };
const LEVELS_5_6: LevelToken = { defense: 3, handLimit: 6, commandTokens: 3 };
const LEVELS_7_8: LevelToken = { defense: 4, handLimit: 6, commandTokens: 4 };
const LEVELS_9_10: LevelToken = { defense: 4, handLimit: 7, commandTokens: 5 };

/** The Level Token at each Level. */
export const LEVEL_TOKENS: Readonly<Record<Level, LevelToken>> = {
  1: LEVELS_1_2,
  2: LEVELS_1_2,
  3: LEVELS_3_4,
  4: LEVELS_3_4,
  5: LEVELS_5_6,
  6: LEVELS_5_6,
  7: LEVELS_7_8,
  8: LEVELS_7_8,
  9: LEVELS_9_10,
  10: LEVELS_9_10,
};

/** The ends of the Reputation Track (F-OPEN-05). */
export const WORST_REPUTATION = -7;
export const BEST_REPUTATION = 7;

/** The Diplomacy modifiers of the Reputation Track, from worst to best. The space with the X is null (F-OPEN-05). */
const REPUTATION_TRACK: readonly (number | null)[] = [null, -5, -3, -2, -1, -1, 0, 0, 0, 1, 1, 2, 2, 3, 5];

/**
 * Returns the Diplomacy modifier for a Reputation (F-INTERACT-08), or null if no Interaction is possible
 * (F-INTERACT-09). Throws for a Reputation that isn't on the track.
 */
export function reputationModifier(reputation: number): number | null {
  const modifier = REPUTATION_TRACK[reputation - WORST_REPUTATION];
  if (modifier === undefined) throw new Error(`no Reputation ${reputation}`);
  return modifier;
}

/** Returns the Reputation after a change. A change beyond either end of the track is lost (F-OPEN-06). */
export function changedReputation(reputation: number, change: number): number {
  return Math.max(WORST_REPUTATION, Math.min(BEST_REPUTATION, reputation + change));
}
