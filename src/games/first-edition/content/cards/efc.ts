import { nullifiesEach } from '../builders/personnel/deeds.ts';
import { hunts } from '../builders/personnel/table.ts';
import { type CardRules, having } from '../card-rules.ts';
import type { CardFacts } from '../text-facts.ts';

/** Cards of Enhanced First Contact, by id. */
export const CARDS: CardRules = {
  'bareil-of-borg': hunts('Bajoran', '[Baj]'),
  'dukat-of-borg': hunts('Cardassian', '[Car]'),
  'eleven-of-seventeen': having(
    { faceUpAt: 'outpost' },
    {
      text: 'You may seed one copy face up at your outpost. Nullifies each Computer Crash in play.',
      at: nullifiesEach('Computer Crash'),
    },
  ),
};

/** Facts about cards from Enhanced First Contact that have no rule, by id. */
export const FACTS: CardFacts = {
  'add-distinctiveness': { faceUp: 'facility' },
  nightmare: { nullifiedOnlyBy: ['Plexing'] },
  'population-9-billion-all-borg': { faceUp: 'facility' },
  'service-the-collective': { faceUp: 'facility' },
  'sphere-encounter': { faceUp: 'facility' },
  'we-are-the-borg': { immuneTo: ['Kevin Uxbridge'] },
};
