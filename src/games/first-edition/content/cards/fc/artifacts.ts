import type { CardFacts } from '../../text-facts.ts';

/** Facts about artifacts from First Contact that have no rule, by id. */
export const FACTS: CardFacts = {
  'antique-machine-gun': { countsAs: ['Equipment'] },
  'magic-carpet-ride-ocd': { under: { like: 'artifact', at: () => true } },
  'zefram-cochranes-telescope': { countsAs: ['Equipment'] },
};
