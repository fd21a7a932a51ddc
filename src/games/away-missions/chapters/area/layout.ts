import { BOARDS, type RoomId } from '../../content/boards.ts';
import type { Edge, PlanCell } from '../../content/plan.ts';
import type {
  AwayMissions,
  BoardId,
  BoardSide,
  Lift,
  PlacedBoard,
  Rotation,
  SpaceId,
  TerminalKind,
} from '../../state.ts';
import { SIDES, STEPS, spaceId, turned, turnedCells } from './grid.ts';

/** One side of a space in the mission area. */
export interface Link {
  readonly edge: Edge;
  /** The space behind an open edge or a door, or null behind a wall. */
  readonly to: Space | null;
  /** Index of the door in the layout's list of doors, or null if there is none. */
  readonly door: number | null;
}

/** A space of the mission area. */
export interface Space {
  /** Index of the space in the layout's list of spaces. */
  readonly index: number;
  readonly id: SpaceId;
  readonly column: number;
  readonly row: number;
  readonly board: BoardId | 'lift';
  readonly room: RoomId | null;
  readonly terminal: TerminalKind | null;
  readonly transporter: boolean;
  /** The links of the space by side: north, east, south, west. */
  readonly links: readonly Link[];
  /**
   * The spaces one step away, no matter who is there (M-MOVE-05). Doors count as open, since a character next to a door
   * opens it (M-MOVE-09). The turbolifts are one step apart (M-MOVE-06, M-OPEN-28).
   */
  readonly exits: readonly Space[];
}

/**
 * The boards in place, with all spaces and the links between them. The layout is computed from the position and never
 * stored in it.
 */
export interface Layout {
  readonly side: BoardSide;
  readonly boards: readonly PlacedBoard[];
  readonly lifts: readonly Lift[];
  readonly spaces: readonly Space[];
  readonly byId: ReadonlyMap<SpaceId, Space>;
  /** The two spaces that border each door. */
  readonly doors: readonly (readonly [Space, Space])[];
}

/** Returns the width and height of a turned board, in spaces. */
export function sizeOf(board: BoardId, rotation: Rotation): { width: number; height: number } {
  const { width, height } = BOARDS[board].federation.plan;
  return rotation % 2 === 0 ? { width, height } : { width: height, height: width };
}

/** A space with its printed edges, before its links are made. */
interface Laid {
  space: Space & { index: number; links: Link[]; exits: Space[] };
  edges: PlanCell['edges'];
}

/** Builds the spaces of the boards on the table. */
export function layOut(side: BoardSide, boards: readonly PlacedBoard[], lifts: readonly Lift[]): Layout {
  const placedSpaces = [...boards.flatMap((placed) => boardSpaces(side, placed)), ...lifts.map(liftSpace)];
  const grid = new Map<number, Laid>();
  for (const [index, item] of placedSpaces.entries()) {
    item.space.index = index;
    grid.set(square(item.space.column, item.space.row), item);
  }
  const doors: [Space, Space][] = [];
  for (const { space, edges } of placedSpaces) {
    for (const at of SIDES) {
      const step = STEPS[at];
      const other = grid.get(square(space.column + step.column, space.row + step.row));
      const edge = other === undefined ? 'wall' : between(edges[at], other.edges[turned(at, 2)]);
      const to = other === undefined || edge === 'wall' ? null : other.space;
      space.links.push({ edge, to, door: edge === 'door' && to !== null ? doorBetween(doors, space, to) : null });
      if (to !== null) space.exits.push(to);
    }
  }
  const spaces = placedSpaces.map(({ space }) => space);
  const turbolifts = placedSpaces.filter(({ space }) => space.board === 'lift');
  for (const { space } of turbolifts) {
    for (const other of turbolifts) if (other.space !== space) space.exits.push(other.space);
  }
  return { side, boards, lifts, spaces, byId: new Map(spaces.map((space) => [space.id, space])), doors };
}

function boardSpaces(side: BoardSide, { board, column, row, rotation }: PlacedBoard): Laid[] {
  const { rooms } = BOARDS[board][side];
  return turnedCells(board, side, rotation).map(({ terminal, transporter, edges, ...cell }) => {
    const at = { column: column + cell.column - 1, row: row + cell.row - 1 };
    const room = cell.room === null ? null : (rooms[cell.room] ?? null);
    const id = spaceId(at.column, at.row);
    return { space: { index: 0, id, ...at, board, room, terminal, transporter, links: [], exits: [] }, edges };
  });
}

const NOTHING_PRINTED = { room: null, terminal: null, transporter: false } as const;

/** Returns a turbolift space, which has a single door and no other entrance (M-MOVE-07). */
function liftSpace({ space: id, column, row, door }: Lift): Laid {
  const edge = (side: Lift['door']): Edge => (side === door ? 'door' : 'wall');
  return {
    space: { index: 0, id, column, row, board: 'lift', ...NOTHING_PRINTED, links: [], exits: [] },
    edges: [edge('north'), edge('east'), edge('south'), edge('west')],
  };
}

/** Returns the index of the door between two spaces. A new door is added to the list. */
function doorBetween(doors: [Space, Space][], one: Space, other: Space): number {
  const known = doors.findIndex((door) => door[0] === other && door[1] === one);
  return known < 0 ? doors.push([one, other]) - 1 : known;
}

/**
 * Returns the edge between two adjoining spaces. A wall on either side blocks the edge (M-EDGE-02). An edge without a
 * wall is a door if either side has one.
 */
function between(one: Edge, other: Edge): Edge {
  if (one === 'wall' || other === 'wall') return 'wall';
  return one === 'door' || other === 'door' ? 'door' : 'open';
}

function square(column: number, row: number): number {
  return column * 64 + row;
}

/**
 * The maximum number of cached layouts, which is higher than the number of tables that one process serves at a time.
 */
const KEPT = 24;
const recent: Layout[] = [];

/** Returns the layout of a position. Layouts are cached, since they change only while boards are placed. */
export function layoutOf(g: AwayMissions): Layout {
  const [latest] = recent;
  if (latest !== undefined && fits(latest, g)) return latest;
  const at = recent.findIndex((layout) => fits(layout, g));
  const known = recent[at];
  if (known !== undefined) {
    recent.splice(at, 1);
    recent.unshift(known);
    return known;
  }
  const layout = layOut(
    g.side ?? 'federation',
    g.boards.map((board) => ({ ...board })),
    g.lifts.map((lift) => ({ ...lift })),
  );
  recent.unshift(layout);
  recent.length = Math.min(recent.length, KEPT);
  return layout;
}

function fits(layout: Layout, g: AwayMissions): boolean {
  if (layout.side !== (g.side ?? 'federation')) return false;
  if (layout.boards.length !== g.boards.length || layout.lifts.length !== g.lifts.length) return false;
  for (let i = 0; i < g.boards.length; i++) {
    const mine = layout.boards[i];
    const other = g.boards[i];
    if (mine?.board !== other?.board || mine?.rotation !== other?.rotation) return false;
    if (mine?.column !== other?.column || mine?.row !== other?.row) return false;
  }
  for (let i = 0; i < g.lifts.length; i++) {
    const mine = layout.lifts[i];
    const other = g.lifts[i];
    if (mine?.space !== other?.space || mine?.door !== other?.door) return false;
    if (mine?.column !== other?.column || mine?.row !== other?.row) return false;
  }
  return true;
}

/** Returns the space with this id. Throws if no space has this id, because every id in a position must name a space. */
export function spaceAt(g: AwayMissions, id: SpaceId): Space {
  const space = layoutOf(g).byId.get(id);
  if (space === undefined) throw new Error(`the mission area has no space ${id}`);
  return space;
}

/** Returns the terminal in a space, or null (M-TERM-01). */
export function terminalAt(g: AwayMissions, space: SpaceId): TerminalKind | null {
  return spaceAt(g, space).terminal;
}

/** Returns the board a space belongs to. */
export function boardAt(g: AwayMissions, space: SpaceId): BoardId | 'lift' {
  return spaceAt(g, space).board;
}

/** Returns the ids of all spaces of these boards, in layout order. */
export function spacesOn(g: AwayMissions, boards: readonly (BoardId | 'lift')[]): SpaceId[] {
  return layoutOf(g)
    .spaces.filter((space) => boards.includes(space.board))
    .map((space) => space.id);
}
