import { describe, expect, it } from 'vitest';
import { turnedCells } from '../../../src/games/away-missions/chapters/area/grid.ts';
import { layoutOf, type Space, spaceAt, terminalAt } from '../../../src/games/away-missions/chapters/area/layout.ts';
import { BOARDS, MISSION_BOARDS } from '../../../src/games/away-missions/content/boards.ts';
import { type Plan, readPlan } from '../../../src/games/away-missions/content/plan.ts';
import type { BoardId, BoardSide, Rotation, SpaceId } from '../../../src/games/away-missions/state.ts';
import { area } from '../../support/away-area.ts';

const BOTH = ['federation', 'borg'] as const satisfies BoardSide[];
const ALL = ['corridor', ...MISSION_BOARDS] as const;

/** Doors as the rule list writes them: edge and position, `S2`. */
function doors(board: BoardId, side: BoardSide, rotation: Rotation = 0): string[] {
  return turnedCells(board, side, rotation)
    .flatMap(({ column, row, edges }) =>
      edges.flatMap((edge, at) => (edge === 'door' ? [`${'NESW'[at]}${at % 2 === 0 ? column : row}`] : [])),
    )
    .sort();
}

/** Returns the fixtures of a plan with their positions: `command 2,3`. */
function marks(plan: Plan): string[] {
  return plan.cells
    .flatMap(({ column, row, terminal, transporter }) => [
      ...(terminal === null ? [] : [`${terminal} ${column},${row}`]),
      ...(transporter ? [`transporter ${column},${row}`] : []),
    ])
    .sort();
}

/** Returns the number of spaces that can be reached from the first space of a board without a door. */
function connected({ cells }: Plan): number {
  const found = new Set([cells[0]]);
  for (const cell of found) {
    cell?.edges.forEach((edge, at) => {
      const [column, row] = [cell.column + ([0, 1, 0, -1][at] ?? 0), cell.row + ([1, 0, -1, 0][at] ?? 0)];
      if (edge === 'open') found.add(cells.find((other) => other.column === column && other.row === row));
    });
  }
  return found.size;
}

describe('printed boards', () => {
  it('M-GEO-01: Mission Boards have 4 by 4 spaces, and the Main Corridor has 8 by 2', () => {
    for (const side of BOTH) {
      expect(BOARDS.corridor[side].plan).toMatchObject({ width: 8, height: 2 });
      for (const board of MISSION_BOARDS) expect(BOARDS[board][side].plan).toMatchObject({ width: 4, height: 4 });
    }
  });

  it('M-GEO-02: the corridor is open inside and has six doors, which are in the same places after a half turn', () => {
    for (const side of BOTH) {
      expect(doors('corridor', side)).toEqual(['E2', 'N2', 'N7', 'S2', 'S7', 'W1']);
      expect(doors('corridor', side, 2)).toEqual(doors('corridor', side));
      const inner = BOARDS.corridor[side].plan.cells.flatMap((cell) => cell.edges).filter((edge) => edge === 'open');
      expect(inner).toHaveLength(2 * (7 * 2 + 8));
      // After a quarter turn to either side, the corridor is upright.
      for (const rotation of [1, 3] as const) {
        const cells = turnedCells('corridor', side, rotation);
        expect([...new Set(cells.map(({ column }) => column))].sort()).toEqual([1, 2]);
        expect([...new Set(cells.map(({ row }) => row))].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
      }
    }
  });

  it('M-GEO-03: both sides of a Mission Board have the same doors', () => {
    for (const side of BOTH) {
      expect(doors('bridge', side)).toEqual(['E3', 'S2', 'W3']);
      expect(doors('engineering', side)).toEqual(['E3', 'N3', 'S2']);
      expect(doors('laboratories', side)).toEqual(['E2', 'N2', 'S2', 'W2']);
      expect(doors('quarters', side)).toEqual(['N3', 'S3', 'W2']);
    }
  });

  it('M-GEO-03: half a turn moves door S2 to N3, and a quarter turn moves S2 to W3, W2 to N2, N3 to E2 and E3 to S3', () => {
    expect(doors('quarters', 'federation', 2)).toEqual(['E3', 'N2', 'S2']);
    expect(doors('engineering', 'federation', 1)).toEqual(['E2', 'S3', 'W3']);
    expect(doors('laboratories', 'federation', 1)).toEqual(['E3', 'N2', 'S2', 'W3']);
    for (const board of MISSION_BOARDS) {
      const full = turnedCells(board, 'borg', 3).map(({ column, row }) => `${column},${row}`);
      expect(new Set(full).size).toBe(16);
    }
  });

  it('M-GEO-05: both sides of a board have the same number of terminals and transporters', () => {
    expect(marks(BOARDS.bridge.federation.plan)).toEqual(['command 2,3', 'command 3,3', 'operations 4,2']);
    expect(marks(BOARDS.engineering.federation.plan)).toEqual(['operations 1,2', 'operations 4,3', 'science 2,4']);
    expect(marks(BOARDS.laboratories.federation.plan)).toEqual([
      'medical 1,3',
      'operations 3,1',
      'science 3,3',
      'transporter 4,1',
      'transporter 4,2',
    ]);
    expect(marks(BOARDS.quarters.federation.plan)).toEqual(['command 2,2', 'science 4,4']);
    const kinds = (board: BoardId, side: BoardSide): string[] =>
      marks(BOARDS[board][side].plan).map((mark) => mark.split(' ')[0] ?? '');
    for (const board of ALL) expect(kinds(board, 'borg')).toEqual(kinds(board, 'federation'));
    for (const board of MISSION_BOARDS) expect(BOARDS[board].borg.plan).not.toEqual(BOARDS[board].federation.plan);
  });

  it('all spaces on a board are in named rooms and can be reached from each other without passing a door', () => {
    for (const board of ALL) {
      for (const side of BOTH) {
        const { plan, rooms } = BOARDS[board][side];
        expect(connected(plan)).toBe(plan.cells.length);
        for (const { room } of plan.cells) expect(room === null ? board : rooms[room]).toBeDefined();
      }
    }
  });

  it('readPlan throws an error for an unknown mark or edge', () => {
    expect(() => readPlan('+---+\n| aX|\n+---+')).toThrow('unknown mark X');
    expect(() => readPlan('+-?-+\n| a |\n+---+')).toThrow('unknown edge ?');
  });
});

describe('the finished mission area', () => {
  const g = area();

  it('M-PREP-07 M-PREP-10: the mission area has 80 board spaces and two turbolifts, each with its own name', () => {
    const { spaces, byId } = layoutOf(g);
    expect(spaces).toHaveLength(82);
    expect(byId.size).toBe(82);
    expect(byId.get('A1')).toMatchObject({ column: 1, row: 1, board: 'laboratories' });
    expect(byId.get('H10')).toMatchObject({ column: 8, row: 10, board: 'engineering' });
  });

  it('M-TERM-02 M-EDGE-04 M-EDGE-05: terminals, rooms, turbolifts and transporters are in the right spaces', () => {
    expect([terminalAt(g, 'B9'), terminalAt(g, 'F10'), terminalAt(g, 'A3'), terminalAt(g, 'A1')]).toEqual([
      'command',
      'operations',
      'medical',
      null,
    ]);
    const read = <T>(what: (space: Space) => T, ...ids: SpaceId[]): T[] => ids.map((id) => what(spaceAt(g, id)));
    expect(read(({ room }) => room, 'A3', 'C9', 'D5')).toEqual(['sickbay', 'ready-room', null]);
    expect(read(({ transporter }) => transporter, 'D1', 'D5')).toEqual([true, false]);
    expect(read(({ board }) => board === 'lift', 'T1', 'A5')).toEqual([true, false]);
  });

  it('M-EDGE-01 M-EDGE-02 M-EDGE-03: the edge between two spaces is the same from both sides', () => {
    for (const side of BOTH) {
      for (const space of layoutOf(area([], side)).spaces) {
        space.links.forEach((link, at) => {
          if (link.to === null) expect(link).toMatchObject({ edge: 'wall', door: null });
          else expect(link.to.links[(at + 2) % 4]).toEqual({ ...link, to: space });
        });
      }
    }
  });

  it('M-GEO-01: a door that faces no other space is a wall', () => {
    // The west door of the Bridge leads out of the area.
    expect(layoutOf(g).byId.get('A9')?.links[3]).toMatchObject({ edge: 'wall', to: null });
    expect(layoutOf(g).byId.get('D9')?.links[1]).toMatchObject({ edge: 'door', to: { id: 'E9' } });
  });

  it('the layout depends on the side of the boards, and identical positions share one cached layout', () => {
    const borg = area([], 'borg');
    expect(layoutOf(borg).side).toBe('borg');
    expect(layoutOf(g)).toBe(layoutOf(area()));
  });
});
