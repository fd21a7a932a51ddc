import { hosts } from '../../builders/ships/fleet.ts';
import { counts } from '../../builders/ships/ships.ts';
import { type CardRules, says } from '../../card-rules.ts';
import type { CardFacts } from '../../text-facts.ts';

/** Ships of The Trouble with Tribbles, by id. */
export const CARDS: CardRules = {
  'breen-warship': hosts('Breen', 'personnel, Breen'),
  'ikc-ningtao': says(
    'SHIELDS +2 for each opposing Dominion ship at this location.',
    counts(['SHIELDS'], 2, 'ship, opposing, here, [Dom]'),
  ),
};

/** Facts about ships from The Trouble with Tribbles that have no rule, by id. */
export const FACTS: CardFacts = {
  'gal-gaththong': { onlyDownloads: true },
  'ikc-groth': { onlyDownloads: true },
  'starship-constitution': { onlyDownloads: true },
  'starship-enterprise': { onlyDownloads: true },
  'weyouns-warship': { onlyDownloads: true },
};
