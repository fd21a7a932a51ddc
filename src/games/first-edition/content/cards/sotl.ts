import { atLocation } from '../../position/places.ts';
import { harborsOne } from '../builders/missions/grounds.ts';
import type { CardRules } from '../card-rules.ts';

/** Cards of Ships of the Line, by id. */
export const CARDS: CardRules = {
  'monitor-traffic': {
    text: 'You may seed Border Checkpoint here.',
    ...harborsOne('{Border Checkpoint}', atLocation),
  },
};
