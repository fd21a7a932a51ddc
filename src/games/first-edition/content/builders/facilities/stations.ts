import { regionOf } from '../../../chapters/spaceline/line.ts';
import type { FacilityPlacement } from '../../../rules/facilities.ts';
import type { FirstEdition } from '../../../state.ts';
import type { LocationId } from '../../../terms.ts';
import type { Affiliation } from '../../printed.ts';

/** Affiliations that keep the Deep Space 9 side up. Other affiliations flip the card to its Terok Nor side. */
const ALLIES: readonly Affiliation[] = ['Bajoran', 'Federation'];

export function isInBajor(g: FirstEdition, location: LocationId): boolean {
  return regionOf(g, location) === 'Bajor';
}

/**
 * The placement of a station above Bajor, which turns over when another side commandeers it. Each player may have one.
 */
export function aboveBajor(
  phase: 'facility' | 'dilemma',
  turns: NonNullable<FacilityPlacement['turns']>,
): FacilityPlacement {
  return { at: (g, _seat, location) => isInBajor(g, location), phase, builder: null, turns };
}

/** The placement of a station above Bajor of which at most one can exist, no matter whose it is. */
export function atBajor(...[phase, turns]: Parameters<typeof aboveBajor>): FacilityPlacement {
  return { ...aboveBajor(phase, turns), sole: true };
}

export const toDeepSpace = (other: string) => (by: Affiliation) => (ALLIES.includes(by) ? other : null);
export const toTerokNor = (other: string) => (by: Affiliation) => (ALLIES.includes(by) ? null : other);

const SEEDED = 'Seed it in the Bajor region.';
const TO_TEROK_NOR = 'If anyone but Bajorans or the Federation commandeers it, turn it over.';
const TO_DEEP_SPACE = 'If Bajorans or the Federation commandeer it, turn it over.';

export const DEEP_SPACE_9 = `Seed it in the dilemma phase in the Bajor region. ${TO_TEROK_NOR} Not duplicatable.`;
export const TEROK_NOR = `${SEEDED} ${TO_DEEP_SPACE} Not duplicatable.`;
export const NEWER_DEEP_SPACE_9 = `${SEEDED} ${TO_TEROK_NOR}`;
export const NEWER_TEROK_NOR = `${SEEDED} ${TO_DEEP_SPACE}`;
