import type { Chapter } from '../entry.ts';

/** Scenarios: Full and Blitz Cooperation. */
export const scenariosFullAndBlitzCooperation: Chapter = {
  title: 'Scenarios: Full and Blitz Cooperation',
  beside: 'scenario blitz coop cooperation cooperative',
  entries: [
    {
      id: 'F-SCEN-25',
      title: 'Full Cooperation: players and length',
      text: 'Full Cooperation is the standard cooperative scenario, for 2 or 3 players over 6 Rounds, with one Dummy Player. Together you must destroy all Borg Cubes, and you win or fail together.',
      source: 'Full Cooperation, p.20',
      terms:
        'co-op; play together; cooperative scenario; how many rounds; default teamwork game; all of us against the borg; is there a friendly mission for a trio',
      see: ['F-SCEN-26', 'F-SCEN-32', 'F-DUMMY-01', 'F-DUMMY-14'],
    },
    {
      id: 'F-SCEN-26',
      title: 'Full Cooperation: tiles',
      text: 'Full Cooperation is set up like this:\n• 2 players: 8 Frontier tiles, 3 Core tiles with a Borg Cube, 2 without\n• 3 players: 10 Frontier tiles, 4 with a Cube, 3 without',
      source: 'Full Cooperation, p.20',
      terms:
        'setup; map size; number of tiles; core tiles; prepare the long teamwork mission; hexes for all against the borg; galaxy for the trio teamwork game',
      see: ['F-SCEN-25', 'F-SCEN-27'],
    },
    {
      id: 'F-SCEN-27',
      title: 'Full Cooperation: Borg Cube Levels',
      text: 'In Full Cooperation every Borg Cube is Level 5, except the one revealed last: it is Level 8 with 2 players and Level 11 with 3. You may change the Levels to suit your group.',
      source: 'Full Cooperation, p.20',
      terms:
        'difficulty; last cube; cube level 8; cube level 11; city toughness in the long teamwork game; boss city at the finale; toughness of the teamwork cubes',
      see: ['F-SCEN-26', 'F-VARIANT-11'],
    },
    {
      id: 'F-SCEN-28',
      title: 'Full Cooperation: removed Undiscovered Cards',
      text: 'In Full Cooperation the same four cards are taken out of the Undiscovered Deck as in solo games:\n• Telepathy/Telepathic Assault\n• Data Virus/Cascade Virus\n• The Inner Light/Remembering Kataan\n• Energy Flow/Energy Steal',
      source: 'Full Cooperation, p.20',
      terms:
        'telepathy; data virus; inner light; energy flow; take out; which spells go away for teamwork; strip out mean spells in the friendly mission; mind reading useless for teamwork',
      see: ['F-SCEN-11', 'F-SCEN-25'],
    },
    {
      id: 'F-SCEN-29',
      title: 'Full Cooperation: choosing Tactics',
      text: 'In Full Cooperation the Dummy Player gets a random Tactic Card first. Then the players choose theirs.',
      source: 'Full Cooperation, p.20',
      terms:
        'dummy chooses first; tactic order co-op; random tactic; robot or us planning ahead in teamwork; ghost grabs a plan ahead of humans; picking strategies for teamwork',
      see: ['F-SCEN-30', 'F-DUMMY-06', 'F-TACTIC-02'],
    },
    {
      id: 'F-SCEN-30',
      title: 'Full Cooperation: a Tactic out of use',
      text: 'After every Round of Full Cooperation except the last, the players agree on one Tactic that one of them used in it, not the Dummy Player’s. It is set aside for the following Round. At the end of that Round it comes back, and another one is chosen from those then used by players.',
      source: 'Full Cooperation, p.20',
      terms:
        'remove tactic; set aside tactic; agree on tactic; ban a strategy for one day in teamwork; which plan goes on cooldown; rotate plans in the friendly mission',
      see: ['F-SCEN-29', 'F-SCEN-13'],
    },
    {
      id: 'F-SCEN-31',
      title: 'Full Cooperation: everyone is one team',
      text: 'In Full Cooperation the Team Rules apply, with all players as one team.',
      source: 'Full Cooperation, p.20',
      terms:
        'allies; team rules in co-op; same team; are we all on one side; who are my pals in teamwork; can i lend gems in the friendly mission',
      see: ['F-TEAM-03', 'F-TEAM-04', 'F-TEAM-05'],
    },
    {
      id: 'F-SCEN-32',
      title: 'Full Cooperation: end of the game',
      text: 'When all Borg Cubes are destroyed in Full Cooperation, every player has one last turn, but not the Dummy Player. Otherwise the game ends after Round 6.',
      source: 'Full Cooperation, p.21',
      terms:
        'when does it end; last turn; all cubes destroyed; when’s the long teamwork mission done; closing lap in all against the borg; ghost gets no finale go',
      see: ['F-SCEN-33', 'F-OPEN-71', 'F-OPEN-89'],
    },
    {
      id: 'F-SCEN-33',
      title: 'Full Cooperation: result and score',
      text: 'You win Full Cooperation only if all Borg Cubes are destroyed; otherwise all have failed. In both cases you may work out the team’s score:\n• The base is the lowest Experience of all players.\n• For each Achievement only the best player counts; for the Greatest Disaster only the worst. There are no titles.\n• Then come the Cooperative bonuses for Cubes and for time.',
      source: 'Full Cooperation, p.21',
      terms:
        'did we win; team score; lowest experience; victory; did our fleet make it; how do we count the teamwork game; group loses if one city survives',
      see: ['F-SCORE-12', 'F-SCORE-13', 'F-SCORE-14', 'F-SCORE-15'],
    },
    {
      id: 'F-SCEN-34',
      title: 'Full Cooperation: balanced scoring variant',
      text: 'By agreement only the lowest player’s score counts for each Achievement in Full Cooperation. This rewards ships that develop evenly. For the Greatest Disaster the worst deck still counts.',
      source: 'Full Cooperation Variants, p.21',
      terms:
        'lowest achievement counts; weakest player; scoring option; harsher teamwork counting; worst pal per category; tougher way to count for the group',
      see: ['F-SCEN-33'],
    },
    {
      id: 'F-SCEN-35',
      title: 'Blitz Cooperation: players and length',
      text: 'Blitz Cooperation is a shorter, easier cooperative scenario for 2 or 3 players over 4 Rounds. All rules of Full Cooperation apply, with a few changes to tiles, Cube Levels and the start.',
      source: 'Blitz Cooperation, p.21',
      terms:
        'short co-op; quick cooperative; four rounds; speedy teamwork mission; condensed all against the borg; not much time tonight with pals',
      see: ['F-SCEN-44', 'F-SCEN-25', 'F-SCEN-36', 'F-SCEN-38'],
    },
    {
      id: 'F-SCEN-36',
      title: 'Blitz Cooperation: tiles',
      text: 'Blitz Cooperation is set up like this:\n• 2 players: 7 Frontier tiles, 2 Core tiles with a Borg Cube, 1 without\n• 3 players: 8 Frontier tiles, 3 with a Cube, 2 without',
      source: 'Blitz Cooperation, p.21',
      terms:
        'setup; map size; number of tiles; core tiles; prepare the speedy teamwork mission; galaxy for condensed teamwork; hexes when we rush against the borg',
      see: ['F-SCEN-35', 'F-SCEN-37'],
    },
    {
      id: 'F-SCEN-37',
      title: 'Blitz Cooperation: Borg Cube Levels',
      text: 'In Blitz Cooperation the Borg Cubes get their Levels in the order of their appearance: 5 and 8 with 2 players; 5, 8 and 11 with 3.',
      source: 'Blitz Cooperation, p.21',
      terms:
        'difficulty; order of cubes; 5 8 11; how strong are cities in speedy teamwork; sequence of city toughness in condensed teamwork; tough cities when we rush',
      see: ['F-SCEN-36', 'F-VARIANT-11'],
    },
    {
      id: 'F-SCEN-38',
      title: 'Blitz Cooperation: quicker start',
      text: 'Blitz Cooperation has the same head start as Blitz Conquest: you begin with 1 Experience and +2 Reputation, gain 1 extra Experience for each line crossed, and the Core and the Crew offer have one die and one card more.',
      source: 'Blitz Cooperation, p.21',
      terms:
        'extra die; extra crew; start experience; reputation +2; headstart in speedy teamwork; perks at kickoff for condensed teamwork; does speedy teamwork share the versus bonuses',
      see: ['F-SCEN-21', 'F-SCEN-22', 'F-SCEN-23'],
    },
  ],
};
