export { cube } from './cube.ts';
export { borgFight } from './fight.ts';
export { siege } from './siege.ts';
export { borgTurn } from './turn.ts';
