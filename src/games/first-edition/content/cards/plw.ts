import type { CardFacts } from '../text-facts.ts';

/** Facts of cards of A Private Little War without a rule, by id. */
export const FACTS: CardFacts = {
  'class-j-cargo-ship': { onlyDownloads: true },
  'gary-seven': { immuneTo: ['Vulcan Nerve Pinch'] },
  'iks-molor': { onlyDownloads: true },
  'the-great-teacher': { countsAs: ['Equipment'] },
};
