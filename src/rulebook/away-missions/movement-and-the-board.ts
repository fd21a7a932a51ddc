import type { Chapter } from '../entry.ts';

/** Movement and the board. */
export const movementAndTheBoard: Chapter = {
  title: 'Movement and the board',
  entries: [
    {
      id: 'M-MOVE-01',
      title: 'The Move Action',
      text: 'With a Move Action a character moves up to 2 spaces for each point of its current Move rating, from one space to an adjacent one each time.',
      source: 'Move Action; Quick Reference: Actions; Character Cards',
      terms:
        'walk; run; go; speed; how far; movement; how many squares can i walk; head down the hallway into a room; hustle across the deck',
      see: ['M-CHAR-03', 'M-MOVE-02', 'M-MOVE-04', 'M-DMG-05'],
    },
    {
      id: 'M-MOVE-02',
      title: 'Moving into hostile characters',
      text: 'A move can’t enter a space that holds hostile characters. The only exception are Incapacitated ones: you may pass through their space.',
      source: 'Move Action',
      terms:
        'blocked by enemy; walk past; push through; zone of control; barge past a drone; can i squeeze by an enemy; bad guy blocks the hallway',
      see: ['M-STUN-07', 'M-OPEN-47'],
    },
    {
      id: 'M-MOVE-03',
      title: 'Moving and blocked edges',
      text: 'A move can’t cross a blocked edge, which is drawn as a thick black line.',
      source: 'Move Action; Blocked Edge',
      terms:
        'wall; black line; barrier; go through; climb over the thick stuff; can i step across a bulkhead; bulkheads stop me',
      see: ['M-EDGE-02', 'M-MOVE-09'],
    },
    {
      id: 'M-MOVE-04',
      title: 'Two friendly characters per space',
      text: 'A move can’t end in a space where two friendly characters stand already. You may pass through such a space.',
      source: 'Move Action',
      terms:
        'full space; stacking limit; crowd; occupied; third character; three of us in one square; is it too crowded to stop here; is there still elbow space',
      see: ['M-OPEN-45', 'M-MOVE-08', 'M-PREP-14'],
    },
    {
      id: 'M-MOVE-05',
      title: 'Terminals and Transporters don’t hinder',
      text: 'Terminals and Transporter symbols have no effect on movement or on attacks.',
      source: 'Terminals; Transporter Spaces',
      terms:
        'obstacle; difficult terrain; cover; console; does a computer slow me down; are screens in the way; furniture in the way',
      see: ['M-TERM-01', 'M-EDGE-05'],
    },
    {
      id: 'M-MOVE-06',
      title: 'Travelling by Turbolift',
      text: 'From a Turbolift space a character may step onto a Turbolift space of another board as if that were adjacent. It can never get to another Turbolift space of the same board in this way.',
      source: 'Turbolifts; Turbolift Spaces',
      terms:
        'elevator; lift; teleport; fast travel; jump; ride to a faraway deck; shortcut via the shaft; hop between decks',
      see: ['M-OPEN-28', 'M-MOVE-07', 'M-GEO-07'],
    },
    {
      id: 'M-MOVE-07',
      title: 'Entering and leaving a Turbolift',
      text: 'A Turbolift space is entered and left only through its door, or by the ride to another Turbolift space.',
      source: 'Turbolift Spaces',
      terms:
        'elevator; lift door; exit; get out; step sideways out of the shaft; how to climb aboard the shaft; step out of a shaft',
      see: ['M-MOVE-06', 'M-EDGE-04'],
    },
    {
      id: 'M-MOVE-08',
      title: 'Where a character may be placed',
      text: 'When you are told to place a character, for example by a transporter, it doesn’t move there. It can’t be placed in a space with two friendly characters or with any hostile character.',
      source: 'Placing Characters; Glossary',
      terms:
        'teleport; beam; transporter; put; arrive; where may a beamed person land; materialize beside an enemy; set down a mini',
      see: ['M-MOVE-04', 'M-OPEN-49', 'M-EDGE-05'],
    },
    {
      id: 'M-MOVE-09',
      title: 'Walking through doors',
      text: 'A door is open as soon as any character stands in a space that borders it. So a character that has walked up to a door can go on through it.',
      source: 'Door Edge',
      terms:
        'open a door; closed door; pass door; is unlocking a hatch an action; does it slide apart when i approach; does the gate unlock for me',
      see: ['M-EDGE-03', 'M-LOS-03'],
    },
    {
      id: 'M-DIST-01',
      title: 'Measuring distances',
      text: 'The distance between two things is the number of spaces from one to the other. You can’t measure across a blocked edge; count around it through spaces that are connected.',
      source: 'Measuring Distances',
      terms:
        'range; how far; count spaces; near; how do i count squares away; does it go around bulkheads; within three squares',
      see: ['M-DIST-02', 'M-GEO-07'],
    },
    {
      id: 'M-DIST-02',
      title: 'What adjacent means',
      text: 'Two things are adjacent when they share a space or are one space apart. A character is adjacent to everything in its own space.',
      source: 'Measuring Distances; Glossary: Adjacent',
      terms:
        'next to; neighbour; beside; diagonal; close; shoulder to shoulder; is my own square nearby; do touching squares qualify',
      see: ['M-GEO-07', 'M-DIST-01', 'M-MELEE-01'],
    },
    {
      id: 'M-EDGE-01',
      title: 'Open edges',
      text: 'An edge with a white line is open: characters move and see across it.',
      source: 'Open Edge',
      terms:
        'white line; border; space border; free; thin pale marking between squares; may i cross the pale marking; pale marking meaning',
      see: ['M-EDGE-02', 'M-EDGE-03'],
    },
    {
      id: 'M-EDGE-02',
      title: 'Blocked edges',
      text: 'An edge with a thick black line is blocked: characters can neither move nor see across it.',
      source: 'Blocked Edge',
      terms:
        'wall; black line; barrier; obstacle; fat dark marking between squares; solid bulkhead in the way; fat marking meaning',
      see: ['M-MOVE-03', 'M-LOS-01', 'M-EDGE-03'],
    },
    {
      id: 'M-EDGE-03',
      title: 'Door edges',
      text: 'An edge with a dashed white line is a door. While no character is in a space that borders it, the door is closed and counts as a blocked edge. While any character is in such a space, it is open for everyone: you may move and see across it.',
      source: 'Door Edge; Glossary: Door',
      terms:
        'dashed line; open door; closed door; doorway; broken marking between squares; when does the hatch slide apart; who opens a hatch',
      see: ['M-MOVE-09', 'M-LOS-03'],
    },
    {
      id: 'M-EDGE-04',
      title: 'Turbolift spaces',
      text: 'A space with the black-and-white symbol is a Turbolift space.',
      source: 'Turbolift Spaces',
      terms:
        'elevator; lift; icon; symbol; which squares are shafts; monochrome sign on the floor; shaft pictogram on the floor',
      see: ['M-MOVE-06', 'M-MOVE-07', 'M-PREP-06'],
    },
    {
      id: 'M-EDGE-05',
      title: 'Transporter spaces',
      text: 'A space with the black-and-yellow symbol is a Transporter space. It does nothing by itself; Events and Equipment may use it, mostly to move characters around.',
      source: 'Transporter Spaces',
      terms:
        'beam; teleport; yellow symbol; pad; striped sign on the floor; what can i do at the beaming place; energize from where',
      see: ['M-MOVE-05', 'M-MOVE-08', 'M-GEO-05'],
    },
  ],
};
