import { CARDS } from '../../../src/games/ascendancy/content/all-cards.ts';
import { laneSector } from '../../../src/games/ascendancy/galaxy/graph.ts';
import { type AscendancyOptions, parseOptions } from '../../../src/games/ascendancy/options.ts';
import { newDisc } from '../../../src/games/ascendancy/position/discs.ts';
import { newBorg } from '../../../src/games/ascendancy/setup.ts';
import type {
  Ascendancy,
  BorgState,
  CardId,
  Civ,
  Cube,
  Disc,
  Player,
  Sector,
  SystemId,
  Unit,
} from '../../../src/games/ascendancy/state.ts';

/** The Home System of each civilization. */
export const HOMES: Readonly<Record<Civ, SystemId>> = {
  federation: 'earth',
  klingon: 'qonos',
  romulan: 'romulus',
  andorian: 'andor',
  cardassian: 'cardassia-prime',
  ferengi: 'ferenginar',
  vulcan: 'vulcan',
};

/** A disc as it is placed on the map, in thousandths of an inch. */
export function disc(id: SystemId, x = 0, y = 0): Disc {
  return newDisc(id, { x, y });
}

function player(civ: Civ): Player {
  return {
    civ,
    out: false,
    ascendancy: civ === 'vulcan' ? 3 : 1,
    reserves: { production: 3, research: 3, culture: 3 },
    claimed: [],
    weapons: 5,
    shields: 0,
    commands: { ready: civ === 'cardassian' ? 6 : 5, exhausted: 0 },
    ships: 27,
    controls: 9,
    commissioned: 0,
    home: HOMES[civ],
    contact: [],
    order: { card: null, last: null, committed: 0, hidden: false },
    deck: [],
    projects: [],
    advancements: [],
    agreements: [],
    allies: [],
    held: [],
    agendas: [],
    ambassadors: civ === 'vulcan' ? 5 : 0,
    tech: [],
    uses: [],
  };
}

/** The positions of Home Systems on the recommended tables for up to three players (A-GEO-03). */
const PLACES = [
  [6_500, 8_041],
  [29_500, 8_041],
  [18_000, 27_959],
] as const;

/** A position in the first player’s Command Phase, with three Ships at each Home System and nothing else on the map. */
export function table(
  civs: readonly Civ[] = ['federation', 'klingon', 'romulan'],
  options: Partial<AscendancyOptions> = {},
): Ascendancy {
  const g: Ascendancy = {
    options: parseOptions({ civs, ...(civs.length < 3 ? { borg: 'invasion' } : {}), ...options }),
    table: { shape: 'rectangle', width: 36_000, height: 36_000 },
    round: 1,
    stage: 'execution',
    turns: 1,
    turn: { seat: 0, phase: 'command', researched: [], built: [] },
    sequence: civs.map((_civ, seat) => seat),
    players: civs.map(player),
    discs: {},
    lanes: {},
    units: [],
    stack: CARDS.systems.filter(({ kind }) => kind !== 'home' && kind !== 'hub').map(({ id }) => id),
    destroyed: [],
    exploration: { deck: [], discard: [] },
    cards: [],
    minted: { units: 0, lanes: 0 },
    movement: null,
    exploring: null,
    conflict: null,
    roll: null,
    lasting: [],
    borg: null,
    traces: [],
    last: null,
  };
  for (const [seat, civ] of civs.entries()) {
    const [x, y] = PLACES[seat] ?? [18_000, 18_000];
    const home = disc(HOMES[civ], x, y);
    home.nodes = [...home.sites].map((site) => (site === 'open' ? null : site));
    home.control = seat;
    home.taken = 'start';
    g.discs[home.id] = home;
    for (let ship = 0; ship < 3; ship++) put(g, seat, home.id);
  }
  return g;
}

/** Puts a Ship or a Fleet of a seat into a Sector, where it began the turn. */
export function put(g: Ascendancy, seat: number, at: Sector, ships = 1, fleet: Unit['fleet'] = null): Unit {
  const unit: Unit = {
    id: ++g.minted.units,
    seat,
    ships,
    fleet,
    at,
    warp: null,
    began: at,
    exited: false,
    used: [],
  };
  g.units.push(unit);
  return unit;
}

/** Puts a System on the map and joins it with another by a lane. Its position matters only for who is next to whom. */
export function join(
  g: Ascendancy,
  from: SystemId,
  to: SystemId,
  sectors: 2 | 3 | 4 = 2,
): { disc: Disc; sector: (at: number) => Sector } {
  const start = g.discs[from];
  if (start === undefined) throw new Error(`${from} is not on the map`);
  const joined = g.discs[to] ?? disc(to, start.x + 3_000 + sectors * 1_500, start.y);
  g.discs[to] = joined;
  g.stack = g.stack.filter((one) => one !== to);
  const id = `l${++g.minted.lanes}`;
  g.lanes[id] = {
    id,
    sectors,
    a: from,
    b: to,
    from: { x: start.x + 1_500, y: start.y },
    to: { x: joined.x - 1_500, y: joined.y },
  };
  return { disc: joined, sector: (at) => laneSector(id, at) };
}

/** The player of a seat. */
export function playerOf(g: Ascendancy, seat = 0): Player {
  const player = g.players[seat];
  if (player === undefined) throw new Error(`nobody in seat ${seat}`);
  return player;
}

/** The Production, Research and Culture of a seat. Everyone starts with 3 of each. */
export function has(g: Ascendancy, seat = 0): number[] {
  const { production, research, culture } = playerOf(g, seat).reserves;
  return [production, research, culture];
}

/** The System where cards are resolved by default: Planetary, with a site of each type (A-CIV-13). */
export const WORLD = 'terra-nova';

/** A System on the map. */
export function worldOf(g: Ascendancy, system: SystemId = WORLD): Disc {
  const world = g.discs[system];
  if (world === undefined) throw new Error(`${system} isn’t on the map`);
  return world;
}

/** Puts single Ships into a Sector. */
export function putShips(g: Ascendancy, seat: number, at: Sector, count = 1): Unit[] {
  return Array.from({ length: count }, () => put(g, seat, at));
}

/** The number of a seat’s Ships in a Sector, including those of Fleets. */
export function shipsIn(g: Ascendancy, at: Sector = WORLD, seat = 0): number {
  return g.units.reduce((sum, unit) => sum + (unit.at === at && unit.seat === seat ? unit.ships : 0), 0);
}

/** Completes Advancements. */
export function gives(g: Ascendancy, seat: number, ...cards: CardId[]): Ascendancy {
  playerOf(g, seat).advancements.push(...cards.map((card) => ({ card, exhausted: false })));
  return g;
}

/** The first letters of the ids of Trade Agreements. */
const CODES: Readonly<Record<Civ, string>> = {
  federation: 'fed',
  klingon: 'kli',
  romulan: 'rom',
  andorian: 'and',
  cardassian: 'car',
  ferengi: 'fer',
  vulcan: 'vul',
};

/** Gives one seat’s Trade Agreement to another seat. */
export function agrees(g: Ascendancy, giver: number, holder: number, value = 1, exhausted = false): CardId {
  const { civ, agreements } = playerOf(g, giver);
  const card = `${CODES[civ]}-ta-${value}`;
  agreements.push({ card, holder, exhausted });
  return card;
}

/** Adds the Borg to a game. By default they are in their first turn and have no cards. */
export function withBorg(g: Ascendancy, more: Partial<BorgState> = {}): BorgState {
  const { cubes = [] } = more;
  g.borg = { ...newBorg('invasion'), built: cubes.length, commands: { deck: [], discard: [] }, tech: [], ...more };
  return g.borg;
}

/** A Cube in a Sector. */
export function cube(at: Sector, more: Partial<Cube> = {}): Cube {
  return { id: 1, at, dice: 9, adapted: [0, 0, 0], struck: [], from: 0, ...more };
}
