import { type Layout, type Link, layoutOf, sizeOf } from '../chapters/area/layout.ts';
import { type Crowd, crowd, doorOpen } from '../chapters/area/occupancy.ts';
import { AREA, allPlacements, boardsLeft } from '../chapters/area/placement.ts';
import { freeDoors, isAmong, type RimDoor } from '../chapters/area/rim.ts';
import { BOARD_NAMES, ROOM_NAMES } from '../content/boards.ts';
import type { Direction } from '../content/plan.ts';
import type { AwayMissions, PlacedBoard } from '../state.ts';
import type { BoardView, EdgeView, Placement, SpaceView } from '../view.ts';

/** The boards and spaces of a view: the same for every reader (M-PREP-07). */
export interface AreaView {
  columns: number;
  rows: number;
  boards: BoardView[];
  spaces: SpaceView[];
}

/**
 * The mission area as it lies now, with its doors as they stand (M-EDGE-03). A door that leads nowhere is a wall; while
 * boards are still being laid it is shown as a closed door, since the next board may join it (M-PREP-05).
 */
export function areaView(g: AwayMissions): AreaView {
  const layout = layoutOf(g);
  const free = boardsLeft(g).length > 0 ? freeDoors(g.boards) : [];
  return { ...AREA, boards: boardViews(layout), spaces: spaceViews(layout, crowd(g, 0, null), free) };
}

function boardViews(layout: Layout): BoardView[] {
  return layout.boards.map(({ board, column, row, rotation }) => ({
    board,
    name: BOARD_NAMES[board],
    column,
    row,
    ...sizeOf(board, rotation),
    rotation,
  }));
}

function spaceViews(layout: Layout, counts: Crowd, free: readonly RimDoor[]): SpaceView[] {
  return layout.spaces.map(({ id, column, row, board, room, terminal, transporter, links }) => {
    const edge = (side: Direction): EdgeView =>
      isAmong(free, { column, row, side }) ? 'door-closed' : edgeView(links[side], counts);
    return {
      id,
      column,
      row,
      board,
      room: room === null ? null : ROOM_NAMES[room],
      edges: { north: edge(0), east: edge(1), south: edge(2), west: edge(3) },
      terminal,
      transporter,
    };
  });
}

function edgeView(link: Link | undefined, counts: Crowd): EdgeView {
  if (link === undefined || link.edge === 'wall') return 'wall';
  if (link.door === null) return 'open';
  return doorOpen(counts, link.door) ? 'door-open' : 'door-closed';
}

/** Where the next board may be laid beside those that lie. */
export function placementHighlights(boards: readonly PlacedBoard[]): Placement[] {
  return allPlacements({ boards: [...boards] }).map(({ door, placed: { board, column, row, rotation } }) => {
    return { board: BOARD_NAMES[board], door, degrees: rotation * 90, column, row, ...sizeOf(board, rotation) };
  });
}
