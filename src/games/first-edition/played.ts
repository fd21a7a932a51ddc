import { captain } from './bot/index.ts';

export { firstEdition as game } from './index.ts';

/** The bots for First Edition, by kind. `standard` is the one that takes seats at tables. */
export const bots = { standard: captain };
