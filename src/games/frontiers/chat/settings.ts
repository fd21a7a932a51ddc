import type { Setting } from '../../../chat/game-chat.ts';
import { SCENARIO_IDS } from '../options.ts';
import { SCENARIOS, type ScenarioId } from '../scenarios/list.ts';

const NO = { value: 'no', label: 'no', set: false } as const;

/** Returns a setting for a variant that is on or off. */
function variant(name: string, label: string, hint: string): Setting {
  return { name, label, values: [NO, { value: 'yes', label: 'yes', hint, set: true }] };
}

/** Returns a setting that raises or lowers one of the scenario's numbers, within limits. */
function numbers(name: string, label: string, from: number, to: number): Setting {
  const values = Array.from({ length: to - from + 1 }, (_, i) => from + i).map((number) => ({
    value: `${number}`,
    label: number === 0 ? 'as the scenario says' : number > 0 ? `${number} more` : `${-number} fewer`,
    set: number,
  }));
  return { name, label, usual: '0', values };
}

/** A hint per scenario: players, Rounds and goal. */
const SCENARIO_HINTS: Readonly<Record<ScenarioId, string>> = {
  'first-reconnaissance': '1 to 4 players, 3 Rounds, for a first game: ends when a Borg Cube is found',
  'full-conquest': '2 to 4 players, 6 Rounds: compete to destroy all Borg Cubes',
  'blitz-conquest': '2 to 4 players, 4 Rounds: Full Conquest, but faster',
  'full-cooperation': '2 or 3 players, 6 Rounds: work together to destroy all Borg Cubes',
  'blitz-cooperation': '2 or 3 players, 4 Rounds: Full Cooperation, but faster',
  'solo-conquest': '1 player, 6 Rounds: destroy both Borg Cubes alone',
  liberate: '2 to 4 players, 4 Rounds: free the stations from their guards',
  'where-no-one': '3 or 4 players, 4 Rounds: visit as many tiles as you can',
  'conquer-and-hold': '2 or 4 players, 6 or 4 Rounds: two sides fight for Starbases',
  'one-to-return': '2 to 4 players, 4 Rounds: hold the Wormhole at the end',
};

/** The settings of a game, with the possible values of each. */
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
  variant('auction', 'Auction of ships', 'Bid Experience for ships that other players pick'),
  variant('drafting', 'Draft', 'Each player drafts three Advanced Actions at the start for later Rounds'),
  variant('actionUpgrades', 'Action Upgrades', 'After even Rounds, you may exchange a card for an Advanced Action'),
  variant('openDecks', 'Open decks at upgrades', 'Action Upgrades show all players the cards in every deck'),
  variant('interactiveCombat', 'Interactive Combat', 'The previous player sets a secret die for a single enemy'),
  variant('jointAssaults', 'Joint assaults', 'Players may assault Borg Cubes together even when they compete'),
  variant('teams', 'Teams', 'Two teams of two'),
  variant('starbasePeace', 'Peace around Starbases', 'Players can’t assault each other’s Romulan Starbases'),
  variant('friendlyCards', 'Friendly cards', 'Leaves out two Undiscovered Cards that hinder other players'),
  variant('friendlyData', 'Friendly data', 'White dice can’t replace a color that is in the Core'),
  variant('randomTiles', 'Random tiles', 'Tiles are placed in a random orientation'),
  variant('randomCubes', 'Random Cubes', 'A random draw decides which Borg Cube appears'),
  numbers('cubeLevels', 'Level of Borg Cubes', 0, 8),
  numbers('frontierTiles', 'Frontier tiles', -5, 5),
  numbers('coreTiles', 'Core tiles without a Cube', -3, 3),
  numbers('cubeTiles', 'Core tiles with a Cube', -3, 3),
  variant('twoCubes', 'Two strong Cubes', 'Full Conquest in teams with two Level 10 Cubes'),
  {
    ...variant('guide', 'Guide', 'Explains each step the first time it comes up'),
    offer: {
      with: { scenario: 'first-reconnaissance', players: 1 },
      words: 'First voyage? Turn on the guide. It explains each step the first time it comes up.',
    },
  },
  variant('noDummy', 'No Dummy Player', 'For your very first solo game'),
  variant('lowestScores', 'Lowest Achievements', 'In cooperative games, the lowest score of each Achievement counts'),
  variant('openMap', 'Open map', 'Conquer and Hold starts with the whole map revealed'),
  variant('epic', 'Epic', 'One to Return lasts six Rounds'),
];
