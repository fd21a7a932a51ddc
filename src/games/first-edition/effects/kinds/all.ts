export { halt } from './halt.ts';
export { kill } from './kill.ts';
export { nullify } from './nullify.ts';
export { points } from './points.ts';
