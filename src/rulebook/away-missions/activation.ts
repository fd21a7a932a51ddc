import type { Chapter } from '../entry.ts';

/** Activation. */
export const activation: Chapter = {
  title: 'Activation',
  entries: [
    {
      id: 'M-ACTV-01',
      text: 'An activating character takes two Actions (one with a Bonus Action); they may be the same kind twice.',
      source: 'Take First Action; Take Second Action',
    },
    {
      id: 'M-ACTV-02',
      text: 'Always available Action kinds: Move, Attack, Take Cover and Special Actions.',
      source: 'Take First Action',
    },
    {
      id: 'M-ACTV-03',
      text: 'Instead of any Action a player may: draw 1 Support card, discard 1 Mission card from hand and draw 1 Mission card, or pass.',
      source: 'Draw Instead of Taking Actions',
    },
    {
      id: 'M-ACTV-04',
      text: 'The replacement (draw, swap a Mission card, pass) may be chosen for either Action of an Activation and for a Bonus Action.',
      source: 'Draw Instead of Taking Actions',
    },
    {
      id: 'M-ACTV-05',
      text: 'A Bonus Action gives no second Action.',
      source: 'Take Second Action; Bonus Actions',
    },
    {
      id: 'M-ACTV-06',
      text: 'After two Actions place an Activated token on the card; a Bonus Action gives none, its token is discarded.',
      source: 'Place Activated Token',
    },
  ],
};
