import { worth } from '../builders/missions/ends.ts';
import { brings } from '../builders/missions/solved.ts';
import { attributeBonus } from '../builders/personnel/aiding.ts';
import { LANDS } from '../builders/ships/ships.ts';
import { type CardRules, says } from '../card-rules.ts';
import { filter } from '../filters/card-filter.ts';
import type { CardFacts } from '../text-facts.ts';

const GALILEO = says('Lands or takes off once each turn.', LANDS);

/** Cards of Paradise Lost, by id. */
export const CARDS: CardRules = {
  'breach-barrier': {
    text: '20 more points if you solve it with a ship that you don’t own.',
    adds: worth((_g, { seat }, group) => (group !== null && group.ship !== null && group.ship.owner !== seat ? 20 : 0)),
  },
  'chariot-of-god': says('RANGE +4 in the Great Barrier.', attributeBonus(['RANGE'], 4, 'in the Great Barrier region')),
  'hostage-crisis': brings('Planet of Galactic Peace', '{Planet of Galactic Peace}', 'here'),
  'shuttle-galileo': GALILEO,
  'shuttle-galileo-star': GALILEO,
};

/** Facts about cards from Paradise Lost that have no rule, by id. */
export const FACTS: CardFacts = {
  'commander-sulu': { mixesWith: filter('[SKR]') },
  'commander-uhura-paradise-lost': { mixesWith: filter('[SKR]') },
  'well-need-a-starship': { limit: 'unique' },
};
