import type { Rule } from '../../rules/rule.ts';
import { worthMore, worthMoreHelped } from '../builders/missions/points.ts';
import { fetching } from '../builders/missions/solved.ts';
import { mayDownload } from '../builders/personnel/deeds.ts';
import type { CardRules } from '../card-rules.ts';
import { f } from '../formula-text.ts';

const COEXISTS: Rule = {
  text: 'May be in play together with Daughter of Miral.',
  facts: { coexistsWith: ['Daughter of Miral'] },
};

/** Cards of Lifesigns, by id. */
export const CARDS: CardRules = {
  'enhance-treatment-research': worthMoreHelped(
    '5 more points if a Klingon or Think Tank personnel helps to solve it.',
    5,
    'Klingon or Think Tank-related personnel',
  ),
  'lt-torres': COEXISTS,
  'lt-torres-star': COEXISTS,
  'organ-bank': mayDownload('Vidiian Boarding Claw'),
  'raid-encampment': fetching('When you solve it, you may take an objective from your draw deck to hand.', {
    wanted: 'objective',
    to: 'hand',
  }),
  'rebuild-society': worthMoreHelped(
    '5 more points if a Think Tank personnel helps to solve it.',
    5,
    'Think Tank-related personnel',
  ),
  'respond-to-distress-call': worthMore(
    '10 more points if the crew has every requirement twice.',
    10,
    f('MEDICAL x2 + ENGINEER x2 + (Honor x4 OR Treachery x4)'),
  ),
};
