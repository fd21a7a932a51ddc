import { MISSION_BOARDS, SIX_BOARDS } from '../../content/boards.ts';
import type { AwayMissions, BoardId, PlacedBoard } from '../../state.ts';

/** Columns and rows of a finished mission area of two players, without the turbolifts that stand outside. */
export const AREA = { columns: 8, rows: 10 } as const;

/** Where the Main Corridor lies: with boards on both of its long sides the area begins at column 1 and row 1 (M-PREP-01). */
export const CORRIDOR: Readonly<PlacedBoard> = { board: 'corridor', column: 1, row: 5, rotation: 0 };

/** The doors of the Main Corridor by where they are (M-GEO-02). A half turn of the table exchanges the halves of the list. */
export const DOORS = ['north-west', 'north-east', 'west-end', 'south-west', 'south-east', 'east-end'] as const;
export type CorridorDoor = (typeof DOORS)[number];

/** The places of a Borg cube, three beside each other where six boards lie. */
const SLOTS = ['north-west', 'north', 'north-east', 'south-west', 'south', 'south-east'] as const;

/** Where a board lies: at which of the corridor’s doors, or in which place of a cube. */
export type Spot = CorridorDoor | (typeof SLOTS)[number];

/** A place of a cube: its lower left space. */
export interface Slot {
  readonly spot: Spot;
  readonly column: number;
  readonly row: number;
}

/** What the mission area of a game is made of, and where it may lie. */
export interface Arrangement {
  readonly id: string;
  /** The Mission Boards, in the order in which they are offered. */
  readonly boards: readonly BoardId[];
  readonly columns: number;
  readonly rows: number;
  /** Null in a Borg cube, which has none (M-CUBE-02). */
  readonly corridor: Readonly<PlacedBoard> | null;
  /** Whether boards lie at the short ends of the corridor, too, which are for turbolifts else (M-MULT-04). */
  readonly ends: boolean;
  /** The places of a cube (M-CUBE-01). */
  readonly slots: readonly Slot[];
}

/** Side of a Mission Board, in spaces (M-GEO-01). */
const SIDE = 4;

/** The arrangement of two players (M-PREP-08). */
export const TWO: Arrangement = {
  id: 'two',
  boards: MISSION_BOARDS,
  ...AREA,
  corridor: CORRIDOR,
  ends: false,
  slots: [],
};

/** Six boards around the corridor, one at each of its doors (M-MULT-02, M-TG-02). */
export const SIX: Arrangement = {
  id: 'six',
  boards: SIX_BOARDS,
  columns: AREA.columns + 2 * SIDE,
  rows: AREA.rows,
  corridor: { ...CORRIDOR, column: CORRIDOR.column + SIDE },
  ends: true,
  slots: [],
};

/** M-CUBE-01, M-OPEN-83: a square of four boards. */
export const CUBE: Arrangement = cube('cube', MISSION_BOARDS, ['north-west', 'north-east', 'south-west', 'south-east']);

/** M-OPEN-83: of six boards a block of three by two. */
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

/** The arrangement of a game: by its number of players and what they agreed on. */
export function arrangementOf({
  players,
  cube: isCube,
}: Pick<AwayMissions, 'cube'> & { players: unknown[] }): Arrangement {
  if (players.length > 2) return isCube === true ? SIX_CUBE : SIX;
  return isCube === true ? CUBE : TWO;
}

/** What lies before the first Mission Board: the Main Corridor, in a cube nothing (M-PREP-01, M-CUBE-02). */
export function bare({ corridor }: Arrangement): PlacedBoard[] {
  return corridor === null ? [] : [{ ...corridor }];
}

/** All spots of an arrangement. */
export function spotsOf({ corridor, slots }: Arrangement): readonly Spot[] {
  return corridor === null ? slots.map(({ spot }) => spot) : DOORS;
}
