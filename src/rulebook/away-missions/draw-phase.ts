import type { Chapter } from '../entry.ts';

/** Draw Phase. */
export const drawPhase: Chapter = {
  title: 'Draw Phase',
  entries: [
    {
      id: 'M-DRAW-01',
      title: 'Discarding unwanted cards',
      text: 'At the start of Rounds 2 and 3 you may discard any Support and Mission cards that you don’t want to keep. In Round 1 you have no cards yet, so there is nothing to discard.',
      source: 'Discard Unwanted Cards',
      terms:
        'throw away; mulligan; get rid of cards; exchange hand; dump junk from my hand; toss lousy objectives between rounds; prune my hand',
      see: ['M-DRAW-05', 'M-DRAW-04', 'M-DECK-03'],
    },
    {
      id: 'M-DRAW-02',
      title: 'Drawing Support cards',
      text: 'In the Draw Phase you draw Support cards until you hold 5 of them.',
      source: 'Draw Support Cards',
      terms:
        'hand size; refill; five; how many cards; fill up on gadgets and tricks; how much blue stuff do i pull; tools until full',
      see: ['M-DRAW-03', 'M-DRAW-05', 'M-DECK-04'],
    },
    {
      id: 'M-DRAW-03',
      title: 'Drawing Mission cards',
      text: 'In the Draw Phase you draw Mission cards until you hold 5 of them.',
      source: 'Draw Mission Cards',
      terms:
        'hand size; refill; five; how many cards; fill up on objectives; how many jobs do i pull; objectives until full',
      see: ['M-DRAW-02', 'M-DRAW-05', 'M-DECK-04'],
    },
    {
      id: 'M-DRAW-04',
      title: 'Reverse Polarity',
      text: 'If you don’t like your first hand in Round 1, you may once return any or all of your cards to their decks and shuffle both decks. Then draw until you hold 5 Support and 5 Mission cards again.',
      source: 'Reverse Polarity',
      terms:
        'mulligan; new hand; redraw; bad cards; exchange; crappy opening hand; take it all back once and try anew; hate my opening cards',
      see: ['M-OPEN-57', 'M-DRAW-01'],
    },
    {
      id: 'M-DRAW-05',
      title: 'Cards that you keep',
      text: 'Cards that you don’t discard stay in your hand. Drawing only fills your hand up: if extra draws have given you more than five cards of a kind, you keep them all.',
      source: 'Draw Support Cards; Draw Mission Cards',
      terms:
        'hand limit; too many cards; more than five; maximum; must i throw stuff when i hold seven; does my old hand stay with me; bulging hand before refilling',
      see: ['M-OPEN-42', 'M-DRAW-02', 'M-DRAW-03'],
    },
    {
      id: 'M-DRAW-06',
      title: 'Clear the Board',
      text: 'At the start of Rounds 2 and 3 both players remove all Activated tokens from their characters. In Round 1 there are none yet.',
      source: 'Clear the Board',
      terms:
        'activated token; reset; ready; refresh; untap; wipe the gone already chips; wake everybody up for a fresh round; everyone fresh again',
      see: ['M-ACTV-06', 'M-ACT-05'],
    },
  ],
};
