import type { Chapter } from '../entry.ts';

/** Game sequence. */
export const gameSequence: Chapter = {
  title: 'Game sequence',
  entries: [
    {
      id: 'M-SEQ-01',
      text: 'Mission Preparation: scan mission area, choose core mission, beam down, shuffle decks.',
      source: 'Game Sequence',
    },
    {
      id: 'M-SEQ-02',
      text: 'A game has exactly 3 Rounds, even if all characters of one or both teams are Neutralized.',
      source: 'Game Sequence; Not Dead, Jim',
    },
    {
      id: 'M-SEQ-03',
      text: 'Each Round is a Draw Phase followed by an Action Phase.',
      source: 'Glossary: Round',
    },
    {
      id: 'M-SEQ-04',
      text: 'Draw Phase: discard unwanted cards, draw Support, draw Mission, clear the board.',
      source: 'Game Sequence',
    },
    {
      id: 'M-SEQ-05',
      text: 'Action Phase steps: Bonus Action tokens; roll for who begins; alternating Activations until all are done.',
      source: 'Game Sequence',
    },
    {
      id: 'M-SEQ-06',
      text: 'At the end of the Round the next begins with a new Draw Phase; after the third the game moves to Beam Up and Debrief.',
      source: 'Game Sequence',
    },
    {
      id: 'M-SEQ-07',
      text: 'After Round 3: play End of Game Missions, add scores, decide the winner.',
      source: 'Game Sequence; Beam Up and Debrief',
    },
  ],
};
