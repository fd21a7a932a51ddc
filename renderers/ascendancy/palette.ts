import type { Resource, Site } from '../../src/games/ascendancy/view.ts';
import type { IconName } from '../kit/icons.ts';
import { type HexColour, seats } from '../kit/theme.ts';

/** Colours of the galaxy that no other game has. */
export const space = {
  /** Sectors of a lane, and their edge. */
  lane: '#22304F',
  laneEdge: '#4C6090',
  nebula: '#2D2656',
  /** The ring of a dial. */
  dial: '#2A4A5A',
  /** The back of a card that nobody has seen. */
  back: '#3A4C73',
  backInk: '#8EA2CB',
  warnFill: '#3A3220',
} as const satisfies Record<string, HexColour>;

/** Resources: their colour always stands with their icon. */
export const resources: Record<Resource, { icon: IconName; ink: HexColour; name: string }> = {
  production: { icon: 'production', ink: '#E0917A', name: 'Production' },
  research: { icon: 'science', ink: '#BDB6FF', name: 'Research' },
  culture: { icon: 'culture', ink: '#E3D27A', name: 'Culture' },
};

/** The order in which Resources are told. */
export const RESOURCES = ['production', 'research', 'culture'] as const;

/** `Production`, `any type`. */
export function siteName(site: Site): string {
  return site === 'open' ? 'any type' : resources[site].name;
}

/** The number that stands in the shape of a seat whose look another seat has already; null: its look is its own. */
export function seatNumber(seat: number): string | null {
  return seat < seats.length ? null : `${seat + 1}`;
}
