import { attack, BASICS, crystal, data, eliteCrew, enemy, free, lasting, longAttack, paid, shields } from '../print.ts';
import type { CrewCard } from './crew-card.ts';

/** The Elite Crew cards, with gold backs. */
export const ELITE: readonly CrewCard[] = [
  // Tactical Veterans are the best guards. In Mage Knight, these veterans give all other units Resistances. In
  // this game, they give other Crew a bonus (F-OPEN-18).
  ...eliteCrew(
    'Tactical Veterans',
    { cost: 11, rank: 4, defense: 7, icons: ['borgCube'], people: ['Worf', 'Kor', 'Kang'] },
    free(attack(5)),
    free(shields(8)),
    free(lasting('turn', { kind: 'crew', attack: 2, shields: 2 })),
  ),
  // Pulse Torpedoes. Additional points make up for two Resistances (F-OPEN-18).
  ...eliteCrew(
    'Weapons Researchers',
    { cost: 12, rank: 4, defense: 5, icons: ['borgCube'], people: ['Commander Data', 'Jadzia Dax'] },
    free({ do: 'data', colours: BASICS, count: 2 }),
    free(attack(7, 'pulseTorpedo')),
    free(shields(7, 'pulseTorpedo')),
    paid('red', attack(9, 'pulseTorpedo')),
    paid('blue', shields(9, 'pulseTorpedo')),
    paid('gold', lasting('turn', { kind: 'fire', fire: 'pulseTorpedo' })),
  ),
  // Tractor Beam Operators can stop an enemy's attack.
  ...eliteCrew(
    'Tractor Beam Operators',
    {
      cost: 8,
      rank: 3,
      defense: 6,
      icons: ['romulanStarbase', 'borgCube'],
      people: ['Geordi La Forge', 'Miles O’Brien'],
    },
    free(attack(5)),
    free(shields(5)),
    paid('blue', enemy('one', { skip: true, defense: -3 }, 'photonPulse')),
  ),
  // Weapons Officers weaken enemies and fire at long range.
  ...eliteCrew(
    'Weapons Officers',
    { cost: 8, rank: 3, defense: 6, icons: ['romulanStarbase', 'borgCube'], people: ['William Riker', 'Kira Nerys'] },
    free(attack(5)),
    free(shields(5)),
    paid('gold', enemy('one', { losesAll: 'resistances' }), longAttack(4)),
  ),
  // Crew with only Long Range Attacks.
  ...eliteCrew(
    'Long-Range Gunners',
    {
      cost: 9,
      rank: 3,
      defense: 4,
      icons: ['romulanStarbase', 'borgCube'],
      people: ['Elizabeth Shelby', 'Elim Garak', 'Koloth'],
    },
    free(longAttack(3)),
    paid('gold', longAttack(5, 'photonTorpedo')),
    paid('blue', longAttack(5, 'photonPulse')),
  ),
  // Crew with Photon Torpedoes at long range. Additional points make up for two Resistances (F-OPEN-18).
  ...eliteCrew(
    'Torpedo Engineers',
    {
      cost: 8,
      rank: 3,
      defense: 4,
      icons: ['romulanStarbase', 'dominionStarbase'],
      people: ['Montgomery Scott', 'Leah Brahms'],
    },
    free(attack(5)),
    free(shields(5)),
    paid('red', longAttack(6, 'photonTorpedo')),
  ),
  // Crew with Photon Pulses at close range. Additional points make up for two Resistances (F-OPEN-18).
  ...eliteCrew(
    'Deflector Engineers',
    {
      cost: 8,
      rank: 3,
      defense: 4,
      icons: ['romulanStarbase', 'dominionStarbase'],
      people: ['Enrique Muniz', 'Taurik'],
    },
    free(attack(5, 'photonPulse')),
    free(shields(5, 'photonPulse')),
    paid('blue', attack(8, 'photonPulse')),
  ),
  // Crew with Photon Torpedoes who also give red data. An additional point makes up for one Resistance (F-OPEN-18).
  ...eliteCrew(
    'Plasma Physicists',
    { cost: 9, rank: 3, defense: 4, icons: ['classM', 'dominionStarbase'], people: ['Lenara Kahn', 'Gideon Seyetik'] },
    free(longAttack(4, 'photonTorpedo')),
    paid('red', attack(7, 'photonTorpedo')),
    paid('red', shields(7, 'photonTorpedo')),
    free(data('red'), crystal('red')),
  ),
  // Crew with Photon Pulses who also give blue data. An additional point makes up for one Resistance (F-OPEN-18).
  ...eliteCrew(
    'Particle Physicists',
    { cost: 9, rank: 3, defense: 4, icons: ['classM', 'dominionStarbase'], people: ['Paul Manheim', 'Ja’Dar'] },
    free(attack(5, 'photonPulse')),
    free(shields(5, 'photonPulse')),
    paid('blue', longAttack(5, 'photonPulse')),
    free(data('blue'), crystal('blue')),
  ),
];
