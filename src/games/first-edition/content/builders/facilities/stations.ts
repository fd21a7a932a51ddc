import { regionOf } from '../../../chapters/spaceline/line.ts';
import type { FacilityPlacement } from '../../../rules/facilities.ts';
import type { FirstEdition } from '../../../state.ts';
import type { LocationId } from '../../../terms.ts';
import type { Affiliation } from '../../printed.ts';

/** Affiliations that keep the Deep Space 9 side up. Other affiliations turn the card over to Terok Nor. */
const ALLIES: readonly Affiliation[] = ['Bajoran', 'Federation'];

export function isInBajor(g: FirstEdition, location: LocationId): boolean {
  return regionOf(g, location) === 'Bajor';
}

/**
 * The placement of a station above Bajor. At most one can exist, no matter whose it is. The station turns over when
 * another side commandeers it.
 */
export function atBajor(
  phase: 'facility' | 'dilemma',
  turns: NonNullable<FacilityPlacement['turns']>,
): FacilityPlacement {
  return { at: (g, _seat, location) => isInBajor(g, location), phase, builder: null, sole: true, turns };
}

export const toDeepSpace = (other: string) => (by: Affiliation) => (ALLIES.includes(by) ? other : null);
export const toTerokNor = (other: string) => (by: Affiliation) => (ALLIES.includes(by) ? null : other);

export const DEEP_SPACE_9 =
  'Seed it in the dilemma phase in the Bajor region. If anyone but Bajorans or Federation commandeers it, turn it over. Not duplicatable.';
export const TEROK_NOR =
  'Seed it in the Bajor region. If Bajorans or Federation commandeer it, turn it over. Not duplicatable.';
