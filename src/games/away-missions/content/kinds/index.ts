// The build writes this file (src/cli/setup/collect-kinds.mjs).
export { recycle } from './hypospray.ts';
export { download } from './locutus.ts';
export { assimilate } from './nanoprobe-injection.ts';
export { revive } from './replacement-drone.ts';
export { ready } from './second-cycle.ts';
