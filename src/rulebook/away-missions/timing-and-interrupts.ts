import type { Chapter } from '../entry.ts';

/** Timing and interrupts. */
export const timingAndInterrupts: Chapter = {
  title: 'Timing and interrupts',
  entries: [
    {
      id: 'M-TIME-01',
      text: "A card's text overrides the rulebook.",
      source: 'Cards Always Take Priority',
    },
    {
      id: 'M-TIME-02',
      text: 'An Interrupt (printed on some Event and Mission cards) may be declared when its condition is met; play pauses, the Interrupt resolves, then play continues where it paused, even in the middle of an Action or effect.',
      source: 'Interrupt; Glossary: Interrupt',
    },
    {
      id: 'M-TIME-03',
      text: 'If the Interrupt makes the interrupted Action or effect impossible, it ends unresolved; otherwise finish it.',
      source: 'Interrupt',
    },
    {
      id: 'M-TIME-04',
      text: 'If one player has several rules due at the same time, that player chooses their order.',
      source: 'Timing Conflicts',
    },
    {
      id: 'M-TIME-05',
      text: 'If two players have rules due at the same time, both roll a die; the higher resolves one of their rules first and the players alternate in that order.',
      source: 'Timing Conflicts',
    },
    {
      id: 'M-TIME-06',
      text: 'A player who passes a chance to resolve such a rule may resolve no more of them in that conflict.',
      source: 'Timing Conflicts',
    },
  ],
};
