import { every } from '../../chapters/skills/piece-filter.ts';
import { captivesIn } from '../../position/find.ts';
import { atMission, both, learns, raises } from '../builders/personnel/aiding.ts';
import { type CardRules, says } from '../card-rules.ts';
import type { CardFacts, FarEndFacts } from '../text-facts.ts';

/** Both sides of Prevent Military Escalation II have the same far end. */
const ASKS_MAXWELL: FarEndFacts = { asks: 'OFFICER x3 + Leadership OR {Benjamin Maxwell}' };

/** Cards of Showdown: Four Lights, by id. */
export const CARDS: CardRules = {
  lepel: says(
    'Has Leadership and Music while you have a captive.',
    learns(['Leadership', 'Music'], (own, g) => captivesIn(g).some(({ seat }) => seat === own.seat)),
  ),
  'worf-showdown-four-lights': says(
    'At a Cardassian mission: has SECURITY ×2 and Law, and your other personnel present have STRENGTH +2.',
    both(
      learns(['SECURITY', 'Law'], atMission('Cardassian')),
      raises(
        ['STRENGTH'],
        2,
        every('yours, present, other', (_piece, g, own) => atMission('Cardassian')(own, g)),
      ),
    ),
  ),
};

/** Facts about cards from Showdown: Four Lights that have no rule, by id. */
export const FACTS: CardFacts = {
  'prevent-military-escalation-ii': { farEnd: ASKS_MAXWELL },
  'prevent-military-escalation-ii-back': { farEnd: ASKS_MAXWELL },
};
