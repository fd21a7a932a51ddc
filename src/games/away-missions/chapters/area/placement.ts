import type { Refusal } from '../../../../kernel/types.ts';
import { kept } from '../../../kit/cache.ts';
import { BOARD_NAMES, kindOfBoard } from '../../content/boards.ts';
import type { AwayMissions, BoardId, Lift, PlacedBoard, Rotation } from '../../state.ts';
import {
  type Arrangement,
  arrangementOf,
  CORRIDOR,
  type CorridorDoor,
  type Spot,
  spotsOf,
  TWO,
} from './arrangement.ts';
import { canStayConnected } from './connectivity.ts';
import { covers, facing, isAmong, liesFlat, overlap, type RimDoor, ROTATIONS, rimDoors, touches } from './rim.ts';

/** A way to lay a board. */
export interface BoardPlacement {
  /**
   * Where a board connects to the corridor (M-PREP-04), or its place in a cube; with the rotation it says where the board
   * lies.
   */
  door: Spot;
  placed: PlacedBoard;
  /** The boards to which its doors connect, one entry per pair of doors. */
  connects: BoardId[];
  /** Doors, of this board or of others, that it sets against a wall. */
  blocked: number;
}

/** The doors of a corridor by their names. */
function doorsOf(corridor: PlacedBoard): Map<CorridorDoor, RimDoor> {
  return new Map(rimDoors(corridor).map((door) => [nameOf(door, door.column < corridor.column + HALF), door]));
}

/** Columns of half a corridor. */
const HALF = 4;

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

/** Where a board lies at a spot in a rotation, or why it can't. */
function position(board: BoardId, spot: Spot, rotation: Rotation, { corridor, ends, slots }: Arrangement) {
  if (corridor !== null) return atDoor(board, spot, rotation, { corridor, ends });
  const slot = slots.find((one) => one.spot === spot);
  if (slot === undefined) return { text: 'The cube has no such place.', rule: 'M-CUBE-01' };
  return { board, column: slot.column, row: slot.row, rotation };
}

/** Where a board lies when it connects to a corridor door in a rotation, or why it can't. */
function atDoor(
  board: BoardId,
  name: Spot,
  rotation: Rotation,
  { corridor, ends }: Pick<Arrangement, 'ends'> & { corridor: PlacedBoard },
): PlacedBoard | Refusal {
  // A place of a cube is no door.
  const at = doorsOf(corridor).get(name as CorridorDoor);
  const front = at && facing(at);
  const own = rimDoors({ board, column: 1, row: 1, rotation }).find((door) => door.side === front?.side);
  if (at === undefined || front === undefined || own === undefined) {
    return { text: `Turned like this ${BOARD_NAMES[board]} has no door towards the corridor.`, rule: 'M-PREP-04' };
  }
  const placed = { board, column: front.column - own.column + 1, row: front.row - own.row + 1, rotation };
  // M-MULT-04: at a short end the edge of the corridor lies flat against the board’s.
  if (liesFlat(placed, corridor, at.side) || (ends && liesFlat(corridor, placed, at.side))) return placed;
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

/** Every way in which a board can lie on free ground, good or bad: against the corridor, in a cube against another board. */
function everyWay(boards: readonly PlacedBoard[], board: BoardId, arrangement: Arrangement): BoardPlacement[] {
  return spotsOf(arrangement).flatMap((door) =>
    ROTATIONS.flatMap((rotation) => {
      const placed = position(board, door, rotation, arrangement);
      if (!('column' in placed) || boards.some((other) => overlap(placed, other))) return [];
      if (boards.length > 0 && !boards.some((other) => touches(placed, other))) return [];
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
 * Where a board may be laid (M-PREP-03 to M-PREP-05, M-GEO-04, M-MULT-04, M-TG-02): of all places beside the corridor those
 * that connect the most doors, and of these those that block the fewest; in a cube of all places beside other boards
 * (M-CUBE-01). While nothing but the corridor lies each place has an equal one after a half turn of the whole table; only one
 * of the two is given.
 */
export function placements(
  boards: readonly PlacedBoard[],
  board: BoardId,
  arrangement: Arrangement = TWO,
): readonly BoardPlacement[] {
  const laid = boards.map((placed) => `${placed.board}${placed.column},${placed.row},${placed.rotation}`);
  return kept(found, [arrangement.id, board, ...laid].join(), () => {
    const ways = everyWay(boards, board, arrangement).filter((way) => staysWhole(boards, way, arrangement));
    const best = ways.filter((way) => ways.every((other) => better(other, way) <= 0));
    if (missionBoards(boards) > 0) return best;
    const spots = spotsOf(arrangement);
    return best.filter(({ door }) => spots.indexOf(door) < spots.length / 2);
  });
}

/** M-OPEN-83: whether a board of a cube joins one that lies, and what is left can still do the same. A corridor joins all. */
function staysWhole(boards: readonly PlacedBoard[], way: BoardPlacement, arrangement: Arrangement): boolean {
  if (arrangement.corridor !== null) return true;
  if (boards.length > 0 && way.connects.length === 0) return false;
  const then = [...boards, way.placed];
  const left = arrangement.boards.filter((board) => !then.some((one) => one.board === board));
  return canStayConnected(then, left, (lying, board) =>
    everyWay(lying, board, arrangement).flatMap(({ placed, connects }) => (connects.length === 0 ? [] : placed)),
  );
}

/** How many Mission Boards lie. */
export function missionBoards(boards: readonly PlacedBoard[]): number {
  return boards.filter(({ board }) => board !== 'corridor').length;
}

/** The boards that can be laid next; of two of the same type the first that isn’t on the table yet. */
export function boardsLeft(boards: readonly PlacedBoard[], arrangement: Arrangement): BoardId[] {
  const left = arrangement.boards.filter((board) => !boards.some((placed) => placed.board === board));
  return left.filter((board, at) => !left.slice(0, at).some((one) => kindOfBoard(one) === kindOfBoard(board)));
}

/** Every legal place of every board that is left. */
export function allPlacements(boards: readonly PlacedBoard[], arrangement: Arrangement): BoardPlacement[] {
  return boardsLeft(boards, arrangement).flatMap((board) => placements(boards, board, arrangement));
}

/** Why a board can't be laid at a corridor door, or in a place of a cube, in a rotation, or null. */
export function cannotPlace(g: AwayMissions, board: BoardId, door: Spot, rotation: Rotation): Refusal | null {
  const name = BOARD_NAMES[board];
  const arrangement = arrangementOf(g);
  if (g.boards.some((laid) => laid.board === board))
    return { text: `${name} lies on the table already.`, rule: 'M-PREP-02' };
  if (!boardsLeft(g.boards, arrangement).includes(board))
    return { text: `${name} is printed like the other one: lay that first.`, rule: 'M-MULT-02' };
  const placed = position(board, door, rotation, arrangement);
  if (!('column' in placed)) return placed;
  const under = g.boards.find((other) => overlap(placed, other));
  if (under !== undefined) return { text: `${BOARD_NAMES[under.board]} lies there.`, rule: 'M-PREP-03' };
  if (g.boards.length > 0 && !g.boards.some((other) => touches(placed, other)))
    return { text: 'No board lies beside that place yet.', rule: 'M-PREP-03' };
  const here = count(g.boards, placed);
  if (!staysWhole(g.boards, { door, placed, ...here }, arrangement))
    return { text: 'Then no doors would lead to a part of the cube.', rule: 'M-OPEN-83' };
  const [there] = placements(g.boards, board, arrangement);
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
  return [...doorsOf(CORRIDOR).values()]
    .map(facing)
    .filter((front) => !boards.some((placed) => covers(placed, front)))
    .sort((a, b) => a.column - b.column || a.row - b.row)
    .map(({ column, row, side }, i): Lift => ({ space: `T${i + 1}`, column, row, door: SIDE_NAMES[side] }));
}

const SIDE_NAMES = ['north', 'east', 'south', 'west'] as const;
