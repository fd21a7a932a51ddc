import { catalog } from '../../../kit/catalog.ts';
import { attack, crew, crystal, data, diplomacy, free, longAttack, move, paid, shields } from '../print.ts';
import type { CrewCard } from './crew-card.ts';
import { tacticalVeterans } from './elite/tactical-veterans.ts';
import { tractorBeamOperators } from './elite/tractor-beam-operators.ts';
import { weaponsOfficers } from './elite/weapons-officers.ts';
import { weaponsResearchers } from './elite/weapons-researchers.ts';
import { boardingParty } from './regular/boarding-party.ts';
import { communicationsOfficers } from './regular/communications-officers.ts';
import { fieldMedics } from './regular/field-medics.ts';
import { helmOfficers } from './regular/helm-officers.ts';

/**
 * Every Crew card, Regular before Elite (F-OPEN-18). Cost, Rank, Defense, icons and numbers are those of Mage Knight’s
 * units, but each copy of a unit is a different person. Resistances of Crew would do nothing in this game, because
 * damage to Crew has no type. For each Resistance that is left out, every ability has one more point.
 */
export const CREW: readonly CrewCard[] = [
  // Crew with abilities of every kind.
  ...crew(
    'Colony Volunteers',
    {
      elite: false,
      cost: 4,
      rank: 1,
      defense: 3,
      icons: ['outpost'],
      people: ['Keiko O’Brien', 'Jake Sisko', 'Leeta'],
    },
    free(attack(2)),
    free(shields(2)),
    free(diplomacy(2)),
    free(move(2)),
  ),
  ...helmOfficers,
  ...fieldMedics,
  // Crew with Photon Torpedo Attacks and Photon Torpedo Shields.
  ...crew(
    'Torpedo Specialists',
    { elite: false, cost: 7, rank: 2, defense: 4, icons: ['classM'], people: ['Sito Jaxa'] },
    free(attack(3)),
    free(shields(3)),
    paid('red', attack(4, 'photonTorpedo')),
    paid('red', shields(4, 'photonTorpedo')),
  ),
  // Crew with Photon Pulse Attacks and Photon Pulse Shields.
  ...crew(
    'Deflector Specialists',
    { elite: false, cost: 7, rank: 2, defense: 4, icons: ['classM'], people: ['Reginald Barclay'] },
    free(attack(3)),
    free(shields(3)),
    paid('blue', attack(4, 'photonPulse')),
    paid('blue', shields(4, 'photonPulse')),
  ),
  // Crew with Long Range Attacks.
  ...crew(
    'Targeting Specialists',
    { elite: false, cost: 7, rank: 2, defense: 4, icons: ['classM'], people: ['Sam Lavelle'] },
    free(attack(3)),
    free(shields(3)),
    paid('gold', longAttack(4)),
  ),
  // Crew with Attacks that cost no data.
  ...crew(
    'Phaser Crew',
    {
      elite: false,
      cost: 6,
      rank: 2,
      defense: 4,
      icons: ['outpost', 'romulanStarbase'],
      people: ['Ro Laren', 'Thomas Riker'],
    },
    free(attack(3)),
    free(shields(3)),
    free(longAttack(2)),
  ),
  // Crew that guard the ship, mainly with Shields.
  ...crew(
    'Security Detail',
    {
      elite: false,
      cost: 5,
      rank: 2,
      defense: 5,
      icons: ['outpost', 'romulanStarbase'],
      people: ['Odo', 'Michael Eddington'],
    },
    free(attack(2)),
    free(shields(4)),
  ),
  ...boardingParty,
  // Crew with Shields against every type of attack. An additional point makes up for one Resistance (F-OPEN-18).
  ...crew(
    'Shield Technicians',
    {
      elite: false,
      cost: 7,
      rank: 2,
      defense: 3,
      icons: ['romulanStarbase', 'dominionStarbase'],
      people: ['Rom', 'Sonya Gomez'],
    },
    free(attack(3)),
    free(shields(3)),
    paid('red', shields(5, 'photonTorpedo')),
    paid('blue', shields(5, 'photonPulse')),
  ),
  ...communicationsOfficers,
  ...tacticalVeterans,
  ...weaponsResearchers,
  ...tractorBeamOperators,
  ...weaponsOfficers,
  // Crew with only Long Range Attacks.
  ...crew(
    'Long-Range Gunners',
    {
      elite: true,
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
  ...crew(
    'Torpedo Engineers',
    {
      elite: true,
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
  ...crew(
    'Deflector Engineers',
    {
      elite: true,
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
  ...crew(
    'Plasma Physicists',
    {
      elite: true,
      cost: 9,
      rank: 3,
      defense: 4,
      icons: ['classM', 'dominionStarbase'],
      people: ['Lenara Kahn', 'Gideon Seyetik'],
    },
    free(longAttack(4, 'photonTorpedo')),
    paid('red', attack(7, 'photonTorpedo')),
    paid('red', shields(7, 'photonTorpedo')),
    free(data('red'), crystal('red')),
  ),
  // Crew with Photon Pulses who also give blue data. An additional point makes up for one Resistance (F-OPEN-18).
  ...crew(
    'Particle Physicists',
    {
      elite: true,
      cost: 9,
      rank: 3,
      defense: 4,
      icons: ['classM', 'dominionStarbase'],
      people: ['Paul Manheim', 'Ja’Dar'],
    },
    free(attack(5, 'photonPulse')),
    free(shields(5, 'photonPulse')),
    paid('blue', longAttack(5, 'photonPulse')),
    free(data('blue'), crystal('blue')),
  ),
];

/** Finds a Crew card by its id. */
export const { of: crewOf } = catalog('Crew card', CREW);

/** Returns the name of a Crew Member. Throws for an unknown id. */
export function crewName(id: string): string {
  return crewOf(id).name;
}

/** Returns the ids of the silver deck, unshuffled (F-SETUP-17). */
export function regularDeck(): string[] {
  return CREW.flatMap(({ id, elite }) => (elite ? [] : [id]));
}

/** Returns the ids of the gold deck, unshuffled (F-SETUP-17). */
export function eliteDeck(): string[] {
  return CREW.flatMap(({ id, elite }) => (elite ? [id] : []));
}
