import type { CrewCard } from './crew-card.ts';
import { deflectorEngineers } from './elite/deflector-engineers.ts';
import { longRangeGunners } from './elite/long-range-gunners.ts';
import { particlePhysicists } from './elite/particle-physicists.ts';
import { plasmaPhysicists } from './elite/plasma-physicists.ts';
import { tacticalVeterans } from './elite/tactical-veterans.ts';
import { torpedoEngineers } from './elite/torpedo-engineers.ts';
import { tractorBeamOperators } from './elite/tractor-beam-operators.ts';
import { weaponsOfficers } from './elite/weapons-officers.ts';
import { weaponsResearchers } from './elite/weapons-researchers.ts';
import { boardingParty } from './regular/boarding-party.ts';
import { colonyVolunteers } from './regular/colony-volunteers.ts';
import { communicationsOfficers } from './regular/communications-officers.ts';
import { deflectorSpecialists } from './regular/deflector-specialists.ts';
import { fieldMedics } from './regular/field-medics.ts';
import { helmOfficers } from './regular/helm-officers.ts';
import { phaserCrew } from './regular/phaser-crew.ts';
import { securityDetail } from './regular/security-detail.ts';
import { shieldTechnicians } from './regular/shield-technicians.ts';
import { targetingSpecialists } from './regular/targeting-specialists.ts';
import { torpedoSpecialists } from './regular/torpedo-specialists.ts';

/**
 * Every Crew card once, Regular before Elite (F-OPEN-18). Cost, Rank, Defense, icons and copies are those of Mage Knight’s
 * units. Their Resistances mean nothing here, for damage to Crew has no type: a point more in each ability stands for each.
 */
export const CREW: readonly CrewCard[] = [
  colonyVolunteers,
  helmOfficers,
  fieldMedics,
  torpedoSpecialists,
  deflectorSpecialists,
  targetingSpecialists,
  phaserCrew,
  securityDetail,
  boardingParty,
  shieldTechnicians,
  communicationsOfficers,
  tacticalVeterans,
  weaponsResearchers,
  tractorBeamOperators,
  weaponsOfficers,
  longRangeGunners,
  torpedoEngineers,
  deflectorEngineers,
  plasmaPhysicists,
  particlePhysicists,
];

const crew = new Map(CREW.map((card) => [card.id, card]));

/** A Crew card. Throws for an id that none has. */
export function crewOf(id: string): CrewCard {
  const card = crew.get(id);
  if (card === undefined) throw new Error(`no Crew card ${id}`);
  return card;
}

/** What a Crew Member is called. Throws for an id that no Crew card has. */
export function crewName(id: string): string {
  return crewOf(id).name;
}

/** The silver deck with all copies, not yet shuffled (F-SETUP-17). */
export function regularDeck(): string[] {
  return deck(false);
}

/** The gold deck with all copies, not yet shuffled (F-SETUP-17). */
export function eliteDeck(): string[] {
  return deck(true);
}

function deck(elite: boolean): string[] {
  return CREW.filter((card) => card.elite === elite).flatMap(({ id, copies }) =>
    Array.from({ length: copies }, () => id),
  );
}
