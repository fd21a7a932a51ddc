import { printer } from './token.ts';

const classL = printer('classL');
const classK = printer('classK');

/** Planet Tokens of Class-L Planets (F-OPEN-19), without abilities (F-AWAY-08). Diplomacy is Defense. */
export const classLs = [
  classL('Wary Colonists', 2, { attack: 5, defense: 5, experience: 4, diplomacy: 5 }),
  classL('Stranded Miners', 2, { attack: 5, defense: 4, experience: 4, diplomacy: 4 }),
  classL('Weapon Smugglers', 2, { attack: 6, defense: 4, experience: 5, diplomacy: 4 }),
  classL('Entrenched Militia', 2, { attack: 6, defense: 6, experience: 5, diplomacy: 6 }),
  classL('Desperate Raiders', 2, { attack: 7, defense: 5, experience: 5, diplomacy: 5 }),
];

/** Planet Tokens of Class-K Planets (F-OPEN-19), without abilities (F-AWAY-08). Diplomacy is Defense + 1. */
export const classKs = [
  classK('Temple Keepers', 2, { attack: 5, defense: 5, experience: 4, diplomacy: 6 }),
  classK('Silent Watchers', 2, { attack: 5, defense: 4, experience: 4, diplomacy: 5 }),
  classK('Waking Automata', 2, { attack: 6, defense: 4, experience: 5, diplomacy: 5 }),
  classK('Vault Wardens', 2, { attack: 6, defense: 6, experience: 5, diplomacy: 7 }),
  classK('Burrowing Swarm', 2, { attack: 7, defense: 5, experience: 5, diplomacy: 6 }),
];
