import type { Chapter } from '../entry.ts';

/** Scenarios: Full and Blitz Conquest. */
export const scenariosFullAndBlitzConquest: Chapter = {
  title: 'Scenarios: Full and Blitz Conquest',
  beside: 'scenario blitz conquest win winner victory',
  entries: [
    {
      id: 'F-SCEN-14',
      title: 'Full Conquest: players and length',
      text: 'Full Conquest is the standard competitive scenario, for 2 to 4 players over 6 Rounds, with all features of the game. All Borg Cubes are to be found and destroyed. It can take long, above all with 4 players or with newcomers.',
      source: 'Full Conquest, p.20',
      terms:
        'standard scenario; main game; how many rounds; competitive; default versus game; what’s the normal long mission; full evening free for all',
      see: ['F-SCEN-15', 'F-SCEN-16', 'F-SCEN-17'],
    },
    {
      id: 'F-SCEN-15',
      title: 'Full Conquest: tiles and Cube Levels',
      text: 'Full Conquest is set up like this:\n• 2 players: 8 Frontier tiles, 2 Core tiles with a Borg Cube, 1 without\n• 3 players: 9 Frontier tiles, 3 with a Cube, 2 without\n• 4 players: 11 Frontier tiles, 4 with a Cube, 3 without\n\nEach Borg Cube is Level 4. Experienced players may set higher Levels.',
      source: 'Full Conquest, p.20',
      terms:
        'setup; map size; number of tiles; borg cube level; prepare the default versus mission; city toughness in the long versus game; hexes for the normal mission',
      see: ['F-SCEN-14', 'F-VARIANT-07', 'F-VARIANT-11'],
    },
    {
      id: 'F-SCEN-16',
      title: 'Full Conquest: end of the game',
      text: 'When all Borg Cubes are destroyed in Full Conquest, every player has one final turn, including the one who destroyed the last Cube. If the Round ends during these turns, the game ends at once. Otherwise the game ends after Round 6.',
      source: 'Full Conquest, p.20',
      terms:
        'when does it end; all cubes destroyed; final turn; when’s the normal long mission done; last city fell in the versus game; closing lap of the long free for all',
      see: ['F-SCEN-14', 'F-SCEN-17'],
    },
    {
      id: 'F-SCEN-17',
      title: 'Full Conquest: scoring and winning',
      text: 'At the end of Full Conquest you score Achievements and the Conquest bonuses for Borg Cubes: 7 for each destroyed Cube where you have the most Faction Tokens, otherwise 4 where you have at least one, and 5 for the Greatest Borg Destroyer (2 each if tied). The mission was successful if all Cubes are destroyed. Whoever has the most Experience wins, successful or not.',
      source: 'Full Conquest, p.20',
      terms:
        'who wins; points for cubes; mission success; how do we count the long versus game; triumph in the normal mission; city points in the long versus game; how do i win; winning the game; victory',
      see: ['F-SCORE-01', 'F-SCORE-10', 'F-SCORE-11'],
    },
    {
      id: 'F-SCEN-18',
      title: 'Full Conquest as a team game',
      text: 'Four players may play Full Conquest in two teams. You either keep the four Borg Cubes, or use only 2 Cube tiles and set their Level to 10, which invites cooperative assaults.',
      source: 'Full Conquest Team Game, p.20',
      terms:
        'two teams; four players; two cubes level 10; partners; normal mission in pairs; two versus two long game; giant cities for pairs',
      see: ['F-TEAM-01', 'F-COOP-01', 'F-SCEN-15'],
    },
    {
      id: 'F-SCEN-19',
      title: 'Blitz Conquest: players and length',
      text: 'Blitz Conquest is a shorter competitive scenario for 2 to 4 players over 4 Rounds. Again all Borg Cubes are to be destroyed, and the most Experience wins.',
      source: 'Blitz Conquest, p.20',
      terms:
        'short game; quick scenario; four rounds; fast; speedy versus mission; condensed free for all tonight; rapid rivalry mission',
      see: ['F-SCEN-20', 'F-SCEN-21', 'F-SCEN-24'],
    },
    {
      id: 'F-SCEN-20',
      title: 'Blitz Conquest: tiles and Cube Levels',
      text: 'Blitz Conquest is set up like this:\n• 2 players: 6 Frontier tiles, 2 Core tiles with a Borg Cube, 1 without\n• 3 players: 7 Frontier tiles, 3 with a Cube, 2 without\n• 4 players: 9 Frontier tiles, 4 with a Cube, 3 without\n\nEach Borg Cube is Level 3. You may change the Levels to your taste.',
      source: 'Blitz Conquest, p.20',
      terms:
        'setup; map size; number of tiles; borg cube level; prepare the speedy versus mission; city toughness in the condensed versus game; hexes for the speedy free for all',
      see: ['F-SCEN-19', 'F-VARIANT-11'],
    },
    {
      id: 'F-SCEN-21',
      title: 'Blitz scenarios: faster Experience',
      text: 'In Blitz Conquest and Blitz Cooperation you begin with 1 Experience. Each line that you cross on the Experience Track brings 1 Experience more.',
      source: 'Blitz Conquest, p.20; Blitz Cooperation, p.21',
      terms:
        'start with 1 experience; extra point; cross a line; quick learner; speedy game leveling perk; rank up quicker in the condensed game; bonus fame in short missions',
      see: ['F-LEVEL-01', 'F-OPEN-73', 'F-SCEN-38'],
    },
    {
      id: 'F-SCEN-22',
      title: 'Blitz scenarios: starting Reputation',
      text: 'In the Blitz scenarios you begin with a Reputation of +2. That already gives +1 in Interactions.',
      source: 'Blitz Conquest, p.20',
      terms:
        'reputation +2; bonus at start; interaction bonus; popularity at kickoff in the speedy game; are we loved in condensed missions; initial charm in short games',
      see: ['F-SCEN-21', 'F-INTERACT-08', 'F-OPEN-05'],
    },
    {
      id: 'F-SCEN-23',
      title: 'Blitz scenarios: more dice and Crew',
      text: 'In the Blitz scenarios the Core has one die more than usual and the Crew offer one card more: both have the number of actual players plus 3.',
      source: 'Blitz Conquest, p.20',
      terms:
        'extra die; extra crew card; core size; bigger offer; pool is larger in the speedy game; more hirelings in condensed missions; how many cubes in short games',
      see: ['F-SETUP-18', 'F-SETUP-20', 'F-SCEN-21'],
    },
    {
      id: 'F-SCEN-24',
      title: 'Blitz Conquest: end and scoring',
      text: 'Blitz Conquest ends and is scored like Full Conquest. When all Borg Cubes are destroyed, everybody has one final turn, also the one who destroyed the last; if the Round ends meanwhile, the game ends at once. Achievements and the bonuses for Cubes are scored, and the most Experience wins.',
      source: 'Blitz Conquest, p.20',
      terms:
        'when does it end; who wins; last turn; points; when’s the speedy versus mission done; how do we count the condensed versus game; triumph in the short free for all',
      see: ['F-SCEN-16', 'F-SCEN-17', 'F-SCORE-10'],
    },
  ],
};
