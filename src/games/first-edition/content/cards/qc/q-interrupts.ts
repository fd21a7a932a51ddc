import type { CardFacts } from '../../text-facts.ts';

/** Facts about Q interrupts from Q-Continuum that have no rule, by id. */
export const FACTS: CardFacts = {
  'are-these-truly-your-friends-brother': { nullifiedOnlyBy: [] },
  'gift-of-the-tormentor': { nullifiedOnlyBy: ['Countermanda'] },
  'lemon-aid': { nullifiedOnlyBy: [] },
  'subsection-q-paragraph-10': { nullifiedOnlyBy: [] },
  'the-issue-is-patriotism': { immuneTo: ['Q-Flash'] },
  'wheres-guinan': { nullifiedOnlyBy: ['Guinan'] },
};
