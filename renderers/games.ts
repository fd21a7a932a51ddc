// The scenes of each game.
export { awayMissions as 'away-missions' } from './away-missions/index.ts';
export { frontiers } from './frontiers/index.ts';
