import type { Chapter } from '../entry.ts';

/** Activation. */
export const activation: Chapter = {
  title: 'Activation',
  entries: [
    {
      id: 'M-ACTV-01',
      title: 'Two Actions for each Activation',
      text: 'A character that you activate takes two Actions, one after the other. They may be the same kind twice. With a Bonus Action it takes only one.',
      source: 'Take First Action; Take Second Action',
      terms:
        'how many actions; action points; same action twice; turn; two things or three per go; shoot and then shoot once more; walk followed by shooting',
      see: ['M-ACTV-02', 'M-ACTV-05', 'M-BONUS-05'],
    },
    {
      id: 'M-ACTV-02',
      title: 'Actions that are always available',
      text: 'Every character can always take these Actions:\n• Move\n• Attack\n• Take Cover\n• Special Actions, as printed on characters and cards',
      source: 'Take First Action',
      terms:
        'what can i do; list of actions; options; choices; menu of standard moves; basic things everybody is able to do; basic moves catalogue',
      see: ['M-MOVE-01', 'M-ATK-01', 'M-COVER-01', 'M-PLAY-20'],
    },
    {
      id: 'M-ACTV-03',
      title: 'What you can do instead of an Action',
      text: 'Instead of any Action you may do one of these:\n• draw 1 Support card\n• discard 1 Mission card from your hand, then draw 1 from your Mission Deck\n• pass, that is do nothing',
      source: 'Draw Instead of Taking Actions',
      terms:
        'draw a card; swap a mission; new mission; skip; wait; grab a blue card rather than acting; nothing useful to do; trade a bad objective for another',
      see: ['M-ACTV-04', 'M-DECK-04', 'M-BONUS-06'],
    },
    {
      id: 'M-ACTV-04',
      title: 'Which Actions can be replaced',
      text: 'You may draw a Support card, exchange a Mission card or pass in place of the first Action, the second Action, both, or a Bonus Action.',
      source: 'Draw Instead of Taking Actions',
      terms:
        'draw instead; pass both; swap twice; use both halves of my go for cards; grab two cards in the same go; fish for cards both times',
      see: ['M-ACTV-03', 'M-BONUS-06'],
    },
    {
      id: 'M-ACTV-05',
      title: 'No second Action with a Bonus Action',
      text: 'A character that acts with a Bonus Action token takes that one Action and no second one.',
      source: 'Take Second Action; Bonus Actions',
      terms:
        'how many actions; single action; extra; freebie chip just half a go; do freebies have a follow up; freebie is only half',
      see: ['M-BONUS-05', 'M-ACTV-01'],
    },
    {
      id: 'M-ACTV-06',
      title: 'The Activated token',
      text: 'When a character has taken both Actions of its Activation, put an Activated token on its card. After a Bonus Action it gets none; the Bonus Action token is discarded instead.',
      source: 'Place Activated Token',
      terms:
        'done; exhausted; tapped; finished; mark character; how do i remember who went already; flag heroes who have gone; spent hero marker',
      see: ['M-ACT-05', 'M-DRAW-06'],
    },
  ],
};
