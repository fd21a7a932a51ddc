import type { CardFacts } from '../../text-facts.ts';

/** Facts of artifacts of First Contact without a rule, by id. */
export const FACTS: CardFacts = {
  'antique-machine-gun': { countsAs: ['Equipment'] },
  'magic-carpet-ride-ocd': { under: { like: 'artifact', at: () => true } },
  'zefram-cochranes-telescope': { countsAs: ['Equipment'] },
};
