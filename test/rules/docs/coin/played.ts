import { heads } from './bot/index.ts';

export { coin as game } from './index.ts';

/** The bots of heads or tails, by kind. `standard` is the one that takes a seat at a table. */
export const bots = { standard: heads };
