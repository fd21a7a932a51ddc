import type { Chapter } from '../entry.ts';

/** Scenario: Where No One Has Gone Before. */
export const scenarioWhereNoOneHasGoneBefore: Chapter = {
  title: 'Scenario: Where No One Has Gone Before',
  beside: 'scenario gone visit marker',
  entries: [
    {
      id: 'F-SCEN-58',
      title: 'Where No One: players and setup',
      text: 'Where No One Has Gone Before is a shorter competitive scenario for 3 or 4 players over 4 Rounds. It uses all Frontier tiles and all Core tiles. Every Borg Cube is Level 3. The aim is to visit as many tiles as you can.',
      source: 'Where No One Has Gone Before, p.22',
      terms:
        'exploration scenario; all tiles; four rounds; cube level 3; scouting race mission; tourism mission for three; which mission uses the entire galaxy',
      see: ['F-SCEN-44', 'F-SCEN-59', 'F-SCEN-62'],
    },
    {
      id: 'F-SCEN-59',
      title: 'Where No One: marking visited tiles',
      text: 'In Where No One Has Gone Before, the first time your ship visits a tile you put a Faction Token on one of its empty spaces, nebulae or asteroid fields. If your tokens run out, anything else may stand in for them.',
      source: 'Where No One, p.22',
      terms:
        'faction token on tile; first visit; nebula; run out of tokens; flag hexes in the scouting race; proof that i was here; ran short of flags for tourism',
      see: ['F-SCEN-60', 'F-SCEN-61', 'F-OPEN-74'],
    },
    {
      id: 'F-SCEN-60',
      title: 'Where No One: removing a marker',
      text: 'In Where No One Has Gone Before, you may remove the marker from a tile once another of your Faction Tokens lies on that tile, for example for a conquered Starbase or an Away Mission. In games here it stays where it is: the tile counts once, whatever else lies on it.',
      source: 'Where No One, p.22',
      terms:
        'take back faction token; second token on tile; pick my scouting race flag up again; two flags of mine on one hex; reuse tourism flags',
      see: ['F-SCEN-59'],
    },
    {
      id: 'F-SCEN-61',
      title: 'Where No One: visiting by Away Mission',
      text: 'In Where No One Has Gone Before, a successful Away Mission counts as a visit to the planet’s tile, even if your ship stood on a neighboring tile.',
      source: 'Where No One, p.22',
      terms:
        'count as visited; away team from next tile; mission visit; ground trip counts in the scouting race; squad landed next door is that tourism; claim a neighbour hex by landing',
      see: ['F-SCEN-59', 'F-AWAY-27'],
    },
    {
      id: 'F-SCEN-62',
      title: 'Where No One: end of the game',
      text: 'When the last tile of Where No One Has Gone Before is placed, every player has one more turn, including the one who revealed it. Otherwise the game ends after Round 4.',
      source: 'Where No One, p.22',
      terms:
        'when does it end; last tile; one more turn; when’s the scouting race done; final hex uncovered; closing lap of the tourism mission',
      see: ['F-SCEN-63', 'F-OPEN-89'],
    },
    {
      id: 'F-SCEN-63',
      title: 'Where No One: scoring',
      text: 'At the end of Where No One Has Gone Before, Achievements are scored, and also:\n• 1 Experience for each tile that you visited, by ship or by a successful Away Team\n• 5 as the Greatest Explorer for whoever visited most tiles; 2 each if tied\n\nA tile on which you only have a Faction Token that was placed from outside, such as for a planet decimated from the next tile, is not visited. Destroyed Borg Cubes bring no bonus here.',
      source: 'Where No One, p.22',
      terms:
        'points per tile; greatest explorer; conquest bonus; how do we count the scouting race; what’s a seen hex worth; medal for best tourist',
      see: ['F-SCORE-01', 'F-SCEN-94', 'F-OPEN-88'],
    },
    {
      id: 'F-SCEN-94',
      title: 'Where No One: success of the mission',
      text: 'In Where No One Has Gone Before the mission is a success if every tile was revealed. The players score in any case.',
      source: 'Where No One, p.22',
      terms:
        'mission successful; all tiles revealed; failed mission; did we accomplish the scouting race; some hexes never flipped at the finale; unfinished galaxy in the tourism mission',
      see: ['F-SCEN-62', 'F-SCEN-63'],
    },
  ],
};
