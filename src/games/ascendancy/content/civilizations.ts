import type { Civ, SystemId } from '../terms.ts';

/** The Home System of each civilization (A-OPEN-06). */
export const HOME_SYSTEMS: Readonly<Record<Civ, SystemId>> = {
  federation: 'earth',
  klingon: 'qonos',
  romulan: 'romulus',
  andorian: 'andor',
  cardassian: 'cardassia-prime',
  ferengi: 'ferenginar',
  vulcan: 'vulcan',
};

/** Ships, Control Nodes (A-OPEN-36) and Starbases that each player has, all as many (A-EXP-10, A-COMP-08, A-COMP-12, A-COMP-10), and Ambassadors of the Vulcans. */
export const PIECES = { ships: 30, controls: 10, starbases: 3, ambassadors: 5 } as const;
