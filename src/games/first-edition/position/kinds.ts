import { kept } from '../../kit/cache.ts';
import type { Card, DilemmaCard, FacilityCard, MissionCard, PersonnelCard, ShipCard } from '../content/card.ts';
import { isOf } from '../content/card.ts';
import { underOf } from '../content/seedable.ts';

/** Whether a card is a dilemma. */
export function isDilemma(card: Card): card is DilemmaCard {
  return isOf(card, 'Dilemma', 'Q Dilemma');
}

/** Whether a card is an artifact: it lies under a mission until that is solved (C-MISSION-10). */
export function isArtifact(card: Card): boolean {
  return isOf(card, 'Artifact', 'Q Artifact');
}

/** Whether a card is seeded face down under missions (C-SEED-25). */
export function isHidden(card: Card): boolean {
  return isDilemma(card) || isArtifact(card);
}

/** Whether a card could lie under a mission, by the text of some mission at least (C-SEED-27). */
export function canLieUnder(card: Card): boolean {
  return isHidden(card) || isOf(card, 'Personnel', 'Equipment') || underOf(card) !== null;
}

/** Whether a card is a mission. */
export function isMission(card: Card): card is MissionCard {
  return isOf(card, 'Mission', 'Q Mission');
}

/** Whether a card is a person. */
export function isPersonnel(card: Card): card is PersonnelCard {
  return isOf(card, 'Personnel');
}

/** Whether two people are on one card (C-DUAL-01): it says so, or which of two has each skill. */
export function isDual(card: Card): boolean {
  // What is on a card never changes.
  return kept(DUAL, card, hasTwo);
}

const DUAL = new WeakMap<Card, boolean>();

function hasTwo(card: Card): boolean {
  if (card.characteristics.includes('Dual-personnel')) return true;
  return isPersonnel(card) && card.skills.some(({ of }) => of !== undefined);
}

/** Whether a card is a hologram: a person, or a thing that is carried (C-TIME-03). */
export function isHologram({ icons }: Card): boolean {
  return icons.includes('Holo');
}

/** Whether a card is a ship or a facility: people are aboard it, and it can be fired at. */
export function isVessel(card: Card): card is ShipCard | FacilityCard {
  return isOf(card, 'Ship', 'Facility');
}

/** Whether a facility serves both players: headquarters and stations do (C-FAC-07). */
export function servesBoth(card: Card): boolean {
  return isOf(card, 'Facility') && card.facility !== 'Outpost';
}

/** The quadrant that a card is native to (C-PLAY-09): Alpha, unless an icon says another one. */
export function nativeQuadrant({ icons }: Card): string {
  if (icons.includes('GQ')) return 'Gamma';
  if (icons.includes('DQ')) return 'Delta';
  return icons.includes('MU') ? 'Mirror' : 'Alpha';
}

/** Whether a card is laid face down and activated later (C-TYPES-18). */
export function isAgenda({ icons }: Card): boolean {
  return icons.includes('HA');
}

/** Whether a card controls itself: a vessel, or a being, of neither player (C-SHIPBAT-18). */
export function isLone({ icons }: Card): boolean {
  return icons.includes('Self');
}
