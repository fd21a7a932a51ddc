import type { Setting } from '../../../discord/games/chat.ts';
import { SCENARIO_IDS } from '../options.ts';
import { SCENARIOS, type ScenarioId } from '../scenarios/list.ts';

const NO = { value: 'no', label: 'no', set: false } as const;

/** A variant that is played or not. */
function variant(name: string, label: string, hint: string): Setting {
  return { name, label, values: [NO, { value: 'yes', label: 'yes', hint, set: true }] };
}

/** Numbers from one to another, 0 being what the scenario says. */
function numbers(name: string, label: string, from: number, to: number): Setting {
  const values = Array.from({ length: to - from + 1 }, (_, i) => from + i).map((number) => ({
    value: `${number}`,
    label: number === 0 ? 'as the scenario says' : number > 0 ? `${number} more` : `${-number} fewer`,
    set: number,
  }));
  return { name, label, usual: '0', values };
}

/** For how many captains each scenario is, how long, and what it is about. */
const SCENARIO_HINTS: Readonly<Record<ScenarioId, string>> = {
  'first-reconnaissance': '1 to 4, 3 Rounds, for a first game: ends when a Borg Cube is found',
  'full-conquest': '2 to 4, 6 Rounds: destroy all Borg Cubes, each for themselves',
  'blitz-conquest': '2 to 4, 4 Rounds: the same, faster',
  'full-cooperation': '2 or 3, 6 Rounds: destroy all Borg Cubes together',
  'blitz-cooperation': '2 or 3, 4 Rounds: the same, faster',
  'solo-conquest': '1, 6 Rounds: destroy both Borg Cubes alone',
  liberate: '2 to 4, 4 Rounds: free the stations from their guards',
  'where-no-one': '3 or 4, 4 Rounds: visit as many tiles as you can',
  'conquer-and-hold': '2 or 4, 6 or 4 Rounds: two sides fight for Starbases',
  'one-to-return': '2 to 4, 4 Rounds: hold the Wormhole when it ends',
};

/** What can be chosen before a game, as the options of the game hold it. */
export const SETTINGS: readonly Setting[] = [
  {
    name: 'scenario',
    label: 'Scenario',
    values: SCENARIO_IDS.map((value) => {
      const label = SCENARIOS[value].name.replace(/^The /, '');
      return { value, label, hint: SCENARIO_HINTS[value] };
    }),
  },
  {
    name: 'players',
    label: 'Players',
    usual: '2',
    values: [1, 2, 3, 4].map((set) => ({ value: `${set}`, label: `${set}`, set })),
  },
  variant('pvp', 'Combat between players', 'Ships may attack each other'),
  variant('auction', 'Auction of ships', 'Experience can be offered for a ship that another one picks'),
  variant('drafting', 'Draft', 'Each keeps three Advanced Actions at the start for later Rounds'),
  variant('actionUpgrades', 'Action Upgrades', 'After even Rounds a card can be exchanged for an Advanced Action'),
  variant('openDecks', 'Open decks at upgrades', 'At Action Upgrades the cards of all decks are named'),
  variant('interactiveCombat', 'Interactive Combat', 'Who played before sets a secret die for a lone enemy'),
  variant('jointAssaults', 'Joint assaults', 'Borg Cubes may be assaulted together though you compete'),
  variant('teams', 'Teams', 'Two teams of two'),
  variant('starbasePeace', 'Peace around Starbases', 'Nobody assaults another’s Romulan Starbase'),
  variant('friendlyCards', 'Friendly cards', 'Two Undiscovered Cards that hinder others stay in the box'),
  variant('friendlyData', 'Friendly data', 'White dice don’t stand in for a color that lies in the Core'),
  variant('randomTiles', 'Random tiles', 'Tiles are flipped at random'),
  variant('randomCubes', 'Random Cubes', 'Which Borg Cube appears is drawn at random'),
  numbers('cubeLevels', 'Level of Borg Cubes', 0, 8),
  numbers('frontierTiles', 'Frontier tiles', -5, 5),
  numbers('coreTiles', 'Core tiles without a Cube', -3, 3),
  numbers('cubeTiles', 'Core tiles with a Cube', -3, 3),
  variant('twoCubes', 'Two strong Cubes', 'Full Conquest in teams with two Cubes of Level 10'),
  {
    ...variant('guide', 'Guide', 'Each first step is explained as it comes'),
    offer: {
      with: { scenario: 'first-reconnaissance', players: 1 },
      words: 'Your first voyage? Take the guide: each first step is explained as it comes.',
    },
  },
  variant('noDummy', 'No Dummy Player', 'For a very first game alone'),
  variant('lowestScores', 'Lowest Achievements', 'Together: the lowest score of each Achievement counts'),
  variant('openMap', 'Open map', 'Conquer and Hold with the whole map from the start'),
  variant('epic', 'Epic', 'One to Return in six Rounds'),
];
