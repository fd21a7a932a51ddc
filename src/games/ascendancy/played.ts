import { captain } from './bot/index.ts';

export { ascendancy as game } from './index.ts';

/** Who plays Ascendancy for a person, by kind; `standard` is the one that takes a seat at a table. */
export const bots = { standard: captain };
