import type { Chapter } from '../entry.ts';

/** Scenario: Liberate the Research Stations. */
export const scenarioLiberateTheResearchStations: Chapter = {
  title: 'Scenario: Liberate the Research Stations',
  beside: 'scenario liberate',
  entries: [
    {
      id: 'F-SCEN-45',
      title: 'Liberate: players and length',
      text: 'Liberate the Research Stations is a shorter competitive scenario for 2 to 4 players over 4 Rounds. The Research Stations are occupied by enemies, and you fight to free them.',
      source: 'Liberate the Research Stations, p.21',
      terms:
        'research station scenario; four rounds; competitive; mines; rescue the labs mission; mission about labs under occupation; how long is the freedom fighter game',
      see: ['F-SCEN-44', 'F-SCEN-46', 'F-SCEN-50', 'F-SCEN-56'],
    },
    {
      id: 'F-SCEN-46',
      title: 'Liberate: Frontier tiles',
      text: 'Liberate the Research Stations uses 8 Frontier tiles for 2 players, 9 for 3 and 11 for 4. Only tiles without a Research Station may be left out.',
      source: 'Liberate, p.21',
      terms:
        'blue tiles; map size; number of tiles; setup; outskirts hexes for the labs mission; which easy pieces stay when rescuing labs; hexes lacking a lab',
      see: ['F-SCEN-47'],
    },
    {
      id: 'F-SCEN-47',
      title: 'Liberate: Core tiles',
      text: 'Liberate the Research Stations uses 1 Core tile with a Borg Cube, always the Red one, and 1, 2 or 3 without a Cube for 2, 3 or 4 players. The tile that has no Research Station is never used.',
      source: 'Liberate, p.21',
      terms:
        'red borg cube; red tiles; number of core tiles; hard hexes for the labs mission; which city comes when rescuing labs; inner pieces in the freedom fighter game',
      see: ['F-SCEN-46', 'F-SCEN-48', 'F-VARIANT-10'],
    },
    {
      id: 'F-SCEN-48',
      title: 'Liberate: the Cube is already destroyed',
      text: 'In Liberate the Research Stations the Borg Cube counts as destroyed from the start. Each player has one Faction Token on its card, but nobody is held to have the most there, whatever the order of the tokens.',
      source: 'Liberate, p.21',
      terms:
        'red cube; faction token on cube; use cube; hand limit; crimson city dead when rescuing labs; initial flag on the labs mission wreck; who’s mayor in the freedom fighter game',
      see: ['F-BUY-09', 'F-EOT-18'],
    },
    {
      id: 'F-SCEN-49',
      title: 'Liberate: guards of a Research Station',
      text: 'When a Research Station is revealed in Liberate the Research Stations, an Enemy Ship Token is placed on it face up: a Romulan Warbird on a Frontier tile, a Borg Sphere on a Core tile. A Class-K Planet Token is added face down; it stands for the enemies aboard. The Enemy Ship only guards the station: passing ships do not provoke it.',
      source: 'Liberate, p.21',
      terms:
        'warbird; sphere; class-k token; occupied station; revealed; who occupies the labs; baddies put on an uncovered lab; do lab sentries ambush passersby',
      see: ['F-SCEN-50', 'F-SCEN-55'],
    },
    {
      id: 'F-SCEN-50',
      title: 'Liberate: assaulting a Research Station',
      text: 'In Liberate the Research Stations you may, as your Action, assault an occupied station from an adjacent space. You fight the Enemy Ship first; after that you must beam down an Away Team against the Planet Token. Tokens that you do not defeat stay and can be attacked again later.',
      source: 'Liberate, p.21',
      terms:
        'free station; attack station; away team on station; action; how do i free a lab; storm the occupied lab; brawl then ground squad at a lab',
      see: ['F-SCEN-49', 'F-SCEN-51', 'F-MULTI-05', 'F-OPEN-93'],
    },
    {
      id: 'F-SCEN-51',
      title: 'Liberate: winning a Research Station',
      text: 'In Liberate the Research Stations, defeating the last token frees the station: you mark it with your Faction Token, gain 1 Reputation (2 on a Core tile) and must move onto it at once. The move is free and provokes no Enemy Ship Tokens.',
      source: 'Liberate, p.21',
      terms:
        'free move; reputation; faction token; last token; i freed a lab now what; popularity for rescuing a lab; step into the freed lab',
      see: ['F-SCEN-50', 'F-SCEN-52', 'F-SCEN-53'],
    },
    {
      id: 'F-SCEN-52',
      title: 'Liberate: Reputation for the guards',
      text: 'In Liberate the Research Stations the Enemy Ship Tokens on occupied stations give their Experience when defeated, but not the Reputation that Warbirds and Spheres usually bring.',
      source: 'Liberate, p.21',
      terms:
        'warbird reputation; sphere reputation; experience for guards; am i a hero for lab sentries; slaying sentries at labs popularity; do lab baddies improve my standing',
      see: ['F-SCEN-51', 'F-OUTCOME-02'],
    },
    {
      id: 'F-SCEN-53',
      title: 'Liberate: entering Research Stations',
      text: 'In Liberate the Research Stations no ship can enter a station before it is liberated. Then it produces Data Crystals as usual, at once: the liberator gains a crystal there in that very turn.',
      source: 'Liberate, p.21',
      terms:
        'blocked station; crystal on liberation; production starts; can i fly into an occupied lab; when does a freed lab pay its gem; gem straight away upon rescuing',
      see: ['F-SCEN-51', 'F-SCEN-54', 'F-LOC-04'],
    },
    {
      id: 'F-SCEN-54',
      title: 'Liberate: crystals each Round',
      text: 'In Liberate the Research Stations every station that you liberated sends you 1 Data Crystal whenever a Round starts, at any distance.',
      source: 'Liberate, p.22',
      terms:
        'start of round; grateful stations; distance; freed labs pay rent; daily gem income from labs; thankful scientists send gems',
      see: ['F-SCEN-53', 'F-DATA-03'],
    },
    {
      id: 'F-SCEN-55',
      title: 'Liberate: too few Class-K tokens',
      text: 'If the Class-K Planet Tokens run short in Liberate the Research Stations, placeholders stand for those not yet revealed, and a token is drawn when an Away Team beams down. If there are still too few, a Class-L Planet Token is used, with 1 added to its Diplomacy Value.',
      source: 'Liberate NOTE, p.22',
      terms:
        'run out of tokens; placeholder; class-l plus 1 diplomacy; ground monster pile dry in the labs mission; not enough sentries for every lab; substitute monster inside a lab',
      see: ['F-SCEN-49'],
    },
    {
      id: 'F-SCEN-56',
      title: 'Liberate: end of the game',
      text: 'When every tile is revealed and every Research Station is liberated, all players have one last turn, also the one who freed the last station. If the Round ends during these turns, the game ends at once. Otherwise the game ends after Round 4.',
      source: 'Liberate, p.22',
      terms:
        'when does it end; all stations liberated; last turn; when’s the labs mission done; last lab freed finale; closing lap in the freedom fighter game',
      see: ['F-SCEN-57', 'F-SCEN-93'],
    },
    {
      id: 'F-SCEN-57',
      title: 'Liberate: scoring',
      text: 'At the end of Liberate the Research Stations, Achievements are scored, and also:\n• 4 Experience for each of your Research Stations on a Frontier tile\n• 7 Experience for each one on a Core tile\n• 5 more as the Greatest Liberator for whoever scored most for Research Stations; 2 each if tied',
      source: 'Liberate, p.22',
      terms:
        'points per station; greatest liberator; who wins; how do we count the labs mission; what’s a freed lab worth; medal for rescuing most labs',
      see: ['F-SCORE-01', 'F-SCEN-93', 'F-OPEN-88'],
    },
    {
      id: 'F-SCEN-93',
      title: 'Liberate: success of the mission',
      text: 'In Liberate the Research Stations the mission is a success if every Research Station was liberated. The players score in any case.',
      source: 'Liberate, p.22',
      terms:
        'mission successful; all stations free; failed mission; did we accomplish the labs mission; some labs still occupied at the finale; do points count if a lab stays enslaved',
      see: ['F-SCEN-56', 'F-SCEN-57'],
    },
  ],
};
