import { foe } from '../builders/personnel/table.ts';
import { hunts } from '../builders/personnel/texts.ts';
import { type CardRules, says } from '../card-rules.ts';

/** Cards of Enhanced First Contact, by id. */
export const CARDS: CardRules = {
  'bareil-of-borg': says(hunts('Bajoran'), foe('Bajoran')),
  'dukat-of-borg': says(hunts('Cardassian'), foe('Cardassian')),
};
