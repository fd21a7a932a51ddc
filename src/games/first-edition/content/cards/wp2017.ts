import { several } from '../../../kit/words.ts';
import { every } from '../../chapters/skills/piece-filter.ts';
import { isStaffed } from '../../chapters/staffing/staffing.ts';
import { inPlay, passing, raises, speaker } from '../builders/personnel/aiding.ts';
import { insteadOf, mayNullify } from '../builders/personnel/deeds.ts';
import { freeCard } from '../builders/personnel/welcome.ts';
import { isUsed, payloadOf } from '../builders/shared.ts';
import { type CardRules, says } from '../card-rules.ts';
import type { CardFacts } from '../text-facts.ts';

const isProbed = inPlay('{The Whale Probe}');

const isCrewed = every('ship, here, [Baj]', (ship, g) => isStaffed(g, ship));

/** Cards of Warp Pack, by id. */
export const CARDS: CardRules = {
  'colonel-kira-warp-pack': {
    text: 'Once per turn, twice per game, you may draw a card for each staffed Bajoran ship at this location.',
    orders(g, source, seat) {
      const own = speaker(g, source);
      const again = `${source.card} again`;
      if (own === null || own.seat !== seat || isUsed(g, seat, source.card, 'turn') || isUsed(g, seat, again, 'game'))
        return [];
      const count = passing(g, own, isCrewed).length;
      if (count === 0) return [];
      return [
        payloadOf(source, 'draw', `Draw ${several(count, 'card')}`, [
          { do: 'use', what: source.card, per: 'turn' },
          { do: 'use', what: isUsed(g, seat, source.card, 'game') ? again : source.card, per: 'game' },
          { do: 'draw', count },
        ]),
      ];
    },
  },
  'five-of-fourteen': {
    ...mayNullify('Temporal Vortex'),
    ...insteadOf('play', 'Retask'),
    text: 'Instead of your card play, you may download Retask. Once per game, you may nullify a Temporal Vortex.',
  },
  'hiram-roth': says(
    'Federation personnel have INTEGRITY +2 while The Whale Probe is in play. Downloads HQ: Executive Orders.',
    raises(
      ['INTEGRITY'],
      2,
      every('personnel, [Fed]', (_piece, g, own) => isProbed(own, g)),
    ),
  ),
  mellis: {
    text: 'Once each turn, you may play a Hunting Group without your card play.',
    ...freeCard('{Hunting Group}'),
  },
};

/** Facts about cards from Warp Pack that have no rule, by id. */
export const FACTS: CardFacts = {
  'planet-of-galactic-peace': { immuneTo: ['Kevin Uxbridge'] },
};
