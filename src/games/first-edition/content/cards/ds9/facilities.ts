import { locationOf } from '../../../position/find.ts';
import { isMission } from '../../../position/kinds.ts';
import { isNor } from '../../../position/stations.ts';
import type { FirstEdition } from '../../../state.ts';
import type { LocationId } from '../../../terms.ts';
import { headquarters, onHomeworld } from '../../builders/facilities/headquarters.ts';
import { outpost, shows } from '../../builders/facilities/outposts.ts';
import {
  aboveBajor,
  atBajor,
  DEEP_SPACE_9,
  isInBajor,
  NEWER_DEEP_SPACE_9,
  NEWER_TEROK_NOR,
  TEROK_NOR,
  toDeepSpace,
  toTerokNor,
} from '../../builders/facilities/stations.ts';
import type { CardRules } from '../../card-rules.ts';
import { filter } from '../../filters/card-filter.ts';
import { cardOf } from '../../pool.ts';
import type { Affiliation } from '../../printed.ts';

/** True if either player's mission at a location has an affiliation's icon. */
function hasIcon(g: FirstEdition, location: LocationId, side: Affiliation): boolean {
  return locationOf(g, location).missions.some(({ card }) => {
    const facts = cardOf(card);
    return isMission(facts) && facts.affiliations.includes(side);
  });
}

/** Facilities of Deep Space Nine, by id. */
export const CARDS: CardRules = {
  'bajoran-outpost': outpost('Bajoran'),
  'cardassian-outpost': outpost('Cardassian'),
  'central-command': headquarters(
    'central-command',
    'Seed or play it on the Cardassian homeworld. Once per turn, a Cardassian Gul or Legate, or an HQ card, is free here. Not duplicatable.',
    onHomeworld('Cardassia Prime'),
    '(Cardassian, Gul or Legate) or "HQ:" in title',
  ),
  'chamber-of-ministers': headquarters(
    'chamber-of-ministers',
    'Seed or play it on the Bajoran homeworld, even with a Nor there. Once per turn, a Bajoran Minister, Vedek or Kai, or an HQ card, is free here. Not duplicatable.',
    onHomeworld('Bajor', isNor),
    '(Bajoran, Minister or Vedek or Kai) or "HQ:" in title',
  ),
  'deep-space-9-back': { text: DEEP_SPACE_9, stands: atBajor('dilemma', toTerokNor('terok-nor')) },
  'deep-space-9-back@2025-02': {
    text: NEWER_DEEP_SPACE_9,
    stands: aboveBajor('facility', toTerokNor('terok-nor@2025-02')),
  },
  'klaestron-outpost': {
    text: 'Seed one at a Federation or Cardassian mission. Build more where you have a Klaestron ENGINEER.',
    stands: { at: shows('Federation', 'Cardassian'), builder: filter('Klaestron') },
  },
  nor: {
    text: 'Seed or play it at a mission with a Cardassian icon outside the Bajor region.',
    stands: {
      at: (g, _seat, location) => hasIcon(g, location, 'Cardassian') && !isInBajor(g, location),
      many: true,
    },
  },
  'terok-nor': {
    text: TEROK_NOR,
    facts: { back: 'deep-space-9-back' },
    stands: atBajor('facility', toDeepSpace('deep-space-9-back')),
  },
  'terok-nor@2025-02': {
    text: NEWER_TEROK_NOR,
    stands: aboveBajor('facility', toDeepSpace('deep-space-9-back@2025-02')),
  },
};
