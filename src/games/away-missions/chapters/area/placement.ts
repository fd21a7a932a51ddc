import type { Refusal } from '../../../../kernel/types.ts';
import { kept } from '../../../kit/cache.ts';
import { several } from '../../../kit/words.ts';
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

/** One way to place a board. */
export interface BoardPlacement {
  /**
   * The corridor door that the board connects to (M-PREP-04), or its place in a cube. The door and the rotation
   * determine the position.
   */
  door: Spot;
  placed: PlacedBoard;
  /** The boards that this one joins, with one entry per pair of doors. */
  connects: BoardId[];
  /** Number of doors that end up against a wall, on this board and on others. */
  blocked: number;
}

/** Returns the doors of a corridor by name. */
function doorsOf(corridor: PlacedBoard): Map<CorridorDoor, RimDoor> {
  return new Map(rimDoors(corridor).map((door) => [nameOf(door, door.column < corridor.column + HALF), door]));
}

/** Half the length of a corridor, in columns. */
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

/** Returns the position of a board at a spot, or the reason it doesn't fit. */
function position(board: BoardId, spot: Spot, rotation: Rotation, { corridor, ends, slots }: Arrangement) {
  if (corridor !== null) return atDoor(board, spot, rotation, { corridor, ends });
  const slot = slots.find((one) => one.spot === spot);
  if (slot === undefined) return { text: 'That place isn’t part of the cube.', rule: 'M-CUBE-01' };
  return { board, column: slot.column, row: slot.row, rotation };
}

/** Returns the position of a board connected to a corridor door, or the reason it doesn't fit. */
function atDoor(
  board: BoardId,
  name: Spot,
  rotation: Rotation,
  { corridor, ends }: Pick<Arrangement, 'ends'> & { corridor: PlacedBoard },
): PlacedBoard | Refusal {
  // A spot in a cube is not a door.
  const at = doorsOf(corridor).get(name as CorridorDoor);
  const front = at && facing(at);
  const own = rimDoors({ board, column: 1, row: 1, rotation }).find((door) => door.side === front?.side);
  if (at === undefined || front === undefined || own === undefined) {
    return { text: `With this rotation, ${BOARD_NAMES[board]} has no door facing the corridor.`, rule: 'M-PREP-04' };
  }
  const placed = { board, column: front.column - own.column + 1, row: front.row - own.row + 1, rotation };
  // At a short end, the corridor's whole edge must touch the board (M-MULT-04).
  if (liesFlat(placed, corridor, at.side) || (ends && liesFlat(corridor, placed, at.side))) return placed;
  return { text: 'The board doesn’t line up with the corridor there.', rule: 'M-PREP-03' };
}

/** Counts the doors a board would connect and block (M-PREP-05). */
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

/**
 * Returns every way to place a board, whether legal or not, without overlapping another board: next to the corridor, or
 * in a cube next to another board.
 */
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

/**
 * Compares two ways to place a board. The result is positive if the first way joins more doors, or joins equally many
 * and blocks fewer.
 */
function better(one: BoardPlacement, other: BoardPlacement): number {
  return one.connects.length - other.connects.length || other.blocked - one.blocked;
}

/** Cache of legal ways by the boards on the table and the next board, with a few hundred entries at most. */
const found = new Map<string, readonly BoardPlacement[]>();

/**
 * Returns the legal ways to place a board: those that join the most doors, and among them those that block the fewest
 * (M-PREP-03 to M-PREP-05, M-GEO-04, M-MULT-04, M-TG-02, M-CUBE-01). For the first board, rotating the table by 180°
 * turns each placement into another one, so only one of the two is listed.
 */
export function placements(
  boards: readonly PlacedBoard[],
  board: BoardId,
  arrangement: Arrangement = TWO,
): readonly BoardPlacement[] {
  const keys = boards.map((placed) => `${placed.board}${placed.column},${placed.row},${placed.rotation}`);
  return kept(found, [arrangement.id, board, ...keys].join(), () => {
    const ways = everyWay(boards, board, arrangement).filter((way) => staysWhole(boards, way, arrangement));
    const best = ways.filter((way) => ways.every((other) => better(other, way) <= 0));
    if (missionBoards(boards) > 0) return best;
    const spots = spotsOf(arrangement);
    return best.filter(({ door }) => spots.indexOf(door) < spots.length / 2);
  });
}

/**
 * Whether the area stays connected. In a cube, the board must join another one, and all remaining boards must still be
 * able to do so (M-OPEN-83). With a corridor, the area is always connected, because all boards join the corridor.
 */
function staysWhole(boards: readonly PlacedBoard[], way: BoardPlacement, arrangement: Arrangement): boolean {
  if (arrangement.corridor !== null) return true;
  if (boards.length > 0 && way.connects.length === 0) return false;
  const then = [...boards, way.placed];
  const left = arrangement.boards.filter((board) => !then.some((one) => one.board === board));
  return canStayConnected(then, left, (lying, board) =>
    everyWay(lying, board, arrangement).flatMap(({ placed, connects }) => (connects.length === 0 ? [] : placed)),
  );
}

/** Returns the number of Mission Boards on the table. */
export function missionBoards(boards: readonly PlacedBoard[]): number {
  return boards.filter(({ board }) => board !== 'corridor').length;
}

/** Returns the boards that can be placed next. If several boards of one type remain, only the first is included. */
export function boardsLeft(boards: readonly PlacedBoard[], arrangement: Arrangement): BoardId[] {
  const left = arrangement.boards.filter((board) => !boards.some((placed) => placed.board === board));
  return left.filter((board, at) => !left.slice(0, at).some((one) => kindOfBoard(one) === kindOfBoard(board)));
}

/** Returns every legal way to place any remaining board. */
export function allPlacements(boards: readonly PlacedBoard[], arrangement: Arrangement): BoardPlacement[] {
  return boardsLeft(boards, arrangement).flatMap((board) => placements(boards, board, arrangement));
}

/** Returns why a board can't be placed at this spot in this rotation, or null. */
export function cannotPlace(g: AwayMissions, board: BoardId, door: Spot, rotation: Rotation): Refusal | null {
  const name = BOARD_NAMES[board];
  const arrangement = arrangementOf(g);
  if (g.boards.some((laid) => laid.board === board))
    return { text: `${name} is already on the table.`, rule: 'M-PREP-02' };
  if (!boardsLeft(g.boards, arrangement).includes(board))
    return { text: `${name} is identical to another board. Place that one first.`, rule: 'M-MULT-02' };
  const placed = position(board, door, rotation, arrangement);
  if (!('column' in placed)) return placed;
  const under = g.boards.find((other) => overlap(placed, other));
  if (under !== undefined) return { text: `${BOARD_NAMES[under.board]} is already there.`, rule: 'M-PREP-03' };
  if (g.boards.length > 0 && !g.boards.some((other) => touches(placed, other)))
    return { text: 'There is no board next to that spot yet.', rule: 'M-PREP-03' };
  const here = count(g.boards, placed);
  if (!staysWhole(g.boards, { door, placed, ...here }, arrangement))
    return { text: 'Then doors could no longer connect all boards of the cube.', rule: 'M-OPEN-83' };
  const [there] = placements(g.boards, board, arrangement);
  if (there === undefined) return null;
  const [joins, more] = [here.connects.length, there.connects.length];
  if (joins < more) {
    return {
      text: `${name} would join only ${joins} of its doors there, but it must join ${more}.`,
      rule: 'M-PREP-05',
    };
  }
  if (here.blocked === there.blocked) return null;
  return {
    text: `${name} would block ${several(here.blocked, 'door')} there. Another place would block only ${there.blocked}.`,
    rule: 'M-PREP-05',
  };
}

/**
 * Returns the turbolift spaces of a finished area: one at each corridor door that leads nowhere, west to east
 * (M-PREP-06). The turbolifts are outside the boards, in column 0 or past the last column.
 */
export function turbolifts(boards: readonly PlacedBoard[]): Lift[] {
  return [...doorsOf(CORRIDOR).values()]
    .map(facing)
    .filter((front) => !boards.some((placed) => covers(placed, front)))
    .sort((a, b) => a.column - b.column || a.row - b.row)
    .map(({ column, row, side }, i): Lift => ({ space: `T${i + 1}`, column, row, door: SIDE_NAMES[side] }));
}

const SIDE_NAMES = ['north', 'east', 'south', 'west'] as const;
