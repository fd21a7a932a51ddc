import { quick } from './bot/index.ts';

export { awayMissions as game } from './index.ts';

/** Who plays Away Missions for a person, by kind; `standard` is the one that takes a seat at a table. */
export const bots = { standard: quick };
