import type { Card } from '../../card.ts';
import type { CardFacts } from '../../text-facts.ts';

/** True for a personnel with the Alternate Universe icon. */
const isFrozen = (card: Card): boolean => card.type === 'Personnel' && card.icons.includes('AU');

/** Facts about artifacts from Alternate Universe that have no rule, by id. */
export const FACTS: CardFacts = {
  cryosatellite: { under: { like: 'artifact', at: () => true }, beneath: { takes: isFrozen, most: 3 } },
  'datas-head': { countsAs: ['Equipment'] },
  'iconian-gateway': { countsAs: ['Event'] },
  'ophidian-cane': { countsAs: ['Interrupt'] },
  'receptacle-stones': { countsAs: ['Event'] },
  'ressikan-flute': { limit: 'not duplicatable' },
  'samuel-clemens-pocketwatch': { countsAs: ['Interrupt'] },
};
