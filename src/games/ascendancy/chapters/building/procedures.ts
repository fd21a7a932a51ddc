export { colonize } from './colonize.ts';
export { complete } from './complete.ts';
export { node } from './node.ts';
