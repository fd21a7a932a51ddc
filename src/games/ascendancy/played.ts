import { captain } from './bot/index.ts';

export { ascendancy as game } from './index.ts';

/** The bots that play Ascendancy, by kind. `standard` takes seats at tables. */
export const bots = { standard: captain };
