import type { CardId } from '../terms.ts';
import type { Affiliation } from './printed.ts';

/** A homeworld: its name on cards, and its affiliation (C-SPACELINE-11). */
export interface Homeworld {
  readonly place: string;
  readonly of: Affiliation;
}

const BAJOR: Homeworld = { place: 'Bajor', of: 'Bajoran' };
const EARTH: Homeworld = { place: 'Earth', of: 'Federation' };
const OLD_EARTH: Homeworld = { place: '2154 Earth', of: 'Starfleet' };
const MIRROR_EARTH: Homeworld = { place: 'Earth', of: 'Starfleet' };
const QONOS: Homeworld = { place: "Qo'noS", of: 'Klingon' };
const VULCAN: Homeworld = { place: 'Vulcan', of: 'Vulcan' };

/** Missions that name a homeworld as their planet (C-OPEN-10). */
const HOMEWORLDS: Readonly<Record<CardId, Homeworld>> = {
  'alter-records': BAJOR,
  'cloaked-mission': { place: 'Romulus', of: 'Romulan' },
  'deliver-ancient-artifact': VULCAN,
  'deliver-message': { place: 'Ferenginar', of: 'Ferengi' },
  'disrupt-alliance': BAJOR,
  'espionage-mission': EARTH,
  'expose-covert-supply': QONOS,
  'intelligence-operation': { place: 'Founders’ homeworld', of: 'Dominion' },
  'launch-military-strike': QONOS,
  'monitor-population': MIRROR_EARTH,
  'observe-ritual': VULCAN,
  'oppress-population': VULCAN,
  'orb-negotiations': { place: 'Cardassia Prime', of: 'Cardassian' },
  'repatriate-citizen': QONOS,
  'research-devastating-attack': OLD_EARTH,
};

/** Returns the homeworld that a mission is at, or null. */
export function homeworldOf(mission: CardId): Homeworld | null {
  return HOMEWORLDS[mission] ?? null;
}

/** All missions at homeworlds. */
export const AT_HOMEWORLDS: readonly CardId[] = Object.keys(HOMEWORLDS);
