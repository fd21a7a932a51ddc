import { every } from '../../chapters/skills/piece-filter.ts';
import { ALL, raises, speaker, teaches } from '../builders/personnel/aiding.ts';
import { isAboardOf } from '../builders/personnel/welcome.ts';
import { type CardRules, says } from '../card-rules.ts';

const inColony = isAboardOf('Colony');

/** Cards of Equilibrium, by id. */
export const CARDS: CardRules = {
  lela: says('Other females present have all attributes +1.', raises(ALL, 1, 'present, other, Female')),
  torias: {
    text: 'Your opponent must select him if they can when they choose among your personnel.',
    sets: {
      picked: (g, source, { piece, how }) => (how === 'opponent' && speaker(g, source)?.id === piece ? 1 : null),
    },
  },
  'yedrin-dax': says(
    'All personnel present with him in a Colony have CIVILIAN.',
    teaches(
      ['CIVILIAN'],
      every('present', (_piece, g, own) => inColony(own, g)),
    ),
  ),
};
