import type { Chapter } from '../entry.ts';

/** Draw Phase. */
export const drawPhase: Chapter = {
  title: 'Draw Phase',
  entries: [
    {
      id: 'M-DRAW-01',
      text: 'At the start of Rounds 2 and 3 discard any unwanted Support and Mission cards (not in Round 1).',
      source: 'Discard Unwanted Cards',
    },
    {
      id: 'M-DRAW-02',
      text: 'Draw Support cards up to a hand of 5 Support cards.',
      source: 'Draw Support Cards',
    },
    {
      id: 'M-DRAW-03',
      text: 'Draw Mission cards up to a hand of 5 Mission cards.',
      source: 'Draw Mission Cards',
    },
    {
      id: 'M-DRAW-04',
      text: 'Reverse Polarity (Round 1 only): a player may once return any or all hand cards to their decks, shuffle both decks, and draw back to 5 and 5.',
      source: 'Reverse Polarity',
    },
    {
      id: 'M-DRAW-05',
      text: 'Cards kept stay in hand; drawing only fills up, so a hand above five of a kind (from extra draws) is not cut by the draw step.',
      source: 'Draw Support Cards; Draw Mission Cards',
    },
    {
      id: 'M-DRAW-06',
      text: 'Clear the Board: in Rounds 2 and 3 remove all Activated tokens (none in Round 1).',
      source: 'Clear the Board',
    },
  ],
};
