import { against } from '../../builders/personnel/aiding.ts';
import { hunter } from '../../builders/ships/fleet.ts';
import { MORE_TACTICS } from '../../builders/ships/ships.ts';
import { type CardRules, says } from '../../card-rules.ts';
import type { CardFacts } from '../../text-facts.ts';

/** Ships of The Next Generation, by id. */
export const CARDS: CardRules = {
  batris: says('WEAPONS +5 against Klingons.', against('itself', '[Kli]', 5, 0)),
  'batris-star': hunter('Klingon', 5, 0),
  'iks-pagh-the-next-generation': says('In its battles, you draw an additional tactic.', MORE_TACTICS),
};

/** Facts about ships from The Next Generation that have no rule, by id. */
export const FACTS: CardFacts = {
  kurdon: { onlyDownloads: true },
};
