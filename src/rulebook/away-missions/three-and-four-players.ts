import type { Chapter } from '../entry.ts';

/** Three and four players. */
export const threeAndFourPlayers: Chapter = {
  title: 'Three and four players',
  beside: 'three four 3 4 several multiplayer free',
  entries: [
    {
      id: 'M-MULT-01',
      title: 'Playing with three or four',
      text: 'With two boxed sets, three or four players can play a free-for-all, everyone against everyone. The rules are those of a two-player game, except where the rules for three and four players change them.',
      source: 'Three or Four Player Free-For-All Games',
      terms:
        'free for all; ffa; multiplayer; more players; 3 players; 4 players; three of us tonight; everybody for themselves; can a third person join',
      see: ['M-MULT-02', 'M-MULT-08', 'M-TG-01'],
    },
    {
      id: 'M-MULT-02',
      title: 'Boards for a free-for-all',
      text: 'Three or four players use six Mission Boards: two Bridges, two Engineering boards, and one of each of the other two types.',
      source: 'Scan Mission Area (free-for-all)',
      terms:
        'multiplayer map; how many boards; six boards; ffa setup; bigger ship for a crowd; which rooms for three or four; larger ship for more folks',
      see: ['M-MULT-03', 'M-OPEN-03'],
    },
    {
      id: 'M-MULT-03',
      title: 'Laying boards in a free-for-all',
      text: 'Every player rolls a die. The highest roll lays the Main Corridor in the centre and connects a first Mission Board to it; all boards show the same side. The others follow in descending order with one board each. Then everyone lays one more in the reverse order, until all six lie.',
      source: 'Scan Mission Area (free-for-all)',
      terms:
        'multiplayer setup; who places; reverse order; scan; who puts down rooms in a crowd; snake draft of tiles; crowd lays rooms back and forth',
      see: ['M-MULT-04', 'M-MULT-11', 'M-MULT-02'],
    },
    {
      id: 'M-MULT-04',
      title: 'Where boards may lie in a free-for-all',
      text: 'In a game of three or four, a board must lie flat with an edge against another board and, if possible, connect at least one door to the Main Corridor. It connects as many doors as possible and blocks as few as possible. Turbolift spaces aren’t used.',
      source: 'Scan Mission Area (free-for-all)',
      terms:
        'multiplayer placement; no turbolifts; legal position; where may tiles touch in a crowd; elevators missing with a crowd; crowd tile adjacency',
      see: ['M-PREP-05', 'M-MULT-03'],
    },
    {
      id: 'M-MULT-05',
      title: 'Starting areas in a free-for-all',
      text: 'Every player rolls a die. In descending order each takes one Mission Board as starting area; the Main Corridor can’t be taken. With three players each then takes one more board, in the reverse order.',
      source: 'Beam Down (free-for-all)',
      terms:
        'beam down; multiplayer start; choose board; which room is my home among three; three of us two rooms apiece; crowd home rooms',
      see: ['M-MULT-06', 'M-MULT-11'],
    },
    {
      id: 'M-MULT-06',
      title: 'Placing characters in a free-for-all',
      text: 'Players place one character at a time in their own starting areas, in the order in which they first picked those, until all are placed. Who has none left is passed over. At most two characters may be placed in one space.',
      source: 'Beam Down (free-for-all)',
      terms:
        'beam down; multiplayer deployment; who places first; put down minis with a crowd; deploying with three or four; crowd sets down minis',
      see: ['M-MULT-05', 'M-PREP-14'],
    },
    {
      id: 'M-MULT-07',
      title: 'Bonus Actions in a free-for-all',
      text: 'Find the player with the most characters in play. All others take the difference between that player’s characters and their own in Bonus Action tokens.\n\nExample: with 6, 4 and 5 characters the players take 0, 2 and 1 tokens.',
      source: 'Assign Bonus Actions (free-for-all)',
      terms:
        'multiplayer tokens; outnumbered; most characters; freebies with a crowd; compensation compared with the largest squad of three; crowd catch up chips',
      see: ['M-BONUS-01', 'M-BONUS-02'],
    },
    {
      id: 'M-MULT-08',
      title: 'Turn order in a free-for-all',
      text: 'At the start of the Action Phase every player rolls a die. They activate one character each, or use one Bonus Action token, in descending order of the rolls. This repeats until everyone has activated all characters and used all tokens.',
      source: 'First/Subsequent Activation (free-for-all)',
      terms:
        'initiative; multiplayer turns; who goes first; sequence; who goes after whom in a crowd; dice to seat three or four; crowd seat dice',
      see: ['M-MULT-09', 'M-MULT-11'],
    },
    {
      id: 'M-MULT-09',
      title: 'The rolled order holds for the Round',
      text: 'In a game of three or four, the turn order that was rolled is kept for the whole Action Phase. A player with nothing left to activate or use is skipped.',
      source: 'Subsequent Activations (free-for-all)',
      terms:
        'multiplayer turns; skip a player; same order; finished; do we throw anew each lap; sequence sticks in a crowd; crowd sequence frozen',
      see: ['M-MULT-08', 'M-ACT-03'],
    },
    {
      id: 'M-MULT-10',
      title: 'Opponents and hostile characters among three or four',
      text: 'When a card or rule speaks of an opponent, you choose which one of the other players that is. The characters of all other players are hostile to you.',
      source: 'Definitions',
      terms:
        'enemy; choose a player; target player; who is affected; whom does a card hit in a crowd; everyone’s against me; all against all targets',
      see: ['M-TEAM-03', 'M-TG-07'],
    },
    {
      id: 'M-MULT-11',
      title: 'Ties among three or four players',
      text: 'If players tie in a roll for an order, they form a group, which goes before all lower rolls. Within the group they roll again, and those still tied once more, until all ties are broken.',
      source: 'Resolving Ties',
      terms:
        'same roll; equal dice; roll off; tied players; three of us threw alike; deadlock on the seat throw; crowd identical throws',
      see: ['M-MULT-03', 'M-MULT-08', 'M-OPEN-61'],
    },
  ],
};
