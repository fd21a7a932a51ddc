// The scenes of each game.
export { ascendancy } from './ascendancy/index.ts';
export { awayMissions as 'away-missions' } from './away-missions/index.ts';
export { firstEdition as 'first-edition' } from './first-edition/index.ts';
export { frontiers } from './frontiers/index.ts';
