import { ALL, raises, SHIP } from '../builders/personnel/aiding.ts';
import { counts } from '../builders/ships/ships.ts';
import { type CardRules, says } from '../card-rules.ts';
import type { CardFacts } from '../text-facts.ts';

/** Cards of Enterprise Collection, by id. */
export const CARDS: CardRules = {
  enterprise: says(
    'RANGE, WEAPONS and SHIELDS +1 for each of your Starfleet personnel with a Command icon aboard, up to +5.',
    counts(SHIP, 1, 'aboard, yours, personnel, [Sta], [Cmd]', 5),
  ),
  'malcolm-reed': says(
    'All others present with SECURITY have all attributes +1.',
    raises(ALL, 1, 'present, other, SECURITY'),
  ),
};

/** Facts about cards from Enterprise Collection that have no rule, by id. */
export const FACTS: CardFacts = {
  'maxwell-forrest': { onlyDownloads: true },
  'revisionist-history': { faceUp: 'facility' },
};
