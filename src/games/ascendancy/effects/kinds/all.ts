export { gain } from './gain.ts';
