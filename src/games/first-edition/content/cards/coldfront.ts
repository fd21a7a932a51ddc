import { teaches } from '../builders/personnel/aiding.ts';
import { eitherSkill } from '../builders/personnel/chosen.ts';
import { type CardRules, reprint, says } from '../card-rules.ts';
import type { CardFacts } from '../text-facts.ts';

/** Cards of Cold Front, by id. */
export const CARDS: CardRules = {
  'arik-soong-star': reprint('arik-soong'),
  boshar: says(
    'Your Klingons present with MEDICAL or SCIENCE classification have another MEDICAL.',
    teaches(['MEDICAL'], 'yours, present, Klingon, MEDICAL classification or SCIENCE classification'),
  ),
  'ezri-dax-cold-front': {
    ...eitherSkill('Music', 'Treachery', 'any time'),
    text: 'Has either Music or Treachery, which you may change at any time.',
  },
};

/** Facts about cards from Cold Front that have no rule, by id. */
export const FACTS: CardFacts = {
  'inspect-strategic-snare': { farEnd: { of: 'any', asks: 'Diplomacy x2 + Navigation x2 + SECURITY' } },
};
