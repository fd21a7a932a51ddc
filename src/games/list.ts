// The rules of each game, and who plays it for a person. Names are sorted, and so are games where they are offered.
export * as ascendancy from './ascendancy/played.ts';
export * as 'away-missions' from './away-missions/played.ts';
export * as 'first-edition' from './first-edition/played.ts';
export * as frontiers from './frontiers/played.ts';
