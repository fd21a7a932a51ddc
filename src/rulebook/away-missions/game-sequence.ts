import type { Chapter } from '../entry.ts';

/** Game sequence. */
export const gameSequence: Chapter = {
  title: 'Game sequence',
  entries: [
    {
      id: 'M-SEQ-01',
      title: 'Steps of Mission Preparation',
      text: 'Before Round 1 you prepare the game in four steps:\n• Scan Mission Area: lay the boards\n• Choose Core Mission\n• Beam Down: choose starting areas and place characters\n• Shuffle Decks',
      source: 'Game Sequence',
      terms:
        'setup; set up; start of the game; before the game; what do we do before kickoff; getting the table ready; prep checklist for newbies',
      see: ['M-PREP-01', 'M-PREP-11', 'M-PREP-12', 'M-PREP-16'],
    },
    {
      id: 'M-SEQ-02',
      title: 'A game has three Rounds',
      text: 'A game always lasts exactly 3 Rounds, even if all characters of one team or of both have been Neutralized.',
      source: 'Game Sequence; Not Dead, Jim',
      terms:
        'how many rounds; how long; number of rounds; turns; length; early end; when are we done for the evening; wiped squad do we stop early',
      see: ['M-SEQ-03', 'M-END-06'],
    },
    {
      id: 'M-SEQ-03',
      title: 'The two phases of a Round',
      text: 'Each Round has a Draw Phase, in which you fill up your hand, and then an Action Phase, in which the characters act.',
      source: 'Glossary: Round',
      terms:
        'turn structure; order of play; what happens in a round; parts of a round; cards first then fighting; card pulling then acting',
      see: ['M-SEQ-04', 'M-SEQ-05'],
    },
    {
      id: 'M-SEQ-04',
      title: 'Steps of the Draw Phase',
      text: 'The Draw Phase has four steps:\n• Discard cards that you don’t want\n• Draw Support cards\n• Draw Mission cards\n• Clear the Board',
      source: 'Game Sequence',
      terms:
        'draw order; refill; start of the round; fill hand; what happens in the card pulling part; bookkeeping before fighting; card pulling checklist',
      see: ['M-DRAW-01', 'M-DRAW-02', 'M-DRAW-03', 'M-DRAW-06'],
    },
    {
      id: 'M-SEQ-05',
      title: 'Steps of the Action Phase',
      text: 'The Action Phase runs like this:\n• Assign Bonus Action tokens\n• Roll for who activates first\n• Players take turns to activate a character, with two Actions each, until all characters have been activated',
      source: 'Game Sequence',
      terms:
        'turn order; main phase; play order; how does the fighting part go; outline of the main part; acting checklist for newbies',
      see: ['M-BONUS-01', 'M-ACT-01', 'M-ACT-02'],
    },
    {
      id: 'M-SEQ-06',
      title: 'What follows at the end of a Round',
      text: 'When a Round is over, the next one begins with a new Draw Phase. After the third Round you go on to Beam Up and Debrief.',
      source: 'Game Sequence',
      terms:
        'next round; round over; after round 3; everybody has gone what now; after the last hero has gone; lap finished where to now',
      see: ['M-SEQ-07', 'M-DRAW-01'],
    },
    {
      id: 'M-SEQ-07',
      title: 'Steps of Beam Up and Debrief',
      text: 'After Round 3 there are three steps left:\n• Play End of Game Missions\n• Add up the scores\n• Decide who has won',
      source: 'Game Sequence; Beam Up and Debrief',
      terms:
        'final scoring; end of the game; game over; finish; closing steps in sequence; what’s left after the fighting stops; wrap up checklist',
      see: ['M-END-01', 'M-END-04', 'M-END-05'],
    },
  ],
};
