import { isStaffed } from '../../../chapters/staffing/staffing.ts';
import { inSpace } from '../../../position/places.ts';
import { itselfWhen } from '../../builders/protections.ts';
import type { CardRules } from '../../card-rules.ts';
import type { CardFacts } from '../../text-facts.ts';

/** Ships of Alternate Universe, by id. */
export const CARDS: CardRules = {
  'uss-enterprise-c': {
    text: 'May report to any location. When it enters play, it is damaged.',
    reports: (g) => Object.keys(g.locations).map(inSpace),
    at: {
      played: {
        does: (_g, source, { piece }) => (piece === source.piece ? [{ do: 'harm', which: [piece] }] : []),
      },
    },
  },
};

/** Facts about ships from Alternate Universe that have no rule, by id. */
export const FACTS: CardFacts = {
  gomtuu: { protects: [{ from: ['Supernova'], covers: itselfWhen(isStaffed) }] },
};
