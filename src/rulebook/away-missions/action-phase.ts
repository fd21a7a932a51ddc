import type { Chapter } from '../entry.ts';

/** Action Phase. */
export const actionPhase: Chapter = {
  title: 'Action Phase',
  entries: [
    {
      id: 'M-BONUS-01',
      text: 'At the start of each Action Phase, before First Activation is rolled, compare characters in play: the smaller side receives Bonus Action tokens equal to the difference.',
      source: 'Assign Bonus Actions',
    },
    {
      id: 'M-BONUS-02',
      text: 'Count only characters in play on the mission area; Neutralized ones and those not yet arrived by Escalation do not count.',
      source: 'Assign Bonus Actions; Quick Reference',
    },
    {
      id: 'M-BONUS-03',
      text: 'A player with as many or more characters takes no Bonus Action tokens.',
      source: 'Assign Bonus Actions',
    },
    {
      id: 'M-BONUS-04',
      text: 'Example: 2 characters against 5 gives 3 Bonus Action tokens.',
      source: 'Assign Bonus Actions, Example',
    },
    {
      id: 'M-BONUS-05',
      text: 'A Bonus Action token replaces an Activation: choose any own character, activated or not, and take exactly 1 Action with it; the character gets no Activated token and may still activate later.',
      source: 'Bonus Actions; Select a Character',
    },
    {
      id: 'M-BONUS-06',
      text: 'Bonus Actions must be used in the same Round (drawing cards counts); none may be kept.',
      source: 'Bonus Actions',
    },
    {
      id: 'M-BONUS-07',
      text: 'A character may use several Bonus Action tokens, also after activating.',
      source: 'Bonus Actions',
    },
    {
      id: 'M-ACT-01',
      text: 'Both players roll a die; the higher activates first (ties roll again).',
      source: 'Roll for First Activation',
    },
    {
      id: 'M-ACT-02',
      text: 'Players alternate: after one activates a character or uses a Bonus Action token, the other does, until both have activated all characters and used all Bonus Action tokens.',
      source: 'Subsequent Activations',
    },
    {
      id: 'M-ACT-03',
      text: 'A player with nothing left to activate is skipped while the other continues.',
      source: 'Subsequent Activations',
    },
    {
      id: 'M-ACT-04',
      text: "A Bonus Action token used in place of an Activation counts as that player's turn in the alternation.",
      source: 'Subsequent Activations',
    },
    {
      id: 'M-ACT-05',
      text: 'Each character activates once per Action Phase.',
      source: 'Subsequent Activations',
    },
  ],
};
