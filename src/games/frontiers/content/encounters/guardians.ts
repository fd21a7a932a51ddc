import { printer } from './token.ts';

const guardian = printer('elite');

/** Borg Guardians, the eighth pile (F-OPEN-19, F-OPEN-20). */
export const guardians = [
  guardian('Tractor Guardian', 3, {
    attack: 3,
    type: 'photonPulse',
    defense: 7,
    experience: 7,
    abilities: ['disruptors', 'dissipator'],
    resists: ['photonTorpedo'],
  }),
  guardian('Cutting Guardian', 3, {
    attack: 6,
    type: 'photonTorpedo',
    defense: 6,
    experience: 7,
    abilities: ['antimatter'],
    resists: ['photonPulse'],
  }),
  guardian('Adaptive Guardian', 2, {
    attack: 6,
    defense: 7,
    experience: 8,
    resists: ['normal', 'photonPulse', 'photonTorpedo'],
  }),
  guardian('Assimilating Guardian', 2, {
    attack: 4,
    type: 'pulseTorpedo',
    defense: 8,
    experience: 8,
    abilities: ['antimatter', 'biogenic'],
    resists: ['normal'],
  }),
];
