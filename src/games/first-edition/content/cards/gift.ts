import { padd } from '../builders/equipment/arms.ts';
import { seeded, welcomed } from '../builders/events/treaties.ts';
import { worthMore } from '../builders/missions/points.ts';
import { raises } from '../builders/personnel/aiding.ts';
import { says, type CardRules } from '../card-rules.ts';
import { f } from '../formula-text.ts';
import type { CardFacts } from '../text-facts.ts';

const JANEWAY = says(
  'Your Hirogen-affiliation personnel present have STRENGTH +1. Downloads Warrior’s Birthright.',
  raises(['STRENGTH'], 1, 'yours, present, [Hir]'),
);

/** Cards of The Gift, by id. */
export const CARDS: CardRules = {
  'bypass-warzone': worthMore('10 more points with no Non-Aligned personnel in the crew.', 10, f('no [NA] personnel')),
  janeway: JANEWAY,
  'janeway-star': JANEWAY,
  'kazon-padd': says(
    'All your personnel with it have CUNNING +2 if one of them is a Delta Quadrant personnel outside the Federation. Cumulative.',
    padd('[DQ], not [Fed]'),
  ),
  'treaty-cardassian-kazon': seeded(welcomed('Cardassian', 'Kazon', 'Seska')),
};

/** Facts about cards from The Gift that have no rule, by id. */
export const FACTS: CardFacts = {
  'hirogen-hunt-coordinated-effort': { immuneTo: ['Kevin Uxbridge'] },
};
