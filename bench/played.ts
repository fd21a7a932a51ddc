/** What random games are played of. */
export const PLAYED = ['toy', 'frontiers', 'away-missions', 'ascendancy', 'first-edition'] as const;
export type PlayedGame = (typeof PLAYED)[number];
