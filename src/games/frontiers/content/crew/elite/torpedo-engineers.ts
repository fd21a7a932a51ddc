import { attack, longAttack, shields } from '../../../effects/build.ts';
import { crew, free, paid } from '../../print.ts';

/** Photon Torpedoes from far away. Two Resistances are made up for (F-OPEN-18). */
export const torpedoEngineers = crew(
  'Torpedo Engineers',
  { elite: true, cost: 8, rank: 3, defense: 4, icons: ['romulanStarbase', 'dominionStarbase'], copies: 2 },
  free(attack(5)),
  free(shields(5)),
  paid('red', longAttack(6, 'photonTorpedo')),
);
