import { captain } from './bot/index.ts';

export { firstEdition as game } from './index.ts';

/** The bots of First Edition, by kind. The `standard` bot takes seats at tables. */
export const bots = { standard: captain };
