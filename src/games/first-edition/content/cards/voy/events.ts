import { piecesAt } from '../../../position/find.ts';
import { locationAt, onSurface } from '../../../position/places.ts';
import { lowerDecks } from '../../builders/events/orders.ts';
import { itselfWhen } from '../../builders/protections.ts';
import { type CardRules, having } from '../../card-rules.ts';
import { isNamed } from '../../named.ts';
import type { CardFacts } from '../../text-facts.ts';

/** Events of Voyager, by id. */
export const CARDS: CardRules = {
  'lower-decks-voyager': having({ captainsOrder: true }, lowerDecks),
};

/** Facts about events from Voyager that have no rule, by id. */
export const FACTS: CardFacts = {
  'ancestral-vision': {
    faceUp: 'facility',
    protects: [
      {
        covers: itselfWhen((g, { at }) => {
          const location = locationAt(g, at);
          return location !== null && piecesAt(g, onSurface(location)).some(({ card }) => isNamed(card, 'Chakotay'));
        }),
      },
    ],
  },
  'captains-log-voyager': { captainsOrder: true },
  'fair-play-voyager': { nullifiedOnlyBy: [], faceUp: 'facility' },
  'mission-debriefing-voyager': { captainsOrder: true, faceUp: 'facility' },
  'the-big-picture-voyager': { nullifiedOnlyBy: [] },
  'the-next-emanation': { faceUp: 'facility' },
  'villagers-with-torches': { faceUp: 'facility' },
};
