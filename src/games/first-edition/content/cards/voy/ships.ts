import { stateFilter } from '../../../chapters/skills/piece-filter.ts';
import { LANDS } from '../../builders/ships/ships.ts';
import { type CardRules, says } from '../../card-rules.ts';
import type { CardFacts } from '../../text-facts.ts';

/** The ships that a Kazon Warship can carry. */
const isCraft = stateFilter('universal [Kaz] ship, not {Kazon Warship}');

/** Ships of Voyager, by id. */
export const CARDS: CardRules = {
  'kazon-shuttle': says('Lands or takes off once each turn. Downloads Boarding Party.', LANDS),
  'kazon-warship': {
    text: 'Loads and launches universal Kazon ships other than Kazon Warship.',
    grants: {
      carry(g, { piece }, { carrier, ship }) {
        const craft = g.pieces[ship];
        return carrier === piece && craft !== undefined && isCraft(craft, g);
      },
    },
  },
};

/** Facts about ships from Voyager that have no rule, by id. */
export const FACTS: CardFacts = {
  'uss-voyager': { onlyDownloads: true },
  'vidiian-cruiser': { onlyDownloads: true },
};
