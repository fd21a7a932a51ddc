// The build writes this file (src/cli/setup/collect-kinds.mjs).
export { offer } from './call-for-aid.ts';
export { boost } from './coordination.ts';
export { claim } from './data-virus.ts';
export { others } from './dismantle.ts';
export { exhaust } from './energy-flow.ts';
export { setDie } from './insight.ts';
export { repeat } from './overcharge.ts';
export { deflected } from './plasma-backlash.ts';
export { probe } from './telepathy.ts';
export { share } from './the-inner-light.ts';
export { turnAgain } from './transwarp-corridor.ts';
export { recall } from './vulcan-meditation.ts';
export { borrow } from './xenology.ts';
