import { must } from '../../kernel/must.ts';
import type { Seat } from '../../kernel/types.ts';
import { CORRIDOR } from './chapters/area/arrangement.ts';
import { turbolifts } from './chapters/area/placement.ts';
import { allSides, sideOf } from './chapters/characters/sides.ts';
import { roundOf } from './chapters/preparation/deployment.ts';
import { beamDown } from './chapters/preparation/quick.ts';
import type { AwayMissions, BoardId, CharacterId, Faction, PlacedBoard, SpaceId } from './state.ts';

/** A finished mission area for two players, with the corridor in the middle and two boards on each side of it. */
const BOARDS: readonly PlacedBoard[] = [
  CORRIDOR,
  { board: 'bridge', column: 1, row: 7, rotation: 0 },
  { board: 'engineering', column: 5, row: 7, rotation: 1 },
  { board: 'laboratories', column: 1, row: 1, rotation: 0 },
  { board: 'quarters', column: 5, row: 1, rotation: 0 },
];
/**
 * The same boards around the longer corridor for three or four players, with a second Bridge and Engineering at its
 * ends.
 */
const SIX_BOARDS: readonly PlacedBoard[] = [
  ...BOARDS.map((placed) => ({ ...placed, column: placed.column + 4 })),
  { board: 'bridge-2', column: 1, row: 4, rotation: 3 },
  { board: 'engineering-2', column: 13, row: 4, rotation: 1 },
];
/** Borg cubes of four and of six boards. */
const CUBE: readonly PlacedBoard[] = [
  { board: 'bridge', column: 1, row: 5, rotation: 0 },
  { board: 'engineering', column: 5, row: 5, rotation: 1 },
  { board: 'laboratories', column: 1, row: 1, rotation: 0 },
  { board: 'quarters', column: 5, row: 1, rotation: 0 },
];
const SIX_CUBE: readonly PlacedBoard[] = [
  { board: 'bridge', column: 1, row: 5, rotation: 0 },
  { board: 'laboratories', column: 1, row: 1, rotation: 0 },
  { board: 'bridge-2', column: 5, row: 1, rotation: 2 },
  { board: 'engineering', column: 5, row: 5, rotation: 1 },
  { board: 'engineering-2', column: 9, row: 5, rotation: 2 },
  { board: 'quarters', column: 9, row: 1, rotation: 1 },
];

/**
 * The starting area of each team in a two-player game, and the spaces of its characters that begin in play, in card
 * order.
 */
const HOMES = {
  west: { areas: ['bridge', 'quarters'], places: ['A8', 'B8', 'E2', 'F2', 'A9'] },
  east: { areas: ['engineering', 'laboratories'], places: ['G8', 'F8', 'B2', 'C3', 'G7'] },
} as const satisfies Record<string, { areas: readonly BoardId[]; places: readonly SpaceId[] }>;
const SIDES: Record<Faction, keyof typeof HOMES> = {
  federation: 'west',
  borg: 'east',
  klingon: 'west',
  romulan: 'east',
};

/** The starting areas for three or four players, by seat. In team games, the areas are listed by side. */
const AREAS_OF_THREE: readonly (readonly BoardId[])[] = [
  ['bridge', 'quarters'],
  ['engineering', 'laboratories'],
  ['bridge-2', 'engineering-2'],
];
const AREAS_OF_FOUR: readonly (readonly BoardId[])[] = [['bridge'], ['engineering'], ['quarters'], ['laboratories']];
const AREAS_OF_TEAMS: readonly (readonly BoardId[])[] = [
  ['bridge', 'quarters', 'bridge-2'],
  ['engineering', 'laboratories', 'engineering-2'],
];

/** Returns the home of each of two seats. If both teams have the same home, the second team gets another one. */
function homesOf({ players }: AwayMissions): readonly (typeof HOMES)[keyof typeof HOMES][] {
  const [first = 'west', second = 'east'] = players.map(({ faction }) => SIDES[faction]);
  const other = first === 'west' ? 'east' : 'west';
  return [HOMES[first], HOMES[second === first ? other : second]];
}

/** Returns the boards in their positions at the start of a scenario. */
function boardsOf(g: AwayMissions): readonly PlacedBoard[] {
  if (g.cube === true) return g.players.length > 2 ? SIX_CUBE : CUBE;
  return g.players.length > 2 ? SIX_BOARDS : BOARDS;
}

/** Returns the boards of a seat’s starting area at the start of a scenario. */
function areaOf(g: AwayMissions, seat: Seat): readonly BoardId[] {
  if (g.allies !== undefined) return must(AREAS_OF_TEAMS[sideOf(g, seat)], 'the team’s area');
  if (g.players.length === 2) return must(homesOf(g)[seat], `seat ${seat}’s home`).areas;
  return must((g.players.length === 3 ? AREAS_OF_THREE : AREAS_OF_FOUR)[seat], `seat ${seat}’s area`);
}

/** Places the boards and assigns the starting areas. */
export function layOut(g: AwayMissions): void {
  g.side = g.cube === true ? 'borg' : 'federation';
  g.boards = boardsOf(g).map((board) => ({ ...board }));
  g.lifts = g.players.length > 2 || g.cube === true ? [] : turbolifts(g.boards);
  for (const [seat, player] of g.players.entries()) player.area = [...areaOf(g, seat)];
}

/**
 * Returns the space in which each character starts. In a two-player game with a corridor, the spaces are fixed. In all
 * other games, quick setup chooses the spaces.
 */
export function placesOf(g: AwayMissions): [CharacterId, SpaceId][] {
  if (g.players.length === 2 && g.cube !== true)
    return homesOf(g).flatMap(({ places }, seat) => {
      const team = Object.values(g.characters).filter((one) => one.owner === seat && roundOf(g, one) === null);
      return team.map(({ id }, at): [CharacterId, SpaceId] => [id, places[at] ?? places[0]]);
    });
  const fresh = structuredClone(g);
  layOut(fresh);
  fresh.round = 0;
  for (const character of Object.values(fresh.characters)) Object.assign(character, { where: 'reserve', space: null });
  beamDown({ g: fresh, log() {} }, allSides(fresh));
  return Object.values(fresh.characters).flatMap(({ id, space }) => (space === null ? [] : [[id, space]]));
}
