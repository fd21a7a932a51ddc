import { captain } from './bot/index.ts';

export { firstEdition as game } from './index.ts';

/** Who plays First Edition for a person, by kind; `standard` is the one that takes a seat at a table. */
export const bots = { standard: captain };
