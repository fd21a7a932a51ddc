import { kill, met, otherwise, random, unless } from '../builders/dilemmas/build.ts';
import { attributeBonus, both, learns } from '../builders/personnel/aiding.ts';
import { type CardRules, says } from '../card-rules.ts';
import { f } from '../formula-text.ts';
import type { CardFacts } from '../text-facts.ts';

/** Cards of Through the Looking Glass, by id. */
export const CARDS: CardRules = {
  'minister-tharn': says(
    'At a space location: Honor ×2 and INTEGRITY +1. At a planet: Anthropology, Diplomacy and Leadership.',
    both(
      learns(['Honor'], 'at a space mission'),
      learns(['Honor'], 'at a space mission'),
      attributeBonus(['INTEGRITY'], 1, 'at a space mission'),
      learns(['Anthropology', 'Diplomacy', 'Leadership'], 'at a planet mission'),
    ),
  ),
  'nausicaans-pirates': unless(
    'Navigation x2 + SECURITY x3 + STRENGTH>40 OR Cloaking Device + CUNNING>40',
    otherwise(kill(random(null, 2))),
  ),
  unexpected: met({
    unless: f('Astrophysics + Exobiology x2 OR 1 each (Female + MEDICAL)'),
    effects: [{ do: 'take', pick: random('no Female'), to: 'top of the draw deck' }],
  }),
};

/** Facts about cards from Through the Looking Glass that have no rule, by id. */
export const FACTS: CardFacts = {
  'habit-of-disappearing': { immuneTo: ['Kevin Uxbridge'] },
};
