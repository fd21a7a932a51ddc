import { captain } from './bot/index.ts';

export { frontiers as game } from './index.ts';

/** The bots that can take a seat, by kind. The default is `standard`. */
export const bots = { standard: captain };
