import { every, here, of, opposing, ship } from '../../builders/personnel/aiding.ts';
import { hosts } from '../../builders/ships/fleet.ts';
import { counts } from '../../builders/ships/ships.ts';
import { isOf } from '../../card.ts';
import { type CardRules, says } from '../../card-rules.ts';
import type { CardFacts } from '../../text-facts.ts';
import { hasTrait } from '../../traits.ts';

/** Ships of The Trouble with Tribbles, by id. */
export const CARDS: CardRules = {
  'breen-warship': hosts('Breen', (card) => isOf(card, 'Personnel') && hasTrait(card, 'Breen')),
  'ikc-ningtao': says(
    'SHIELDS +2 for each opposing Dominion ship at this location.',
    counts(['SHIELDS'], 2, every(ship, opposing, here, of('Dominion'))),
  ),
};

/** Facts of ships of The Trouble with Tribbles without a rule, by id. */
export const FACTS: CardFacts = {
  'gal-gaththong': { onlyDownloads: true },
  'ikc-groth': { onlyDownloads: true },
  'starship-constitution': { onlyDownloads: true },
  'starship-enterprise': { onlyDownloads: true },
  'weyouns-warship': { onlyDownloads: true },
};
