import type { Chapter } from '../entry.ts';

/** Mission preparation. */
export const missionPreparation: Chapter = {
  title: 'Mission preparation',
  entries: [
    {
      id: 'M-PREP-01',
      text: 'Both players roll a die; the higher places the Borg or the Federation side of the Main Corridor in the centre and the four matching Mission Boards beside it; ties roll again.',
      source: 'Scan Mission Area',
    },
    {
      id: 'M-PREP-02',
      text: 'The same player chooses and connects one Mission Board, then the other player two, then the first player the last.',
      source: 'Scan Mission Area',
    },
    {
      id: 'M-PREP-03',
      text: 'Boards lie flat against each other along whole edges.',
      source: 'Scan Mission Area',
    },
    {
      id: 'M-PREP-04',
      text: 'Each Mission Board must connect at least one door to the Main Corridor.',
      source: 'Scan Mission Area',
    },
    {
      id: 'M-PREP-05',
      text: 'A placement must link as many doors as it can, to other Mission Boards as well as to the Main Corridor, and block as few as possible; placements with fewer connected doors are illegal.',
      source: 'Scan Mission Area; Connect As Many Doors As Possible',
    },
    {
      id: 'M-PREP-06',
      text: 'After the boards, put a Turbolift space beside every door of the Main Corridor that connects to nothing.',
      source: 'Scan Mission Area',
    },
    {
      id: 'M-PREP-07',
      text: 'The mission area consists of the Main Corridor, the Turbolifts and the Mission Boards; it is the same for both players and divided into spaces.',
      source: 'Scan Mission Area; The Mission Area',
    },
    {
      id: 'M-PREP-08',
      text: 'Normally the mission area is one Main Corridor, four Mission Boards and two Turbolift spaces.',
      source: 'Glossary: Mission Area',
    },
    {
      id: 'M-PREP-09',
      text: 'Mission Boards stand for parts of the ship (for example bridge, engineering); some of their spaces hold terminals.',
      source: 'Glossary: Mission Board',
    },
    {
      id: 'M-PREP-10',
      text: 'Anything placed must stand clearly in one space.',
      source: 'The Mission Area',
    },
    {
      id: 'M-PREP-11',
      text: 'Place a Core Mission card of your affiliation beside your Mission Deck; it names your overall mission and its extra points.',
      source: 'Choose Core Mission',
    },
    {
      id: 'M-PREP-12',
      text: 'Both players roll; the higher picks one Mission Board (no Main Corridor, no Turbolift space) to begin the own starting area, the other picks two, the first takes the last.',
      source: 'Select Starting Areas',
    },
    {
      id: 'M-PREP-13',
      text: 'Starting with the same player, alternate placing one character anywhere in the own starting area; a player out of characters lets the other continue until all are placed.',
      source: 'Place Characters and Health Pegs',
    },
    {
      id: 'M-PREP-14',
      text: 'At Beam Down at most two characters may be put into one space (for later moves and placements see M-MOVE-04 and M-MOVE-08).',
      source: 'Place Characters',
    },
    {
      id: 'M-PREP-15',
      text: 'Fill all Health pegs of every character at the start.',
      source: 'Place Characters and Health Pegs',
    },
    {
      id: 'M-PREP-16',
      text: 'Shuffle both decks and put them face down.',
      source: 'Shuffle Decks',
    },
  ],
};
