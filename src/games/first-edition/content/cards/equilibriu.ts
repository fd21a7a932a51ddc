import { every } from '../../chapters/skills/piece-filter.ts';
import { ALL, raises, teaches } from '../builders/personnel/aiding.ts';
import { isAboardOf } from '../builders/personnel/welcome.ts';
import { type CardRules, says } from '../card-rules.ts';

const inColony = isAboardOf('Colony');

/** Cards of Equilibrium, by id. */
export const CARDS: CardRules = {
  lela: says('Other females present have all attributes +1.', raises(ALL, 1, 'present, other, Female')),
  'yedrin-dax': says(
    'All personnel present with him in a Colony have CIVILIAN.',
    teaches(
      ['CIVILIAN'],
      every('present', (_piece, g, own) => inColony(own, g)),
    ),
  ),
};
