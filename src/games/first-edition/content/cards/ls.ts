import type { Rule } from '../../rules/rule.ts';
import type { CardRules } from '../card-rules.ts';

const COEXISTS: Rule = {
  text: 'May be in play together with Daughter of Miral.',
  facts: { coexistsWith: ['Daughter of Miral'] },
};

/** Cards of Lifesigns, by id. */
export const CARDS: CardRules = {
  'lt-torres': COEXISTS,
  'lt-torres-star': COEXISTS,
};
