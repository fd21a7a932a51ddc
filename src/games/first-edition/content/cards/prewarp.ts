import { weapon } from '../builders/equipment/arms.ts';
import { espionage } from '../builders/events/locations.ts';
import { seeded, treaty } from '../builders/events/treaties.ts';
import { outpost } from '../builders/facilities/outposts.ts';
import type { CardRules } from '../card-rules.ts';

/** Cards of Pre-Warp Pack, by id. */
export const CARDS: CardRules = {
  'espionage-vulcan-on-klingon': espionage('Vulcan', 'Klingon'),
  'espionage-vulcan-on-starfleet': espionage('Vulcan', 'Starfleet'),
  'treaty-starfleet-vulcan': seeded(treaty('Starfleet', 'Vulcan')),
  'vulcan-outpost': outpost('Vulcan'),
  'vulcan-phaser': weapon('Vulcan'),
};
