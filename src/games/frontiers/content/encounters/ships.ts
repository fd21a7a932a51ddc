import { printer } from './token.ts';

const warbird = printer('warbird');
const sphere = printer('sphere');

/**
 * Romulan Warbirds (F-OPEN-19). Mage Knight has a token here that attacks with a Planet Token drawn for it; the Command
 * Warbird has the mean of those attacks instead.
 */
export const warbirds = [
  warbird('Patrol Warbird', 2, { attack: 3, defense: 3, experience: 2 }),
  warbird('Raiding Warbird', 2, { attack: 4, defense: 3, experience: 2 }),
  warbird('Plague Warbird', 2, { attack: 3, defense: 5, experience: 3, abilities: ['biogenic'] }),
  warbird('Swift Warbird', 2, { attack: 3, defense: 4, experience: 3, abilities: ['disruptors'] }),
  warbird('Armored Warbird', 2, {
    attack: 4,
    defense: 3,
    experience: 4,
    abilities: ['antimatter'],
    resists: ['normal'],
  }),
  warbird('Command Warbird', 2, { attack: 6, defense: 4, experience: 4 }),
];

/** Borg Spheres (F-OPEN-19). */
export const spheres = [
  sphere('Nanoprobe Sphere', 2, { attack: 5, defense: 9, experience: 7, abilities: ['disruptors', 'biogenic'] }),
  sphere('Siege Sphere', 2, {
    attack: 9,
    type: 'photonTorpedo',
    defense: 7,
    experience: 8,
    resists: ['normal', 'photonTorpedo'],
  }),
  sphere('Draining Sphere', 2, {
    attack: 6,
    type: 'photonPulse',
    defense: 7,
    experience: 8,
    abilities: ['dissipator'],
    resists: ['normal', 'photonPulse'],
  }),
  sphere('Adapted Sphere', 2, {
    attack: 6,
    type: 'pulseTorpedo',
    defense: 9,
    experience: 9,
    abilities: ['antimatter'],
    resists: ['photonPulse', 'photonTorpedo'],
  }),
];
