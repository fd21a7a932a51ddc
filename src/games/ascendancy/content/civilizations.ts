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

/**
 * The pieces each player has: Ships (A-EXP-10, A-COMP-08), Control Nodes (A-OPEN-36, A-COMP-12), Starbases (A-COMP-10),
 * and Ambassadors for the Vulcans.
 */
export const PIECES = { ships: 30, controls: 10, starbases: 3, ambassadors: 5 } as const;
