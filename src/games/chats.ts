// The words that people read and type in each game.
export { ascendancyChat as ascendancy } from './ascendancy/chat/index.ts';
export { awayMissionsChat as 'away-missions' } from './away-missions/chat/index.ts';
export { firstEditionChat as 'first-edition' } from './first-edition/chat/index.ts';
export { frontiersChat as frontiers } from './frontiers/chat/index.ts';
