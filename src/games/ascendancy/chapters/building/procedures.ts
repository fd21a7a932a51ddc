export { colonize } from './colonize.ts';
export { complete } from './complete.ts';
export { lose } from './lose.ts';
export { node } from './node.ts';
