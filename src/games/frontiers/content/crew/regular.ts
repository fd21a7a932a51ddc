import {
  attack,
  crystal,
  data,
  diplomacy,
  enemy,
  free,
  lasting,
  longAttack,
  move,
  paid,
  ready,
  regularCrew,
  restore,
  shields,
} from '../print.ts';
import type { CrewCard } from './crew-card.ts';

/** The Regular Crew cards, with silver backs. */
export const REGULAR: readonly CrewCard[] = [
  // Crew with abilities of every kind.
  ...regularCrew(
    'Colony Volunteers',
    { cost: 4, rank: 1, defense: 3, icons: ['outpost'], people: ['Keiko O’Brien', 'Jake Sisko', 'Leeta'] },
    free(attack(2)),
    free(shields(2)),
    free(diplomacy(2)),
    free(move(2)),
  ),
  // Helm Officers help with movement.
  ...regularCrew(
    'Helm Officers',
    { cost: 5, rank: 1, defense: 4, icons: ['outpost'], people: ['Wesley Crusher', 'Nog'] },
    free(shields(3)),
    free(move(2), lasting('turn', { kind: 'cost', terrain: ['nebula', 'planet', 'sun'], less: 1, least: 0 })),
  ),
  // Field Medics heal, and they ready Crew.
  ...regularCrew(
    'Field Medics',
    { cost: 3, rank: 1, defense: 2, icons: ['outpost', 'classM'], people: ['Alyssa Ogawa', 'Selar'] },
    paid('blue', restore(2)),
    free(ready(2)),
    free(data('blue')),
  ),
  // Crew with Photon Torpedo Attacks and Photon Torpedo Shields.
  ...regularCrew(
    'Torpedo Specialists',
    { cost: 7, rank: 2, defense: 4, icons: ['classM'], people: ['Sito Jaxa'] },
    free(attack(3)),
    free(shields(3)),
    paid('red', attack(4, 'photonTorpedo')),
    paid('red', shields(4, 'photonTorpedo')),
  ),
  // Crew with Photon Pulse Attacks and Photon Pulse Shields.
  ...regularCrew(
    'Deflector Specialists',
    { cost: 7, rank: 2, defense: 4, icons: ['classM'], people: ['Reginald Barclay'] },
    free(attack(3)),
    free(shields(3)),
    paid('blue', attack(4, 'photonPulse')),
    paid('blue', shields(4, 'photonPulse')),
  ),
  // Crew with Long Range Attacks.
  ...regularCrew(
    'Targeting Specialists',
    { cost: 7, rank: 2, defense: 4, icons: ['classM'], people: ['Sam Lavelle'] },
    free(attack(3)),
    free(shields(3)),
    paid('gold', longAttack(4)),
  ),
  // Crew with Attacks that cost no data.
  ...regularCrew(
    'Phaser Crew',
    { cost: 6, rank: 2, defense: 4, icons: ['outpost', 'romulanStarbase'], people: ['Ro Laren', 'Thomas Riker'] },
    free(attack(3)),
    free(shields(3)),
    free(longAttack(2)),
  ),
  // Crew that guard the ship, mainly with Shields.
  ...regularCrew(
    'Security Detail',
    { cost: 5, rank: 2, defense: 5, icons: ['outpost', 'romulanStarbase'], people: ['Odo', 'Michael Eddington'] },
    free(attack(2)),
    free(shields(4)),
  ),
  // A Boarding Party can become Wounded to attack or block more strongly.
  ...regularCrew(
    'Boarding Party',
    { cost: 6, rank: 2, defense: 4, icons: ['romulanStarbase'], people: ['Kurn', 'Drex'] },
    free(attack(3)),
    free(shields(3)),
    free(attack(6), { do: 'hurt' }),
    free(shields(6), { do: 'hurt' }),
  ),
  // Crew with Shields against every type of attack. An additional point makes up for one Resistance (F-OPEN-18).
  ...regularCrew(
    'Shield Technicians',
    { cost: 7, rank: 2, defense: 3, icons: ['romulanStarbase', 'dominionStarbase'], people: ['Rom', 'Sonya Gomez'] },
    free(attack(3)),
    free(shields(3)),
    paid('red', shields(5, 'photonTorpedo')),
    paid('blue', shields(5, 'photonPulse')),
  ),
  // Communications Officers give Diplomacy and can stop an enemy's attack.
  ...regularCrew(
    'Communications Officers',
    { cost: 7, rank: 2, defense: 2, icons: ['classM', 'dominionStarbase'], people: ['Quark', 'Guinan'] },
    free(diplomacy(5)),
    paid('gold', enemy('one', { skip: true })),
    free(crystal('gold')),
  ),
];
