import type { CardFacts } from '../../text-facts.ts';

/** Facts of artifacts of Alternate Universe without a rule, by id. */
export const FACTS: CardFacts = {
  cryosatellite: { under: { like: 'artifact', at: () => true }, freezes: true },
  'datas-head': { countsAs: ['Equipment'] },
  'iconian-gateway': { countsAs: ['Event'] },
  'ophidian-cane': { countsAs: ['Interrupt'] },
  'receptacle-stones': { countsAs: ['Event'] },
  'ressikan-flute': { limit: 'not duplicatable' },
  'samuel-clemens-pocketwatch': { countsAs: ['Interrupt'] },
};
