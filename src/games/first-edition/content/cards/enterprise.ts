import { stateFilter } from '../../chapters/skills/piece-filter.ts';
import { arms } from '../builders/equipment/arms.ts';
import { headquarters, onHomeworld } from '../builders/facilities/headquarters.ts';
import { ALL, raises, SHIP } from '../builders/personnel/aiding.ts';
import { VOLUNTEERS } from '../builders/personnel/alike.ts';
import { mayNullifyPlayed } from '../builders/personnel/deeds.ts';
import { counts } from '../builders/ships/ships.ts';
import { type CardRules, says } from '../card-rules.ts';
import type { CardFacts } from '../text-facts.ts';

const isGuard = stateFilter('SECURITY');

/** Cards of Enterprise Collection, by id. */
export const CARDS: CardRules = {
  'elizabeth-cutler': VOLUNTEERS,
  enterprise: says(
    'RANGE, WEAPONS and SHIELDS +1 for each of your Starfleet personnel with a Command icon aboard, up to +5.',
    counts(SHIP, 1, 'aboard, yours, personnel, [Sta], [Cmd]', 5),
  ),
  'malcolm-reed': says(
    'Your other personnel present with SECURITY have all attributes +1.',
    raises(ALL, 1, 'yours, present, other, SECURITY'),
  ),
  'seat-of-starfleet': headquarters(
    'seat-of-starfleet',
    'Seed or play it on 2154 Earth. Once per turn, a Starfleet personnel reports free here. Not duplicatable. Downloads UFP: One Small Step.',
    onHomeworld('2154 Earth'),
    'personnel, [Sta]',
  ),
  'starfleet-phaser-pistol': {
    ...arms('[Sta]', (piece, g) => (isGuard(piece, g) ? 3 : 2)),
    text: 'If one of them is Starfleet, all your personnel with it have STRENGTH +2, or +3 with SECURITY. Cumulative.',
  },
  'travis-mayweather': mayNullifyPlayed('Full Planet Scan', 'turn'),
};

/** Facts about cards from Enterprise Collection that have no rule, by id. */
export const FACTS: CardFacts = {
  'maxwell-forrest': { onlyDownloads: true },
  'revisionist-history': { faceUp: 'facility' },
};
