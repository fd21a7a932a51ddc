import type {
  AwayMissions,
  BoardSide,
  Character,
  CharacterId,
  Lift,
  PlacedBoard,
} from '../../src/games/away-missions/state.ts';

/**
 * A finished mission area for tests: 8 columns, 10 rows. Bridge (A7 to D10) and Engineering (E7 to H10) lie above the
 * corridor (A5 to H6), Laboratories (A1 to D4) and Crew quarters (E1 to H4) below it; turbolifts T1 beside A5 and T2 beside H6.
 */
export const STANDARD_BOARDS: readonly PlacedBoard[] = [
  { board: 'corridor', column: 1, row: 5, rotation: 0 },
  { board: 'bridge', column: 1, row: 7, rotation: 0 },
  { board: 'engineering', column: 5, row: 7, rotation: 1 },
  { board: 'laboratories', column: 1, row: 1, rotation: 0 },
  { board: 'quarters', column: 5, row: 1, rotation: 0 },
];

/** The turbolifts of the standard area. */
export const STANDARD_LIFTS: readonly Lift[] = [
  { space: 'T1', column: 0, row: 5, door: 'east' },
  { space: 'T2', column: 9, row: 6, door: 'west' },
];

/** Changes a position to the standard area, as if the scan had ended with it. */
export function layStandardArea(g: AwayMissions, side: BoardSide = 'federation'): void {
  g.side = side;
  g.boards = STANDARD_BOARDS.map((board) => ({ ...board }));
  g.lifts = STANDARD_LIFTS.map((lift) => ({ ...lift }));
}

/** A character with simple ratings for tests of the board alone. */
export function figure(id: CharacterId, seat: number, space: string | null, more: Partial<Character> = {}): Character {
  return {
    id,
    seat,
    owner: seat,
    pegs: { attack: 2, defense: 2, skill: 2, move: 2 },
    where: space === null ? 'reserve' : 'area',
    space,
    activated: false,
    cover: false,
    stun: 0,
    equipment: [],
    traits: [],
    drone: false,
    ...more,
  };
}

/** A position that has nothing except the standard area and these characters. */
export function area(characters: readonly Character[] = [], side: BoardSide = 'federation'): AwayMissions {
  const player = (faction: 'federation' | 'borg'): AwayMissions['players'][number] => ({
    faction,
    decks: { mission: [], support: [] },
    hand: { mission: [], support: [] },
    discards: { mission: [], support: [] },
    core: null,
    scored: [],
    bonusPoints: 0,
    bonusActions: 0,
    adapt: 0,
    permanents: [],
    playing: [],
    table: [],
    area: faction === 'federation' ? ['bridge', 'quarters'] : ['engineering', 'laboratories'],
  });
  const g: AwayMissions = {
    side,
    boards: [],
    lifts: [],
    round: 1,
    phase: 'action',
    players: [player('federation'), player('borg')],
    characters: Object.fromEntries(characters.map((character) => [character.id, character])),
    turn: null,
    active: null,
    trace: null,
    roll: null,
    lasting: [],
  };
  layStandardArea(g, side);
  return g;
}
