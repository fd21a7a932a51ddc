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

/** What lies on one side of a laid space. */
export interface Link {
  readonly edge: Edge;
  /** The space behind an open edge or a door; null behind a wall. */
  readonly to: Space | null;
  /** Index in the layout's doors; null where there is none. */
  readonly door: number | null;
}

/** A space of the laid mission area. */
export interface Space {
  /** Its place in the layout's list. */
  readonly index: number;
  readonly id: SpaceId;
  readonly column: number;
  readonly row: number;
  readonly board: BoardId | 'lift';
  readonly room: RoomId | null;
  readonly terminal: TerminalKind | null;
  readonly transporter: boolean;
  /** By side: north, east, south, west. */
  readonly links: readonly Link[];
  /**
   * The spaces that a mover may step into, whoever stands and whatever is printed there (M-MOVE-05). Doors give way,
   * since who borders a door opens it (M-MOVE-09); from a turbolift the other ones are a step away (M-MOVE-06, M-OPEN-28).
   */
  readonly exits: readonly Space[];
}

/** The boards as they lie: all spaces with what is between them. Worked out from the position, never stored in it. */
export interface Layout {
  readonly side: BoardSide;
  readonly boards: readonly PlacedBoard[];
  readonly lifts: readonly Lift[];
  readonly spaces: readonly Space[];
  readonly byId: ReadonlyMap<SpaceId, Space>;
  /** The two spaces that border each door. */
  readonly doors: readonly (readonly [Space, Space])[];
}

/** Width and height in spaces of a board as it lies. */
export function sizeOf(board: BoardId, rotation: Rotation): { width: number; height: number } {
  const { width, height } = BOARDS[board].federation.plan;
  return rotation % 2 === 0 ? { width, height } : { width: height, height: width };
}

/** A space with what is printed on its edges, while its links are still being made. */
interface Laid {
  space: Space & { index: number; links: Link[]; exits: Space[] };
  edges: PlanCell['edges'];
}

/** Builds the spaces of boards that lie on the table. */
export function layOut(side: BoardSide, boards: readonly PlacedBoard[], lifts: readonly Lift[]): Layout {
  const laid = [...boards.flatMap((placed) => boardSpaces(side, placed)), ...lifts.map(liftSpace)];
  const grid = new Map<number, Laid>();
  for (const [index, item] of laid.entries()) {
    item.space.index = index;
    grid.set(square(item.space.column, item.space.row), item);
  }
  const doors: [Space, Space][] = [];
  for (const { space, edges } of laid) {
    for (const at of SIDES) {
      const step = STEPS[at];
      const other = grid.get(square(space.column + step.column, space.row + step.row));
      const edge = other === undefined ? 'wall' : between(edges[at], other.edges[turned(at, 2)]);
      const to = other === undefined || edge === 'wall' ? null : other.space;
      space.links.push({ edge, to, door: edge === 'door' && to !== null ? doorBetween(doors, space, to) : null });
      if (to !== null) space.exits.push(to);
    }
  }
  const spaces = laid.map(({ space }) => space);
  const turbolifts = laid.filter(({ space }) => space.board === 'lift');
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

/** M-MOVE-07: a turbolift has one door and no other way in. */
function liftSpace({ space: id, column, row, door }: Lift): Laid {
  const edge = (side: Lift['door']): Edge => (side === door ? 'door' : 'wall');
  return {
    space: { index: 0, id, column, row, board: 'lift', ...NOTHING_PRINTED, links: [], exits: [] },
    edges: [edge('north'), edge('east'), edge('south'), edge('west')],
  };
}

/** The index of the door between two spaces, which is noted when it is new. */
function doorBetween(doors: [Space, Space][], one: Space, other: Space): number {
  const known = doors.findIndex((door) => door[0] === other && door[1] === one);
  return known < 0 ? doors.push([one, other]) - 1 : known;
}

/**
 * The edge that two printed edges make when they lie against each other. A wall on either side lets nothing through
 * (M-EDGE-02); a door needs a door on both sides.
 */
function between(one: Edge, other: Edge): Edge {
  if (one === 'wall' || other === 'wall') return 'wall';
  return one === 'door' || other === 'door' ? 'door' : 'open';
}

function square(column: number, row: number): number {
  return column * 64 + row;
}

/** How many layouts are kept: more than tables that one process serves at a time. */
const KEPT = 24;
const recent: Layout[] = [];

/** The layout of a position. Kept between calls, since it changes only while boards are laid. */
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

/** The space with this id. Throws when the area has none: every id in a position names a space. */
export function spaceAt(g: AwayMissions, id: SpaceId): Space {
  const space = layoutOf(g).byId.get(id);
  if (space === undefined) throw new Error(`the mission area has no space ${id}`);
  return space;
}

/** The terminal in a space, or null (M-TERM-01). */
export function terminalAt(g: AwayMissions, space: SpaceId): TerminalKind | null {
  return spaceAt(g, space).terminal;
}

/** The board on which a space lies. */
export function boardAt(g: AwayMissions, space: SpaceId): BoardId | 'lift' {
  return spaceAt(g, space).board;
}

/** The ids of all spaces of some boards, in the order of the layout. */
export function spacesOn(g: AwayMissions, boards: readonly (BoardId | 'lift')[]): SpaceId[] {
  return layoutOf(g)
    .spaces.filter((space) => boards.includes(space.board))
    .map((space) => space.id);
}
