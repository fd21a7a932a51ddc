/** The games that are played with random decisions. */
export const PLAYED = ['toy', 'frontiers', 'away-missions', 'ascendancy', 'first-edition'] as const;
export type PlayedGame = (typeof PLAYED)[number];
