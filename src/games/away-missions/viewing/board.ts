import { arrangementOf } from '../chapters/area/arrangement.ts';
import { type Layout, type Link, layOut, layoutOf, sizeOf } from '../chapters/area/layout.ts';
import { type Crowd, crowd, doorOpen } from '../chapters/area/occupancy.ts';
import { allPlacements, boardsLeft, missionBoards } from '../chapters/area/placement.ts';
import { freeDoors, isAmong, type RimDoor } from '../chapters/area/rim.ts';
import { BOARD_NAMES, ROOM_NAMES } from '../content/boards.ts';
import type { Direction } from '../content/plan.ts';
import type { AwayMissions, PlacedBoard } from '../state.ts';
import type { AwayMissionsView, BoardView, EdgeView, LayingView, Placement, SpaceView } from '../view.ts';

/**
 * Returns the mission area, which is the same for every viewer (M-PREP-07), with open and closed doors (M-EDGE-03). A
 * door that leads nowhere is shown as a wall. While boards are still being placed, such a door is shown as closed
 * instead, because the next board may join it (M-PREP-05).
 */
export function areaView(g: AwayMissions): Pick<AwayMissionsView, 'columns' | 'rows' | 'boards' | 'spaces'> {
  const layout = layoutOf(g);
  const arrangement = arrangementOf(g);
  const { columns, rows } = arrangement;
  const free = boardsLeft(g.boards, arrangement).length > 0 ? freeDoors(g.boards) : [];
  const spaces = spaceViews(layout, standing(crowd(g, 0, null)), free);
  for (const { lock, seat } of g.lasting) {
    const space = lock === undefined ? undefined : spaces.find(({ id }) => id === lock);
    if (space !== undefined) space.locked = seat;
  }
  return { columns, rows, boards: boardViews(layout), spaces };
}

function boardViews(layout: Layout): BoardView[] {
  return layout.boards.map((placed) => ({
    ...placed,
    name: BOARD_NAMES[placed.board],
    ...sizeOf(placed.board, placed.rotation),
  }));
}

/** Whether a door is open. */
type Doors = (door: number) => boolean;

function standing(counts: Crowd): Doors {
  return (door) => doorOpen(counts, door);
}

function spaceViews(layout: Layout, isOpen: Doors, free: readonly RimDoor[]): SpaceView[] {
  return layout.spaces.map(({ id, column, row, board, room, terminal, transporter, links }) => {
    const edge = (side: Direction): EdgeView =>
      isAmong(free, { column, row, side }) ? 'door-closed' : edgeView(links[side], isOpen);
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

function edgeView(link: Link | undefined, isOpen: Doors): EdgeView {
  if (link === undefined || link.edge === 'wall') return 'wall';
  if (link.door === null) return 'open';
  return isOpen(link.door) ? 'door-open' : 'door-closed';
}

/** The parts of the view that show how boards may be placed. */
type Scan = Pick<AwayMissionsView, 'cube' | 'players'> & { boards: readonly PlacedBoard[] };

/** Returns the places where the next board can go. */
export function placementHighlights({ boards, ...agreed }: Scan): Placement[] {
  return allPlacements(boards, arrangementOf(agreed)).map(({ door, placed: { board, column, row, rotation } }) => {
    return { board: BOARD_NAMES[board], door, degrees: rotation * 90, column, row, ...sizeOf(board, rotation) };
  });
}

/**
 * Returns every way to place the next board, in the order of the question's options. Each way lists the spaces that it
 * adds or changes.
 */
export function layingViews({
  side,
  boards,
  spaces,
  ...agreed
}: Pick<AwayMissionsView, 'side' | 'boards' | 'spaces' | 'cube' | 'players'>): LayingView[] {
  const arrangement = arrangementOf(agreed);
  const lie = boards.map(({ board, column, row, rotation }) => ({ board, column, row, rotation }));
  const before = new Set(spaces.map((space) => JSON.stringify(space)));
  return allPlacements(lie, arrangement).map(({ door, placed, connects, blocked }) => {
    const then = [...lie, placed];
    const isLast = missionBoards(then) === arrangement.boards.length;
    const laid = spaceViews(layOut(side ?? 'federation', then, []), () => false, isLast ? [] : freeDoors(then));
    return {
      board: placed.board,
      name: BOARD_NAMES[placed.board],
      door,
      degrees: placed.rotation * 90,
      joins: connects.length,
      blocked,
      spaces: laid.filter((space) => !before.has(JSON.stringify(space))),
    };
  });
}
