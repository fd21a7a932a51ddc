import type { CardFacts } from '../text-facts.ts';

/** Facts about cards from A Private Little War that have no rule, by id. */
export const FACTS: CardFacts = {
  'class-j-cargo-ship': { onlyDownloads: true },
  'gary-seven': { immuneTo: ['Vulcan Nerve Pinch'] },
  'iks-molor': { onlyDownloads: true },
  'the-great-teacher': { countsAs: ['Equipment'] },
};
