import { Refused } from '../../../kernel/types.ts';
import { either } from '../../kit/words.ts';
import { CORE_TILE_IDS, CUBE_TILE_IDS, FRONTIER_TILE_IDS } from '../content/tiles/all.ts';
import { type FrontiersOptions, readOptions } from '../options.ts';
import { scenarioOf, sizeOf, takes } from './all.ts';
import { tilesFor } from './tiles.ts';

/** What can be chosen: `pvp`. */
type Name = keyof FrontiersOptions;

/** A reason why options don’t go together. */
interface Objection {
  when: boolean;
  /** The option that can’t be as it is. */
  about: Name;
  text: string;
  rule: string;
}

const TILE_NUMBERS = ['frontierTiles', 'coreTiles', 'cubeTiles'] as const;
const USUAL = readOptions({});

/** Completes options by what a scenario always has, and throws `Refused` where they don’t go together (F-SETUP-02). */
export function fitted(chosen: FrontiersOptions): FrontiersOptions {
  const objection = objectionTo(chosen);
  if (objection !== undefined) throw new Refused(objection.text, objection.rule);
  return completed(chosen);
}

/**
 * Options in place of others. Another scenario or number of players takes along what no longer goes with it: a variant that
 * doesn’t fit is left out, and a scenario brings the number of players that is nearest, the higher one of two. Any other
 * change is taken as it is, or refused.
 */
export function refitted(before: FrontiersOptions, chosen: FrontiersOptions): FrontiersOptions {
  const moved = chosen.scenario !== before.scenario;
  if (!moved && chosen.players === before.players) return fitted(chosen);
  let options = moved ? { ...chosen, ...notBrought(before), players: nearest(chosen) } : chosen;
  for (;;) {
    const { about } = objectionTo(options) ?? {};
    if (about === undefined || about === 'players' || options[about] === USUAL[about]) return fitted(options);
    options = { ...options, [about]: USUAL[about] };
  }
}

/** The number of players that a scenario takes, as near to the chosen one as can be. */
function nearest(options: FrontiersOptions): number {
  const away = (number: number) => Math.abs(number - options.players);
  const numbers = Object.keys(scenarioOf(options).sizes).map(Number);
  return numbers.reduce((best, number) => (away(number) <= away(best) ? number : best));
}

/** Variants that were on because the scenario always has them are no choice: another scenario says for itself. */
function notBrought({ scenario: id, players }: FrontiersOptions): Partial<FrontiersOptions> {
  const brought = completed({ ...USUAL, scenario: id, players });
  return {
    ...(brought.pvp ? { pvp: false } : {}),
    ...(brought.teams ? { teams: false } : {}),
    ...(brought.jointAssaults ? { jointAssaults: false } : {}),
  };
}

function completed(chosen: FrontiersOptions): FrontiersOptions {
  const { pvp, teams, together } = scenarioOf(chosen);
  return {
    ...chosen,
    pvp: chosen.pvp || pvp === 'always',
    teams: chosen.teams || (teams === 'always' && chosen.players === 4),
    jointAssaults: chosen.jointAssaults || (together && chosen.players > 1),
  };
}

/** The first thing that is wrong with options. The number of players comes first: all else asks for what it makes of them. */
function objectionTo(chosen: FrontiersOptions): Objection | undefined {
  const wrong = ({ when }: Objection) => when;
  const options = completed(chosen);
  return (
    aboutNumber(options).find(wrong) ??
    [...aboutPlayers(options), ...aboutScenario(options), ...aboutTiles(options)].find(wrong)
  );
}

function aboutNumber(options: FrontiersOptions): Objection[] {
  const { players } = options;
  const scenario = scenarioOf(options);
  return [
    {
      when: scenario.together && scenario.id !== 'solo-conquest' && players === 4,
      about: 'players',
      text: `${scenario.name} is for three players at most: the fourth ship is the Dummy Player’s.`,
      rule: 'F-DUMMY-14',
    },
    {
      when: !takes(scenario, players),
      about: 'players',
      text: `${scenario.name} is for ${either(Object.keys(scenario.sizes))} ${only(scenario.sizes) ? 'player' : 'players'}. Choose another number or another scenario.`,
      rule: 'F-SETUP-01',
    },
  ];
}

function aboutPlayers(options: FrontiersOptions): Objection[] {
  const { players } = options;
  const { name, teams, pvp, together } = scenarioOf(options);
  const alone = players === 1;
  return [
    {
      when: options.teams && players !== 4,
      about: 'teams',
      text: 'Teams are two of two: choose four players.',
      rule: 'F-TEAM-01',
    },
    {
      when: options.teams && teams === 'never',
      about: 'teams',
      text: `${name} isn’t played in teams.`,
      rule: 'F-TEAM-01',
    },
    {
      when: options.pvp && pvp === 'never',
      about: 'pvp',
      text: `${name} has no combat between players. Leave it out.`,
      rule: together ? 'F-TEAM-05' : 'F-SCEN-05',
    },
    {
      when: options.pvp && alone,
      about: 'pvp',
      text: 'Alone there is nobody to attack. Leave it out.',
      rule: 'F-PVP-01',
    },
    {
      when: options.auction && alone,
      about: 'auction',
      text: 'Alone there is nobody to bid against.',
      rule: 'F-VARIANT-01',
    },
    {
      when: options.interactiveCombat && alone,
      about: 'interactiveCombat',
      text: 'Interactive Combat needs somebody who sets the die: two players at least.',
      rule: 'F-VARIANT-17',
    },
    {
      when: options.jointAssaults && alone,
      about: 'jointAssaults',
      text: 'Alone there is nobody to assault a Cube with.',
      rule: 'F-COOP-01',
    },
    {
      when: options.starbasePeace && options.pvp,
      about: 'starbasePeace',
      text: 'Peace around Starbases goes with a game without combat between players.',
      rule: 'F-VARIANT-13',
    },
  ];
}

function aboutScenario(options: FrontiersOptions): Objection[] {
  const { id, name, together, cubes } = scenarioOf(options);
  return [
    {
      when: options.noDummy && !(id === 'first-reconnaissance' && options.players === 1),
      about: 'noDummy',
      text: 'Only a first game alone, The First Reconnaissance, can do without the Dummy Player.',
      rule: 'F-SCEN-10',
    },
    {
      when: options.lowestScores && !(together && options.players > 1),
      about: 'lowestScores',
      text: 'Scoring the lowest Achievements is a variant of cooperative games.',
      rule: 'F-SCEN-34',
    },
    {
      when: options.openMap && id !== 'conquer-and-hold',
      about: 'openMap',
      text: 'Only Conquer and Hold can begin with an open map.',
      rule: 'F-SCEN-83',
    },
    {
      when: options.epic && id !== 'one-to-return',
      about: 'epic',
      text: 'Only One to Return has an epic form.',
      rule: 'F-SCEN-91',
    },
    {
      when: options.twoCubes && !(id === 'full-conquest' && options.teams),
      about: 'twoCubes',
      text: 'Two Cubes of Level 10 are for Full Conquest in teams.',
      rule: 'F-SCEN-18',
    },
    {
      when: options.cubeLevels > 0 && cubes !== 'assaulted',
      about: 'cubeLevels',
      text: `${name} has no Cube that could be assaulted: its Level stays as it is.`,
      rule: 'F-VARIANT-11',
    },
    {
      when: options.randomCubes && cubes === 'none',
      about: 'randomCubes',
      text: `${name} has no Borg Cube that could be drawn at random.`,
      rule: 'F-SCEN-68',
    },
    {
      when: options.jointAssaults && cubes !== 'assaulted',
      about: 'jointAssaults',
      text: `${name} has no Cube that could be assaulted together.`,
      rule: 'F-COOP-01',
    },
    {
      when: options.openDecks && !options.actionUpgrades,
      about: 'openDecks',
      text: 'Decks are looked through at Action Upgrades alone: choose Action Upgrades too.',
      rule: 'F-VARIANT-31',
    },
  ];
}

/** F-VARIANT-07: any number of tiles, as long as the box has them and the scenario’s own ones are among them. */
function aboutTiles(options: FrontiersOptions): Objection[] {
  const scenario = scenarioOf(options);
  const { name, map, cubes } = scenario;
  const size = sizeOf(options);
  const { always, frontier, core } = tilesFor(scenario);
  const least = Math.max(2, always.length);
  const most = Math.min(CORE_TILE_IDS.length, core.length);
  return [
    ...TILE_NUMBERS.map((about) => ({
      when: options[about] !== 0 && map === 'rows',
      about,
      text: `The map of ${name} has a fixed size.`,
      rule: 'F-SCEN-66',
    })),
    {
      when:
        size.frontier < least || size.frontier > Math.min(FRONTIER_TILE_IDS.length, always.length + frontier.length),
      about: 'frontierTiles',
      text: `${name} needs ${least} to ${FRONTIER_TILE_IDS.length} Frontier tiles; this would be ${size.frontier}.`,
      rule: 'F-VARIANT-07',
    },
    {
      when: size.core < 0 || size.core > most,
      about: 'coreTiles',
      text: `${name} can have 0 to ${most} Core tiles without a Cube; this would be ${size.core}.`,
      rule: 'F-VARIANT-07',
    },
    {
      when: size.cubes < 1 || size.cubes > CUBE_TILE_IDS.length,
      about: 'cubeTiles',
      text: `There can be 1 to ${CUBE_TILE_IDS.length} tiles with a Borg Cube; this would be ${size.cubes}.`,
      rule: 'F-VARIANT-07',
    },
    {
      when: options.cubeTiles !== 0 && cubes === 'destroyed',
      about: 'cubeTiles',
      text: `${name} has the Red Borg Cube and no other.`,
      rule: 'F-SCEN-47',
    },
    {
      when: options.cubeTiles !== 0 && options.twoCubes,
      about: 'cubeTiles',
      text: 'Two strong Cubes are two: leave the number of Cube tiles as it is.',
      rule: 'F-SCEN-18',
    },
  ];
}

function only(sizes: object): boolean {
  return Object.keys(sizes).length === 1 && '1' in sizes;
}
