import type { Refusal } from '../../../../kernel/types.ts';
import { kept } from '../../../kit/cache.ts';
import { BOARD_NAMES, MISSION_BOARDS } from '../../content/boards.ts';
import type { AwayMissions, BoardId, Lift, PlacedBoard, Rotation } from '../../state.ts';
import { covers, facing, isAmong, liesFlat, overlap, type RimDoor, ROTATIONS, rimDoors } from './rim.ts';

/** Columns and rows of a finished mission area, without the turbolifts that stand outside. */
export const AREA = { columns: 8, rows: 10 } as const;

/** Where the Main Corridor lies: with boards on both of its long sides the area begins at column 1 and row 1 (M-PREP-01). */
export const CORRIDOR: Readonly<PlacedBoard> = { board: 'corridor', column: 1, row: 5, rotation: 0 };

/** The doors of the Main Corridor by where they are (M-GEO-02). A half turn of the table exchanges the halves of the list. */
export const DOORS = ['north-west', 'north-east', 'west-end', 'south-west', 'south-east', 'east-end'] as const;
export type CorridorDoor = (typeof DOORS)[number];

/** A way to lay a board. */
export interface BoardPlacement {
  /** Where a board connects to the corridor (M-PREP-04); with the rotation it says where the board lies. */
  door: CorridorDoor;
  placed: PlacedBoard;
  /** The boards to which its doors connect, one entry per pair of doors. */
  connects: BoardId[];
  /** Doors, of this board or of others, that it sets against a wall. */
  blocked: number;
}

const corridorDoors = new Map<CorridorDoor, RimDoor>(
  rimDoors(CORRIDOR).map((door) => [nameOf(door, door.column <= AREA.columns / 2), door]),
);

function nameOf({ side }: RimDoor, west: boolean): CorridorDoor {
  switch (side) {
    case 0:
      return west ? 'north-west' : 'north-east';
    case 1:
      return 'east-end';
    case 2:
      return west ? 'south-west' : 'south-east';
    case 3:
      return 'west-end';
  }
}

/** Where a board lies when it connects to a corridor door in a rotation, or why it can't. */
function position(board: BoardId, name: CorridorDoor, rotation: Rotation): PlacedBoard | Refusal {
  const at = corridorDoors.get(name);
  const front = at && facing(at);
  const own = rimDoors({ board, column: 1, row: 1, rotation }).find((door) => door.side === front?.side);
  if (at === undefined || front === undefined || own === undefined) {
    return { text: `Turned like this ${BOARD_NAMES[board]} has no door towards the corridor.`, rule: 'M-PREP-04' };
  }
  const placed = { board, column: front.column - own.column + 1, row: front.row - own.row + 1, rotation };
  if (liesFlat(placed, CORRIDOR, at.side)) return placed;
  return { text: 'There the board would not lie with a whole edge against the corridor.', rule: 'M-PREP-03' };
}

/** What a board connects and blocks where it lies (M-PREP-05). */
function count(boards: readonly PlacedBoard[], placed: PlacedBoard): Pick<BoardPlacement, 'connects' | 'blocked'> {
  const connects: BoardId[] = [];
  let blocked = 0;
  const own = rimDoors(placed);
  for (const other of boards) {
    const doors = rimDoors(other);
    for (const front of doors.map(facing)) {
      if (!covers(placed, front)) continue;
      if (isAmong(own, front)) connects.push(other.board);
      else blocked += 1;
    }
    for (const front of own.map(facing)) if (covers(other, front) && !isAmong(doors, front)) blocked += 1;
  }
  return { connects, blocked };
}

/** Every way in which a board can lie against the corridor on free ground, good or bad. */
function everyWay(boards: readonly PlacedBoard[], board: BoardId): BoardPlacement[] {
  return DOORS.flatMap((door) =>
    ROTATIONS.flatMap((rotation) => {
      const placed = position(board, door, rotation);
      if (!('column' in placed) || boards.some((other) => overlap(placed, other))) return [];
      return [{ door, placed, ...count(boards, placed) }];
    }),
  );
}

/** Above 0 when one way is better: more doors connected or, with as many, fewer blocked. */
function better(one: BoardPlacement, other: BoardPlacement): number {
  return one.connects.length - other.connects.length || other.blocked - one.blocked;
}

/** What was found before, by the boards on the table and the one to lay: there are few hundred positions of a scan. */
const found = new Map<string, readonly BoardPlacement[]>();

/**
 * Where a board may be laid (M-PREP-03 to M-PREP-05, M-GEO-04): of all places beside the corridor those that connect the
 * most doors, and of these those that block the fewest. Beside the bare corridor each place has an equal one after a half
 * turn of the whole table; only one of the two is given.
 */
export function placements(boards: readonly PlacedBoard[], board: BoardId): readonly BoardPlacement[] {
  const laid = boards.map((placed) => `${placed.board}${placed.column},${placed.row},${placed.rotation}`);
  return kept(found, [board, ...laid].join(), () => {
    const ways = everyWay(boards, board);
    return ways
      .filter((way) => ways.every((other) => better(other, way) <= 0))
      .filter(({ door }) => boards.length > 1 || DOORS.indexOf(door) < DOORS.length / 2);
  });
}

/** The boards that are not on the table yet. */
export function boardsLeft(g: Pick<AwayMissions, 'boards'>): BoardId[] {
  return MISSION_BOARDS.filter((board) => !g.boards.some((placed) => placed.board === board));
}

/** Every legal place of every board that is left. */
export function allPlacements(g: Pick<AwayMissions, 'boards'>): BoardPlacement[] {
  return boardsLeft(g).flatMap((board) => placements(g.boards, board));
}

/** Why a board can't be laid at a corridor door in a rotation, or null. */
export function cannotPlace(g: AwayMissions, board: BoardId, door: CorridorDoor, rotation: Rotation): Refusal | null {
  const name = BOARD_NAMES[board];
  if (!boardsLeft(g).includes(board)) return { text: `${name} lies on the table already.`, rule: 'M-PREP-02' };
  const placed = position(board, door, rotation);
  if (!('column' in placed)) return placed;
  const under = g.boards.find((other) => overlap(placed, other));
  if (under !== undefined) return { text: `${BOARD_NAMES[under.board]} lies there.`, rule: 'M-PREP-03' };
  const here = count(g.boards, placed);
  const [there] = placements(g.boards, board);
  if (there === undefined) return null;
  const [joins, more] = [here.connects.length, there.connects.length];
  if (joins < more) {
    return { text: `There ${name} joins ${joins} of its doors; it must join ${more}.`, rule: 'M-PREP-05' };
  }
  if (here.blocked === there.blocked) return null;
  return { text: `There ${name} blocks doors: ${here.blocked}, elsewhere ${there.blocked}.`, rule: 'M-PREP-05' };
}

/**
 * The turbolift spaces of a finished area: one beside every corridor door that leads nowhere, from west to east (M-PREP-06).
 * They stand outside the boards: in column 0 or behind the last one.
 */
export function turbolifts(boards: readonly PlacedBoard[]): Lift[] {
  return [...corridorDoors.values()]
    .map(facing)
    .filter((front) => !boards.some((placed) => covers(placed, front)))
    .sort((a, b) => a.column - b.column || a.row - b.row)
    .map(({ column, row, side }, i): Lift => ({ space: `T${i + 1}`, column, row, door: SIDE_NAMES[side] }));
}

const SIDE_NAMES = ['north', 'east', 'south', 'west'] as const;
