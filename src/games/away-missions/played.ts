import { quick } from './bot/index.ts';

export { awayMissions as game } from './index.ts';

/** The bots for Away Missions by name. `standard` takes seats at tables. */
export const bots = { standard: quick };
