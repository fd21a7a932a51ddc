import { printer } from './token.ts';

const romulan = printer('romulanStarbase');
const dominion = printer('dominionStarbase');

/** Romulan Starbases (F-OPEN-19). */
export const romulanStarbases = [
  romulan('Border Watch', 3, { attack: 4, defense: 4, experience: 3, abilities: ['disruptors'] }),
  romulan('Frontier Bulwark', 3, { attack: 3, defense: 7, experience: 3 }),
  romulan('Weapons Platform', 2, { attack: 6, defense: 5, experience: 4 }),
  romulan('Shielded Depot', 2, { attack: 2, defense: 5, experience: 4, resists: ['normal'] }),
];

/**
 * Dominion Starbases (F-OPEN-19). Mage Knight has a token here that attacks with a Planet Token drawn for it; the Decoy
 * Station has the mean of those attacks instead.
 */
export const dominionStarbases = [
  dominion('Breeding Station', 2, { attack: 5, defense: 5, experience: 4, abilities: ['biogenic'] }),
  dominion('Decoy Station', 2, { attack: 6, defense: 3, experience: 4, resists: ['normal'] }),
  dominion('Pulse Battery', 2, {
    attack: 5,
    type: 'photonPulse',
    defense: 6,
    experience: 5,
    resists: ['photonPulse'],
  }),
  dominion('Torpedo Battery', 2, {
    attack: 6,
    type: 'photonTorpedo',
    defense: 5,
    experience: 5,
    resists: ['photonTorpedo'],
  }),
  dominion('Damping Station', 1, {
    attack: 2,
    type: 'photonPulse',
    defense: 4,
    experience: 5,
    abilities: ['dissipator'],
    resists: ['normal', 'photonPulse'],
  }),
  dominion('Antimatter Works', 1, {
    attack: 3,
    type: 'photonTorpedo',
    defense: 4,
    experience: 5,
    abilities: ['antimatter'],
    resists: ['normal', 'photonTorpedo'],
  }),
];
