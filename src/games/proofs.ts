// The definition of each game's proof tests.
export { proof as ascendancy } from './ascendancy/proof/index.ts';
export { proof as 'away-missions' } from './away-missions/proof/index.ts';
export { proof as 'first-edition' } from './first-edition/proof/index.ts';
export { proof as frontiers } from './frontiers/proof/index.ts';
