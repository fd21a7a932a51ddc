import { affiliationOf } from '../../chapters/affiliation/compatible.ts';
import { faceUp, shipsOf } from '../../position/find.ts';
import { isLone } from '../../position/kinds.ts';
import { padd } from '../builders/equipment/arms.ts';
import { seeded, welcomed } from '../builders/events/treaties.ts';
import { worthMore } from '../builders/missions/points.ts';
import { raises } from '../builders/personnel/aiding.ts';
import { SEEDS_OR_PLAYS } from '../builders/table/laid.ts';
import { playsFree } from '../builders/table/plays.ts';
import { type CardRules, having, says } from '../card-rules.ts';
import { f } from '../formula-text.ts';
import { cardOf } from '../pool.ts';

const JANEWAY = says(
  'Your Hirogen-affiliation personnel present have STRENGTH +1. Downloads Warrior’s Birthright.',
  raises(['STRENGTH'], 1, 'yours, present, [Hir]'),
);

/** Cards of The Gift, by id. */
export const CARDS: CardRules = {
  'bypass-warzone': worthMore('10 more points with no Non-Aligned personnel in the crew.', 10, f('no [NA] personnel')),
  'hirogen-hunt-coordinated-effort': having(
    { immuneTo: ['Kevin Uxbridge'] },
    {
      text: 'On your table, may be seeded: once per turn, if all your ships in play are Hirogen or a self-controlling card is in play, you may report a universal Hirogen personnel for free.',
      ...SEEDS_OR_PLAYS,
      ...playsFree(
        'universal [Hir] personnel',
        (g, { seat }) =>
          shipsOf(g, seat).every((ship) => affiliationOf(ship) === 'Hirogen') ||
          faceUp(g).some(({ card }) => isLone(cardOf(card))),
      ),
    },
  ),
  janeway: JANEWAY,
  'janeway-star': JANEWAY,
  'kazon-padd': says(
    'All your personnel with it have CUNNING +2 if one of them is a Delta Quadrant personnel outside the Federation. Cumulative.',
    padd('[DQ], not [Fed]'),
  ),
  'treaty-cardassian-kazon': seeded(welcomed('Cardassian', 'Kazon', 'Seska')),
};
