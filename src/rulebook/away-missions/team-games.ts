import type { Chapter } from '../entry.ts';

/** Team games. */
export const teamGames: Chapter = {
  title: 'Team games',
  entries: [
    {
      id: 'M-TG-01',
      text: 'Four players form two teams; each player runs their own away team.',
      source: 'Four-Player Team Games',
    },
    {
      id: 'M-TG-02',
      text: 'Scan: each team rolls; the winner places the Main Corridor and two Mission Boards (all boards show the same side), the other team three, the first team the last; 6 boards, no Turbolifts, same legality rules (M-MULT-04).',
      source: 'Scan Mission Area (team)',
    },
    {
      id: 'M-TG-03',
      text: 'Starting areas: the winner of a new team roll picks two Mission Boards, the other team three, the first team takes the last as the rest of its starting area.',
      source: 'Beam Down (team)',
    },
    {
      id: 'M-TG-04',
      text: 'Place characters alternating between teams in any order within a team, max two per space; a team out of characters lets the other continue.',
      source: 'Place Characters (team)',
    },
    {
      id: 'M-TG-05',
      text: 'Bonus Actions are counted per player: the player with the most characters gets none, all others the difference.',
      source: 'Assign Bonus Actions (team)',
    },
    {
      id: 'M-TG-06',
      text: 'Both teams roll; Activations alternate between teams, each team activating any character of either player in any order (several of one player in a row if they like).',
      source: 'First/Subsequent Activation (team)',
    },
    {
      id: 'M-TG-07',
      text: '"Opponent" is one chosen player of the other team; all characters of both allied teams are friendly, all enemy team characters hostile.',
      source: 'Definitions (team)',
    },
  ],
};
