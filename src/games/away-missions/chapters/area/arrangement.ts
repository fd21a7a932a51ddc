import { MISSION_BOARDS, SIX_BOARDS } from '../../content/boards.ts';
import type { AwayMissions, BoardId, PlacedBoard } from '../../state.ts';

/** The number of columns and rows of the finished mission area for two players, without the turbolifts outside it. */
export const AREA = { columns: 8, rows: 10 } as const;

/** Position of the Main Corridor. With boards on both long sides, the area starts at column 1 and row 1 (M-PREP-01). */
export const CORRIDOR: Readonly<PlacedBoard> = { board: 'corridor', column: 1, row: 5, rotation: 0 };

/**
 * The doors of the Main Corridor by position (M-GEO-02). Rotating the table by 180° swaps the first three doors with
 * the last three.
 */
export const DOORS = ['north-west', 'north-east', 'west-end', 'south-west', 'south-east', 'east-end'] as const;
export type CorridorDoor = (typeof DOORS)[number];

/** The places of a six-board Borg cube, in two rows of three. */
const SLOTS = ['north-west', 'north', 'north-east', 'south-west', 'south', 'south-east'] as const;

/** The spot of a board: a corridor door, or a place in a cube. */
export type Spot = CorridorDoor | (typeof SLOTS)[number];

/** A place in a cube, given by its lower left space. */
export interface Slot {
  readonly spot: Spot;
  readonly column: number;
  readonly row: number;
}

/** The boards of a game's mission area, and where they can be placed. */
export interface Arrangement {
  readonly id: string;
  /** The Mission Boards, in the order in which they are offered. */
  readonly boards: readonly BoardId[];
  readonly columns: number;
  readonly rows: number;
  /** The Main Corridor, or null in a Borg cube, which has no corridor (M-CUBE-02). */
  readonly corridor: Readonly<PlacedBoard> | null;
  /**
   * Whether boards go at the short ends of the corridor (M-MULT-04). A short end without a board has turbolifts at its
   * doors.
   */
  readonly ends: boolean;
  /** The places for the boards of a cube (M-CUBE-01), or an empty list without a cube. */
  readonly slots: readonly Slot[];
}

/** Side length of a Mission Board in spaces (M-GEO-01). */
const SIDE = 4;

/** The arrangement for two players (M-PREP-08). */
export const TWO: Arrangement = {
  id: 'two',
  boards: MISSION_BOARDS,
  ...AREA,
  corridor: CORRIDOR,
  ends: false,
  slots: [],
};

/** Six boards around the corridor, one at each door (M-MULT-02, M-TG-02). */
export const SIX: Arrangement = {
  id: 'six',
  boards: SIX_BOARDS,
  columns: AREA.columns + 2 * SIDE,
  rows: AREA.rows,
  corridor: { ...CORRIDOR, column: CORRIDOR.column + SIDE },
  ends: true,
  slots: [],
};

/** A cube of four boards, two by two (M-CUBE-01, M-OPEN-83). */
export const CUBE: Arrangement = cube('cube', MISSION_BOARDS, ['north-west', 'north-east', 'south-west', 'south-east']);

/** A cube of six boards, three by two (M-OPEN-83). */
export const SIX_CUBE: Arrangement = cube('six cube', SIX_BOARDS, SLOTS);

function cube(id: string, boards: readonly BoardId[], spots: readonly Spot[]): Arrangement {
  const wide = spots.length / 2;
  const slots = spots.map((spot, at) => ({
    spot,
    column: 1 + SIDE * (at % wide),
    row: at < wide ? 1 + SIDE : 1,
  }));
  return { id, boards, columns: wide * SIDE, rows: 2 * SIDE, corridor: null, ends: false, slots };
}

/** Returns the arrangement for a game's number of players and settings. */
export function arrangementOf({
  players,
  cube: isCube,
}: Pick<AwayMissions, 'cube'> & { players: unknown[] }): Arrangement {
  if (players.length > 2) return isCube === true ? SIX_CUBE : SIX;
  return isCube === true ? CUBE : TWO;
}

/**
 * Returns what is on the table before the first Mission Board: the Main Corridor, or nothing in a cube (M-PREP-01,
 * M-CUBE-02).
 */
export function bare({ corridor }: Arrangement): PlacedBoard[] {
  return corridor === null ? [] : [{ ...corridor }];
}

/** Returns all spots of an arrangement. */
export function spotsOf({ corridor, slots }: Arrangement): readonly Spot[] {
  return corridor === null ? slots.map(({ spot }) => spot) : DOORS;
}
