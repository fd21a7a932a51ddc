import { Refused } from '../../../kernel/types.ts';
import { either } from '../../kit/words.ts';
import { CORE_TILE_IDS, CUBE_TILE_IDS, FRONTIER_TILE_IDS } from '../content/tiles/all.ts';
import { type FrontiersOptions, readOptions } from '../options.ts';
import { scenarioOf, sizeOf } from './all.ts';
import { tilesFor } from './tiles.ts';

/** The option that can’t be as it is, by which rule, and why. */
type Objection = readonly [about: keyof FrontiersOptions, rule: string, text: string];

const USUAL = readOptions({});

/** Completes options by what a scenario always has, and throws `Refused` where they don’t go together (F-SETUP-02). */
export function fitted(chosen: FrontiersOptions): FrontiersOptions {
  const objection = objectionTo(chosen);
  if (objection !== undefined) {
    const [, rule, text] = objection;
    throw new Refused(text, rule);
  }
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
  let options = moved ? { ...withoutBrought(before, chosen), players: nearest(chosen) } : chosen;
  for (;;) {
    const [about] = objectionTo(options) ?? [];
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

/** Variants that were on because the scenario before always has them are no choice: another scenario says for itself. */
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

/** The first thing that is wrong with options, or undefined. */
function objectionTo(chosen: FrontiersOptions): Objection | undefined {
  return objections(completed(chosen)).next().value;
}

type Objections = Generator<Objection, undefined>;

/** The number of players comes first: all else asks for what it makes of them. */
function* objections(options: FrontiersOptions): Objections {
  yield* aboutNumber(options);
  yield* aboutPlayers(options);
  yield* aboutScenario(options);
  yield* aboutTiles(options);
}

function* aboutNumber(options: FrontiersOptions): Objections {
  const { name, together, sizes } = scenarioOf(options);
  if (together && options.scenario !== 'solo-conquest' && options.players === 4)
    yield ['players', 'F-DUMMY-14', `${name} is for three players at most: the fourth ship is the Dummy Player’s.`];
  if (options.players in sizes) return;
  const numbers = either(Object.keys(sizes));
  const players = numbers === '1' ? 'player' : 'players';
  yield ['players', 'F-SETUP-01', `${name} is for ${numbers} ${players}. Choose another number or another scenario.`];
}

function* aboutPlayers(options: FrontiersOptions): Objections {
  const { name, teams, pvp, together } = scenarioOf(options);
  const alone = options.players === 1;
  if (options.teams && options.players !== 4)
    yield ['teams', 'F-TEAM-01', 'Teams are two of two: choose four players.'];
  if (options.teams && teams === 'never') yield ['teams', 'F-TEAM-01', `${name} isn’t played in teams.`];
  if (options.pvp && pvp === 'never') {
    const text = `${name} has no combat between players. Leave it out.`;
    yield ['pvp', together ? 'F-TEAM-05' : 'F-SCEN-05', text];
  }
  if (options.pvp && alone) yield ['pvp', 'F-PVP-01', 'Alone there is nobody to attack. Leave it out.'];
  if (options.auction && alone) yield ['auction', 'F-VARIANT-01', 'Alone there is nobody to bid against.'];
  if (options.interactiveCombat && alone) {
    const text = 'Interactive Combat needs somebody who sets the die: two players at least.';
    yield ['interactiveCombat', 'F-VARIANT-17', text];
  }
  if (options.jointAssaults && alone)
    yield ['jointAssaults', 'F-COOP-01', 'Alone there is nobody to assault a Cube with.'];
  if (options.starbasePeace && options.pvp) {
    const text = 'Peace around Starbases goes with a game without combat between players.';
    yield ['starbasePeace', 'F-VARIANT-13', text];
  }
}

function* aboutScenario(options: FrontiersOptions): Objections {
  const { scenario: id, players } = options;
  const { name, together, cubes } = scenarioOf(options);
  if (options.noDummy && !(id === 'first-reconnaissance' && players === 1)) {
    const text = 'Only a first game alone, The First Reconnaissance, can do without the Dummy Player.';
    yield ['noDummy', 'F-SCEN-10', text];
  }
  if (options.lowestScores && !(together && players > 1)) {
    const text = 'Scoring the lowest Achievements is a variant of cooperative games.';
    yield ['lowestScores', 'F-SCEN-34', text];
  }
  if (options.openMap && id !== 'conquer-and-hold')
    yield ['openMap', 'F-SCEN-83', 'Only Conquer and Hold can begin with an open map.'];
  if (options.epic && id !== 'one-to-return') yield ['epic', 'F-SCEN-91', 'Only One to Return has an epic form.'];
  if (options.twoCubes && !(id === 'full-conquest' && options.teams))
    yield ['twoCubes', 'F-SCEN-18', 'Two Cubes of Level 10 are for Full Conquest in teams.'];
  if (options.cubeLevels > 0 && cubes !== 'assaulted') {
    const text = `${name} has no Cube that could be assaulted: its Level stays as it is.`;
    yield ['cubeLevels', 'F-VARIANT-11', text];
  }
  if (options.randomCubes && cubes === 'none')
    yield ['randomCubes', 'F-SCEN-68', `${name} has no Borg Cube that could be drawn at random.`];
  if (options.jointAssaults && cubes !== 'assaulted')
    yield ['jointAssaults', 'F-COOP-01', `${name} has no Cube that could be assaulted together.`];
  if (options.openDecks && !options.actionUpgrades) {
    const text = 'Decks are looked through at Action Upgrades alone: choose Action Upgrades too.';
    yield ['openDecks', 'F-VARIANT-31', text];
  }
}

/** F-VARIANT-07: any number of tiles, as long as the box has them and the scenario’s own ones are among them. */
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
    const text = `${name} needs ${least} to ${FRONTIER_TILE_IDS.length} Frontier tiles; this would be ${size.frontier}.`;
    yield ['frontierTiles', 'F-VARIANT-07', text];
  }
  const most = Math.min(CORE_TILE_IDS.length, core.length);
  if (size.core < 0 || size.core > most) {
    const text = `${name} can have 0 to ${most} Core tiles without a Cube; this would be ${size.core}.`;
    yield ['coreTiles', 'F-VARIANT-07', text];
  }
  if (size.cubes < 1 || size.cubes > CUBE_TILE_IDS.length) {
    const text = `There can be 1 to ${CUBE_TILE_IDS.length} tiles with a Borg Cube; this would be ${size.cubes}.`;
    yield ['cubeTiles', 'F-VARIANT-07', text];
  }
  if (options.cubeTiles !== 0 && cubes === 'destroyed')
    yield ['cubeTiles', 'F-SCEN-47', `${name} has the Red Borg Cube and no other.`];
  if (options.cubeTiles !== 0 && options.twoCubes)
    yield ['cubeTiles', 'F-SCEN-18', 'Two strong Cubes are two: leave the number of Cube tiles as it is.'];
}
