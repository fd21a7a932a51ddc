import { kept } from '../../kit/cache.ts';
import type { Card, DilemmaCard, FacilityCard, MissionCard, PersonnelCard, ShipCard } from '../content/card.ts';
import { isOf } from '../content/card.ts';
import { underOf } from '../content/seedable.ts';

/** Whether a card is a dilemma. */
export function isDilemma(card: Card): card is DilemmaCard {
  return isOf(card, 'Dilemma', 'Q Dilemma');
}

/** Whether a card is an artifact. Artifacts stay under a mission until it is solved (C-MISSION-10). */
export function isArtifact(card: Card): boolean {
  return isOf(card, 'Artifact', 'Q Artifact');
}

/** Whether players seed a card face down under missions (C-SEED-25). */
export function isHidden(card: Card): boolean {
  return isDilemma(card) || isArtifact(card);
}

/** Whether a card could be seeded under some mission, by its type or because card text allows it (C-SEED-27). */
export function canLieUnder(card: Card): boolean {
  return isHidden(card) || isOf(card, 'Personnel', 'Equipment') || underOf(card) !== null;
}

/** Whether a card is a mission. */
export function isMission(card: Card): card is MissionCard {
  return isOf(card, 'Mission', 'Q Mission');
}

/** Whether a card is a personnel. */
export function isPersonnel(card: Card): card is PersonnelCard {
  return isOf(card, 'Personnel');
}

/**
 * Whether a card shows two people (C-DUAL-01). The card's facts say so directly, or say which person has which skill.
 */
export function isDual(card: Card): boolean {
  // The facts of a card never change.
  return kept(DUAL, card, hasTwo);
}

const DUAL = new WeakMap<Card, boolean>();

function hasTwo(card: Card): boolean {
  if (card.characteristics.includes('Dual-personnel')) return true;
  return isPersonnel(card) && card.skills.some(({ of }) => of !== undefined);
}

/** Whether a card is a hologram: a personnel, or a piece of equipment (C-TIME-03). */
export function isHologram({ icons }: Card): boolean {
  return icons.includes('Holo');
}

/** Whether a card is a ship or a facility: personnel can be aboard it, and ships can fire at it. */
export function isVessel(card: Card): card is ShipCard | FacilityCard {
  return isOf(card, 'Ship', 'Facility');
}

/** Whether both players may use a facility, as with headquarters and stations (C-FAC-07). */
export function servesBoth(card: Card): boolean {
  return isOf(card, 'Facility') && card.facility !== 'Outpost';
}

/** Returns the quadrant that a card is native to: Alpha, unless an icon says otherwise (C-PLAY-09). */
export function nativeQuadrant({ icons }: Card): string {
  if (icons.includes('GQ')) return 'Gamma';
  if (icons.includes('DQ')) return 'Delta';
  return icons.includes('MU') ? 'Mirror' : 'Alpha';
}

/** Whether a player places a card face down and activates it later (C-TYPES-18). */
export function isAgenda({ icons }: Card): boolean {
  return icons.includes('HA');
}

/** Whether a card controls itself, because it is a vessel or being that belongs to neither player (C-SHIPBAT-18). */
export function isLone({ icons }: Card): boolean {
  return icons.includes('Self');
}
