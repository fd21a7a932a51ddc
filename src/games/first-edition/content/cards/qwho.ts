import { isDamaged } from '../../chapters/damage/hull.ts';
import { downloadsIf } from '../builders/personnel/aiding.ts';
import { mayDownload } from '../builders/personnel/deeds.ts';
import { cube } from '../builders/ships/fleet.ts';
import type { CardRules } from '../card-rules.ts';
import type { CardFacts } from '../text-facts.ts';

/** Cards of Q Who?, by id. */
export const CARDS: CardRules = {
  'eight-of-twenty': mayDownload('Redirected Effort'),
  'j-25-cube': {
    ...cube,
    ...downloadsIf((own, g) => isDamaged(g, own)),
    text: `${cube.text} Downloads Regenerate while damaged.`,
  },
};

/** Facts about cards from Q Who? that have no rule, by id. */
export const FACTS: CardFacts = {
  'redirected-effort': { immuneTo: ['Kevin Uxbridge'] },
};
