import type { Chapter } from '../entry.ts';

/** Team games. */
export const teamGames: Chapter = {
  title: 'Team games',
  beside: 'team ally partner teammate 2v2',
  entries: [
    {
      id: 'M-TG-01',
      title: 'Four players in two teams',
      text: 'With two boxed sets, four players can form two teams of two. Each player runs their own away team in alliance with the other. The rules are those of a two-player game, except where the rules for team games change them.',
      source: 'Four-Player Team Games',
      terms:
        '2v2; 2 vs 2; two against two; allies; partner; 4 players; pair up with a pal; doubles match at our table; how does an alliance go',
      see: ['M-TG-02', 'M-TG-07', 'M-OPEN-54'],
    },
    {
      id: 'M-TG-02',
      title: 'Laying boards in a team game',
      text: 'The game uses two Bridges, two Engineering boards and one of each of the other two types. Each team rolls a die. The higher roll lays the Main Corridor in the centre and connects two Mission Boards, the other team places three, and the first team the last; all boards show the same side.\n\nA board must lie flat with an edge against another board and, if possible, connect at least one door to the Main Corridor. It connects as many doors as possible and blocks as few as possible. There are no Turbolift spaces.',
      source: 'Scan Mission Area (team)',
      terms: '2 vs 2 setup; six boards; scan; no turbolifts; put down rooms as pairs; doubles match ship layout',
      see: ['M-MULT-02', 'M-MULT-04'],
    },
    {
      id: 'M-TG-03',
      title: 'Starting areas in a team game',
      text: 'Each team rolls a die. The higher roll picks two Mission Boards, not the Main Corridor, as the first part of its starting area. The other team picks three, and the first team takes the last one.',
      source: 'Beam Down (team)',
      terms:
        '2 vs 2; beam down; choose boards; deployment; which rooms does our pair begin in; doubles match home zone; pairs choose rooms',
      see: ['M-TG-04', 'M-PREP-12'],
    },
    {
      id: 'M-TG-04',
      title: 'Placing characters in a team game',
      text: 'The teams take turns to place characters in their starting areas, beginning with the team that picked first. Within a team any order is allowed, also several characters of one player in a row. A team that has none left lets the other go on. At most two characters may be placed in one space.',
      source: 'Place Characters (team)',
      terms:
        '2 vs 2; beam down; deployment; partner; put down minis as pairs; does my buddy deploy in between; pairs set down minis',
      see: ['M-TG-03', 'M-PREP-14'],
    },
    {
      id: 'M-TG-05',
      title: 'Bonus Actions in a team game',
      text: 'Bonus Actions are counted for each player, not for each team. The player with the most characters in play gets none. Each of the other three takes the difference between that player’s characters and their own in tokens.',
      source: 'Assign Bonus Actions (team)',
      terms:
        '2 vs 2; outnumbered; tokens; partner; freebies for the smaller squads in doubles; headcount per person or per pair; pairs catch up chips',
      see: ['M-OPEN-17', 'M-OPEN-55', 'M-MULT-07'],
    },
    {
      id: 'M-TG-06',
      title: 'Turn order in a team game',
      text: 'Each team rolls a die, and the higher roll activates first. Then the teams take turns to activate one character or to use one Bonus Action token, until all are used up. A team may activate the characters of either player in any order, also several of one player in a row.',
      source: 'First/Subsequent Activation (team)',
      terms:
        '2 vs 2; initiative; whose turn; partner; who goes after whom in doubles; may our pair use mine back to back; pairs alternate heroes how',
      see: ['M-ACT-02', 'M-TG-05'],
    },
    {
      id: 'M-TG-07',
      title: 'Friends and opponents in a team game',
      text: 'Your own characters and those of your teammate are friendly; all characters of the other team are hostile. When a card or rule speaks of an opponent, you choose one of the two players of the other team.',
      source: 'Definitions (team)',
      terms:
        '2 vs 2; ally; partner; enemy; choose a player; can i shoot my buddy in doubles; card says opponent which of the pair; pairs and targets',
      see: ['M-OPEN-16', 'M-TEAM-03'],
    },
  ],
};
