import { foe } from '../builders/personnel/table.ts';
import { hunts } from '../builders/personnel/texts.ts';
import { type CardRules, says } from '../card-rules.ts';

/** Cards of The Fajo Collection, by id. */
export const CARDS: CardRules = {
  'locutus-of-borg': says(hunts('Federation'), foe('Federation')),
};
