import type { Chapter } from '../entry.ts';

/** Three and four players. */
export const threeAndFourPlayers: Chapter = {
  title: 'Three and four players',
  entries: [
    {
      id: 'M-MULT-01',
      text: 'Two boxed sets allow 3 or 4 players; rules not changed below are as in a two-player game.',
      source: 'Three or Four Player Free-For-All Games',
    },
    {
      id: 'M-MULT-02',
      text: 'Use two Bridge, two Engineering and one of each other Mission Board type (6 boards).',
      source: 'Scan Mission Area (free-for-all)',
    },
    {
      id: 'M-MULT-03',
      text: 'Each player rolls; the highest places the Main Corridor and the first Mission Board (all boards show the same side), then the others in descending order each place one, then in the reverse order each places one more until all six are placed.',
      source: 'Scan Mission Area (free-for-all)',
    },
    {
      id: 'M-MULT-04',
      text: 'Boards lie flat with an edge against another board, connect at least one door to the Main Corridor if possible, connect as many doors as possible and block as few as possible; no Turbolift spaces are used.',
      source: 'Scan Mission Area (free-for-all)',
    },
    {
      id: 'M-MULT-05',
      text: 'Beam down: in descending order of a die roll each player takes one Mission Board as starting area (not the Main Corridor); with three players, each then takes one more in reverse order.',
      source: 'Beam Down (free-for-all)',
    },
    {
      id: 'M-MULT-06',
      text: 'Players place characters alternately in the order they first picked starting areas until all are placed; at most two per space.',
      source: 'Beam Down (free-for-all)',
    },
    {
      id: 'M-MULT-07',
      text: 'Bonus Actions: all players with fewer characters than the player with the most get the difference as tokens.',
      source: 'Assign Bonus Actions (free-for-all)',
    },
    {
      id: 'M-MULT-08',
      text: 'Each player rolls; Activations go in descending order and repeat in this order until everyone has activated all characters and used all tokens.',
      source: 'First/Subsequent Activation (free-for-all)',
    },
    {
      id: 'M-MULT-09',
      text: 'The rolled turn order is kept for the whole Action Phase; a player with nothing left is skipped.',
      source: 'Subsequent Activations (free-for-all)',
    },
    {
      id: 'M-MULT-10',
      text: '"Opponent" is one player of your choice; "hostile characters" are the characters of all other players.',
      source: 'Definitions',
    },
    {
      id: 'M-MULT-11',
      text: 'Ties for an order: the tied players form a group placed above lower results and roll again within the group until all ties are broken.',
      source: 'Resolving Ties',
    },
  ],
};
