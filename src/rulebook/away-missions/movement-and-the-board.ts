import type { Chapter } from '../entry.ts';

/** Movement and the board. */
export const movementAndTheBoard: Chapter = {
  title: 'Movement and the board',
  entries: [
    {
      id: 'M-MOVE-01',
      text: 'A Move Action moves a character up to its current Move rating × 2 spaces, one adjacent space at a time.',
      source: 'Move Action; Quick Reference: Actions; Character Cards',
    },
    {
      id: 'M-MOVE-02',
      text: 'Movement may not enter a space that holds hostile characters (exception for Incapacitated ones: M-STUN-07).',
      source: 'Move Action',
    },
    {
      id: 'M-MOVE-03',
      text: 'Movement may not cross a Blocking edge (thick black line).',
      source: 'Move Action; Blocked Edge',
    },
    {
      id: 'M-MOVE-04',
      text: 'A move may not end in a space already holding two friendly characters; passing through it is allowed.',
      source: 'Move Action',
    },
    {
      id: 'M-MOVE-05',
      text: 'Terminals and Transporter symbols do not affect movement or attacks.',
      source: 'Terminals; Transporter Spaces',
    },
    {
      id: 'M-MOVE-06',
      text: 'From a Turbolift space a character may step, as if adjacent, onto Turbolift spaces of other boards, never onto another one of the same board.',
      source: 'Turbolifts; Turbolift Spaces',
    },
    {
      id: 'M-MOVE-07',
      text: 'Turbolift spaces are entered and left (apart from that jump) only through their door.',
      source: 'Turbolift Spaces',
    },
    {
      id: 'M-MOVE-08',
      text: 'When a rule says "place" a character, it may not be placed in a space with two friendly characters or with any hostile character.',
      source: 'Placing Characters; Glossary',
    },
    {
      id: 'M-MOVE-09',
      text: 'A door is open for a moving character as soon as any character stands in a space bordering it.',
      source: 'Door Edge',
    },
    {
      id: 'M-DIST-01',
      text: 'Count distance as the number of spaces from one object to the other, going around blocked edges.',
      source: 'Measuring Distances',
    },
    {
      id: 'M-DIST-02',
      text: 'Adjacent means in the same space or one space apart; a character is adjacent to everything in its own space.',
      source: 'Measuring Distances; Glossary: Adjacent',
    },
    {
      id: 'M-EDGE-01',
      text: 'Open edge (white line): characters move and see across it.',
      source: 'Open Edge',
    },
    {
      id: 'M-EDGE-02',
      text: 'Blocked edge (thick black line): no moving, no seeing.',
      source: 'Blocked Edge',
    },
    {
      id: 'M-EDGE-03',
      text: 'Door edge (dashed white): closed like a blocked edge while no character is in a space bordering it, open while any character is.',
      source: 'Door Edge; Glossary: Door',
    },
    {
      id: 'M-EDGE-04',
      text: 'Turbolift spaces bear a black-and-white symbol.',
      source: 'Turbolift Spaces',
    },
    {
      id: 'M-EDGE-05',
      text: 'Transporter spaces (black-and-yellow symbol) have no effect except where a card uses them.',
      source: 'Transporter Spaces',
    },
  ],
};
