import { Refused } from '../../../kernel/types.ts';
import { either } from '../../kit/words.ts';
import { CORE_TILE_IDS, CUBE_TILE_IDS, FRONTIER_TILE_IDS } from '../content/tiles/all.ts';
import { type FrontiersOptions, readOptions } from '../options.ts';
import { scenarioOf, sizeOf } from './all.ts';
import { tilesFor } from './tiles.ts';

/** The option that doesn't fit, the rule, and the reason. */
type Objection = readonly [about: keyof FrontiersOptions, rule: string, text: string];

const USUAL = readOptions({});

/** Adds the options that a scenario always has. Throws `Refused` if options don't fit together (F-SETUP-02). */
export function fitted(chosen: FrontiersOptions): FrontiersOptions {
  const objection = objectionTo(chosen);
  if (objection !== undefined) {
    const [, rule, text] = objection;
    throw new Refused(text, rule);
  }
  return completed(chosen);
}

/**
 * Changes options. When the scenario or number of players changes, variants that no longer fit are dropped. The number
 * of players becomes the nearest one that the scenario allows, the higher one in a tie. If neither the scenario nor the
 * number of players changes, the options must fit as they are.
 */
export function refitted(before: FrontiersOptions, chosen: FrontiersOptions): FrontiersOptions {
  const moved = chosen.scenario !== before.scenario;
  if (!moved && chosen.players === before.players) return fitted(chosen);
  let options = moved ? { ...withoutBrought(before, chosen), players: nearest(chosen) } : chosen;
  for (;;) {
    const [about] = objectionTo(options) ?? [];
    if (about === undefined || about === 'players' || options[about] === USUAL[about]) return fitted(options);
    options = { ...options, [about]: USUAL[about] };
  }
}

/** Returns the nearest number of players that the scenario allows. */
function nearest(options: FrontiersOptions): number {
  const away = (number: number) => Math.abs(number - options.players);
  const numbers = Object.keys(scenarioOf(options).sizes).map(Number);
  return numbers.reduce((best, number) => (away(number) <= away(best) ? number : best));
}

/** Turns off variants that were on only because the previous scenario requires them. */
function withoutBrought({ scenario, players }: FrontiersOptions, chosen: FrontiersOptions): FrontiersOptions {
  const brought = completed({ ...USUAL, scenario, players });
  return {
    ...chosen,
    pvp: chosen.pvp && !brought.pvp,
    teams: chosen.teams && !brought.teams,
    jointAssaults: chosen.jointAssaults && !brought.jointAssaults,
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

/** Returns the first problem with the options, or undefined. */
function objectionTo(chosen: FrontiersOptions): Objection | undefined {
  return objections(completed(chosen)).next().value;
}

type Objections = Generator<Objection, undefined>;

/** The number of players is checked first, because everything else depends on it. */
function* objections(options: FrontiersOptions): Objections {
  yield* aboutNumber(options);
  yield* aboutPlayers(options);
  yield* aboutScenario(options);
  yield* aboutTiles(options);
}

function* aboutNumber(options: FrontiersOptions): Objections {
  const { name, together, sizes } = scenarioOf(options);
  if (together && options.scenario !== 'solo-conquest' && options.players === 4)
    yield [
      'players',
      'F-DUMMY-14',
      `${name} allows at most three players, because the Dummy Player has the fourth ship.`,
    ];
  if (options.players in sizes) return;
  const numbers = either(Object.keys(sizes));
  const players = numbers === '1' ? 'player' : 'players';
  yield ['players', 'F-SETUP-01', `${name} is for ${numbers} ${players}. Choose another number or another scenario.`];
}

function* aboutPlayers(options: FrontiersOptions): Objections {
  const { name, teams, pvp, together } = scenarioOf(options);
  const alone = options.players === 1;
  if (options.teams && options.players !== 4)
    yield ['teams', 'F-TEAM-01', 'Teams need four players, two in each team.'];
  if (options.teams && teams === 'never') yield ['teams', 'F-TEAM-01', `${name} can’t be played in teams.`];
  if (options.pvp && pvp === 'never') {
    const text = `${name} doesn’t allow combat between players. Turn it off.`;
    yield ['pvp', together ? 'F-TEAM-05' : 'F-SCEN-05', text];
  }
  if (options.pvp && alone) yield ['pvp', 'F-PVP-01', 'Combat between players needs at least two players.'];
  if (options.auction && alone) yield ['auction', 'F-VARIANT-01', 'An auction needs at least two players.'];
  if (options.interactiveCombat && alone) {
    const text = 'Interactive Combat needs at least two players. One of them sets the die.';
    yield ['interactiveCombat', 'F-VARIANT-17', text];
  }
  if (options.jointAssaults && alone) yield ['jointAssaults', 'F-COOP-01', 'Joint assaults need at least two players.'];
  if (options.starbasePeace && options.pvp) {
    const text = 'Peace around Starbases can’t be used with combat between players.';
    yield ['starbasePeace', 'F-VARIANT-13', text];
  }
}

function* aboutScenario(options: FrontiersOptions): Objections {
  const { scenario: id, players } = options;
  const { name, together, cubes } = scenarioOf(options);
  if (options.noDummy && !(id === 'first-reconnaissance' && players === 1)) {
    const text = 'Only a solo game of The First Reconnaissance can leave out the Dummy Player.';
    yield ['noDummy', 'F-SCEN-10', text];
  }
  if (options.lowestScores && !(together && players > 1)) {
    const text = 'Only cooperative games can score the lowest Achievements.';
    yield ['lowestScores', 'F-SCEN-34', text];
  }
  if (options.openMap && id !== 'conquer-and-hold')
    yield ['openMap', 'F-SCEN-83', 'Only Conquer and Hold can start with an open map.'];
  if (options.epic && id !== 'one-to-return') yield ['epic', 'F-SCEN-91', 'Only One to Return has an epic form.'];
  if (options.twoCubes && !(id === 'full-conquest' && options.teams))
    yield ['twoCubes', 'F-SCEN-18', 'Only Full Conquest in teams can use two Level 10 Cubes.'];
  if (options.cubeLevels > 0 && cubes !== 'assaulted') {
    const text = `Cubes can’t be assaulted in ${name}, so their Level can’t be changed.`;
    yield ['cubeLevels', 'F-VARIANT-11', text];
  }
  if (options.randomCubes && cubes === 'none')
    yield ['randomCubes', 'F-SCEN-68', `${name} has no Borg Cubes, so they can’t be random.`];
  if (options.jointAssaults && cubes !== 'assaulted')
    yield ['jointAssaults', 'F-COOP-01', `Cubes can’t be assaulted in ${name}, so joint assaults aren’t possible.`];
  if (options.openDecks && !options.actionUpgrades) {
    const text = 'Open decks need Action Upgrades. Turn those on too.';
    yield ['openDecks', 'F-VARIANT-31', text];
  }
}

/**
 * F-VARIANT-07: players may choose any number of tiles from the number that the scenario requires up to the number in
 * the box.
 */
function* aboutTiles(options: FrontiersOptions): Objections {
  const scenario = scenarioOf(options);
  const { name, map, cubes } = scenario;
  const size = sizeOf(options);
  const { always, frontier, core } = tilesFor(scenario);
  if (map === 'rows')
    for (const about of ['frontierTiles', 'coreTiles', 'cubeTiles'] as const)
      if (options[about] !== 0) yield [about, 'F-SCEN-66', `The map of ${name} has a fixed size.`];
  const least = Math.max(2, always.length);
  if (size.frontier < least || size.frontier > Math.min(FRONTIER_TILE_IDS.length, always.length + frontier.length)) {
    const text = `${name} needs ${least} to ${FRONTIER_TILE_IDS.length} Frontier tiles. This would be ${size.frontier}.`;
    yield ['frontierTiles', 'F-VARIANT-07', text];
  }
  const most = Math.min(CORE_TILE_IDS.length, core.length);
  if (size.core < 0 || size.core > most) {
    const text = `${name} can have 0 to ${most} Core tiles without a Cube. This would be ${size.core}.`;
    yield ['coreTiles', 'F-VARIANT-07', text];
  }
  if (size.cubes < 1 || size.cubes > CUBE_TILE_IDS.length) {
    const text = `There can be 1 to ${CUBE_TILE_IDS.length} tiles with a Borg Cube. This would be ${size.cubes}.`;
    yield ['cubeTiles', 'F-VARIANT-07', text];
  }
  if (options.cubeTiles !== 0 && cubes === 'destroyed')
    yield ['cubeTiles', 'F-SCEN-47', `${name} always uses exactly one Cube, the Red Borg Cube.`];
  if (options.cubeTiles !== 0 && options.twoCubes)
    yield ['cubeTiles', 'F-SCEN-18', 'With two Level 10 Cubes you can’t change the number of Cube tiles.'];
}
