import type { Chapter } from '../entry.ts';

/** Scenario: Solo Conquest. */
export const scenarioSoloConquest: Chapter = {
  title: 'Scenario: Solo Conquest',
  beside: 'scenario solo alone conquest',
  entries: [
    {
      id: 'F-SCEN-39',
      title: 'Solo Conquest: players and length',
      text: 'Solo Conquest is for one player over 6 Rounds, with one Dummy Player. You must destroy all Borg Cubes alone. It also suits someone who will explain the game to others and wants to know it well.',
      source: 'Solo Conquest, p.21',
      terms:
        'single player; solitaire; play alone; one player; just me against the borg; lone wolf mission; challenge by myself for the evening',
      see: ['F-SCEN-40', 'F-SCEN-42', 'F-DUMMY-01'],
    },
    {
      id: 'F-SCEN-40',
      title: 'Solo Conquest: tiles and Cube Levels',
      text: 'Solo Conquest uses 7 Frontier tiles, 2 Core tiles with a Borg Cube and 2 without. The first Cube revealed is Level 5, the second Level 8. You may change the Levels to suit yourself.',
      source: 'Solo Conquest, p.21',
      terms:
        'setup; map size; number of tiles; borg cube level; prepare the lone wolf mission; city toughness for a loner; galaxy for a loner',
      see: ['F-SCEN-39', 'F-VARIANT-11'],
    },
    {
      id: 'F-SCEN-41',
      title: 'Solo Conquest: cards and Tactics',
      text: 'In Solo Conquest four cards are taken out of the Undiscovered Deck: Telepathy/Telepathic Assault, Data Virus/Cascade Virus, The Inner Light/Remembering Kataan and Energy Flow/Energy Steal.\n\nYou choose your Tactic first, then the Dummy Player gets a random one. The two Tactics used in a Round cannot be chosen in the next one.',
      source: 'Solo Conquest, p.21',
      terms:
        'removed cards; solo tactic; take out undiscovered; spells and plans for a lone wolf; can a loner reuse a strategy; strip the library for the lone wolf mission',
      see: ['F-SCEN-11', 'F-SCEN-12', 'F-SCEN-13'],
    },
    {
      id: 'F-SCEN-42',
      title: 'Solo Conquest: end of the game',
      text: 'When both Borg Cubes are destroyed in Solo Conquest, one last turn follows for you, none for the Dummy Player. Otherwise the game ends after Round 6.',
      source: 'Solo Conquest, p.21',
      terms:
        'when does it end; last turn alone; all cubes destroyed; when’s the lone wolf mission done; both cities fell do i go once more; closing lap for a loner',
      see: ['F-SCEN-43', 'F-OPEN-71', 'F-OPEN-89'],
    },
    {
      id: 'F-SCEN-43',
      title: 'Solo Conquest: result and score',
      text: 'You win Solo Conquest if all Borg Cubes are destroyed. Your score, win or lose, is your Experience, plus:\n• Achievements, without titles\n• 10 for each Borg Cube destroyed\n• 15 if all Cubes were destroyed\n• 30 for each Round by which you finished before the limit\n• 1 for each card of the Dummy Player’s deck not flipped in the last Round\n• 5 if nobody had announced the End of the Round yet in the last Round',
      source: 'Solo Conquest, p.21',
      terms:
        'did i win; points alone; final score; how do i count the lone wolf game; beat my personal best; did the loner triumph',
      see: ['F-SCORE-12', 'F-SCORE-14', 'F-SCORE-15', 'F-SCORE-16'],
    },
    {
      id: 'F-SCEN-44',
      title: 'Playing other scenarios alone',
      text: 'Any other scenario can be played solo, too. Use changes to setup and rules like those of Solo Conquest: a Dummy Player, the removed Undiscovered Cards, the solo Tactics and no titles. The book gives no numbers.\n\nWe play these missions alone; you win if the mission succeeds:\n• Liberate the Research Stations: 4 Rounds, 7 Frontier tiles, the Red Borg Cube’s, 2 other Core tiles\n• Where No One Has Gone Before: 5 Rounds, all tiles\n• Blitz Cooperation: 4 Rounds, 6 Frontier tiles, 1 Borg Cube of Level 5, 1 other Core tile\n\nThe First Reconnaissance has a solo form of its own. Full Conquest and Full Cooperation are Solo Conquest when you play alone, and Blitz Conquest is Blitz Cooperation. Conquer and Hold and One to Return are about rivals and need at least two players.',
      source: 'Other Solo Missions, p.21',
      terms:
        'solo variants; any mission solo; single player; may a loner try something else; adapt a versus mission for a lone wolf; homebrew for one person',
      see: ['F-SCEN-09', 'F-SCEN-39', 'F-DUMMY-01'],
    },
  ],
};
