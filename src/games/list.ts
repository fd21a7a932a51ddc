// The rules and the bots of each game. The names are sorted, and menus offer the games in this order.
export * as ascendancy from './ascendancy/played.ts';
export * as 'away-missions' from './away-missions/played.ts';
export * as 'first-edition' from './first-edition/played.ts';
export * as frontiers from './frontiers/played.ts';
