/** Games that are played at random. */
export const PLAYED = ['toy', 'frontiers', 'away-missions', 'ascendancy', 'first-edition'] as const;
export type PlayedGame = (typeof PLAYED)[number];
