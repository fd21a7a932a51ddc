import type { Resource, Site } from '../../src/games/ascendancy/view.ts';
import type { IconName } from '../kit/icons.ts';
import { type HexColour, seats } from '../kit/theme.ts';

/** Colors that only this game uses. */
export const space = {
  /** The fill and the edge of a lane’s Sectors. */
  lane: '#22304F',
  laneEdge: '#4C6090',
  nebula: '#2D2656',
  /** The ring of a dial. */
  dial: '#2A4A5A',
  /** The back of an unseen card. */
  back: '#3A4C73',
  backInk: '#8EA2CB',
  warnFill: '#3A3220',
} as const satisfies Record<string, HexColour>;

/** Resources. A Resource’s color is always shown together with its icon. */
export const resources: Record<Resource, { icon: IconName; ink: HexColour; name: string }> = {
  production: { icon: 'production', ink: '#E0917A', name: 'Production' },
  research: { icon: 'science', ink: '#BDB6FF', name: 'Research' },
  culture: { icon: 'culture', ink: '#E3D27A', name: 'Culture' },
};

/** The order in which Resources are listed. */
export const RESOURCES = ['production', 'research', 'culture'] as const;

/** Returns the name of a site’s type: `Production`, `any type`. */
export function siteName(site: Site): string {
  return site === 'open' ? 'any type' : resources[site].name;
}

/** Returns the number shown in a seat’s shape if another seat has the same color, or null. */
export function seatNumber(seat: number): string | null {
  return seat < seats.length ? null : `${seat + 1}`;
}
