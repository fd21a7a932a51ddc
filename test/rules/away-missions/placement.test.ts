import { describe, expect, it } from 'vitest';
import { AREA, CORRIDOR, DOORS } from '../../../src/games/away-missions/chapters/area/arrangement.ts';
import { STEPS, spaceId, turnedCells } from '../../../src/games/away-missions/chapters/area/grid.ts';
import { type Layout, layOut, type Space } from '../../../src/games/away-missions/chapters/area/layout.ts';
import { cannotPlace, placements, turbolifts } from '../../../src/games/away-missions/chapters/area/placement.ts';
import { overlap, ROTATIONS } from '../../../src/games/away-missions/chapters/area/rim.ts';
import { MISSION_BOARDS } from '../../../src/games/away-missions/content/boards.ts';
import type { BoardId, PlacedBoard, Rotation } from '../../../src/games/away-missions/state.ts';
import { area } from '../../support/away-area.ts';

/** Returns the boards on the table as a text, whatever the order in which they were placed. */
function signature(boards: readonly PlacedBoard[]): string {
  return boards
    .map(({ board, column, row, rotation }) => `${board} ${column},${row} ${rotation}`)
    .sort()
    .join('; ');
}

function left(boards: readonly PlacedBoard[]): BoardId[] {
  return MISSION_BOARDS.filter((board) => !boards.some((placed) => placed.board === board));
}

/** Returns every position that can occur while boards are placed, in every order and with every choice. */
function everyScan(): Map<string, PlacedBoard[]> {
  const found = new Map<string, PlacedBoard[]>([['', [CORRIDOR]]]);
  for (const boards of found.values()) {
    for (const board of left(boards)) {
      for (const { placed } of placements(boards, board))
        found.set(signature([...boards, placed]), [...boards, placed]);
    }
  }
  return found;
}

const scans = [...everyScan().values()];
const finished = scans.filter((boards) => boards.length === 5);

/** Returns the printed doors that end at a wall of another board. */
function blocked({ boards, byId }: Layout): number {
  const at = (column: number, row: number): Space | undefined => byId.get(spaceId(column, row));
  return boards.flatMap((placed) =>
    turnedCells(placed.board, 'federation', placed.rotation).flatMap((cell) => {
      const space = at(placed.column + cell.column - 1, placed.row + cell.row - 1);
      return cell.edges.filter((edge, side) => {
        const step = STEPS[side];
        const front = at((space?.column ?? 0) + (step?.column ?? 0), (space?.row ?? 0) + (step?.row ?? 0));
        return edge === 'door' && front !== undefined && space?.links[side]?.edge === 'wall';
      });
    }),
  ).length;
}

interface Counts {
  joined: number;
  corridor: number;
  blocks: number;
}

/**
 * Counts the doors that a board joins, including those to the corridor, and the doors that it blocks, by building the
 * layout.
 */
function counted(boards: readonly PlacedBoard[], placed: PlacedBoard): Counts {
  const layout = layOut('federation', [...boards, placed], []);
  const own = layout.doors.filter((door) => door.some((space) => space.board === placed.board));
  const corridor = own.filter((door) => door.some((space) => space.board === 'corridor')).length;
  return { joined: own.length, corridor, blocks: blocked(layout) - blocked(layOut('federation', boards, [])) };
}

/**
 * Returns every free place in which a whole edge of the board is along the corridor, with at least one door between
 * them.
 */
function everyPlace(boards: readonly PlacedBoard[], board: BoardId): Counts[] {
  const found: Counts[] = [];
  for (const rotation of [0, 1, 2, 3] as const) {
    for (const row of [1, 7]) {
      for (let column = 1; column <= 5; column++) {
        const placed = { board, column, row, rotation };
        if (!boards.some((other) => overlap(placed, other))) found.push(counted(boards, placed));
      }
    }
  }
  return found.filter(({ corridor }) => corridor > 0);
}

describe('placing all boards', () => {
  it('M-PREP-02: every board has a legal place, no matter which boards have been placed before', () => {
    for (const boards of scans)
      for (const board of left(boards)) expect(placements(boards, board).length).toBeGreaterThan(0);
  });

  it('M-PREP-07: the rules allow 83 finished areas, each with 8 columns and 10 rows, and every space can be reached', () => {
    expect(finished).toHaveLength(83);
    for (const boards of finished) {
      for (const side of ['federation', 'borg'] as const) {
        const { spaces } = layOut(side, boards, turbolifts(boards));
        const onBoards = spaces.filter((space) => space.board !== 'lift');
        expect(onBoards).toHaveLength(AREA.columns * AREA.rows);
        expect(onBoards.every(({ column, row }) => column >= 1 && column <= 8 && row >= 1 && row <= 10)).toBe(true);
        const reached = new Set(spaces.slice(0, 1));
        for (const space of reached) for (const { to } of space.links) if (to !== null) reached.add(to);
        expect(reached.size).toBe(spaces.length);
      }
    }
  });

  it('M-PREP-06 M-PREP-08 M-GEO-02: a finished area has two turbolifts, at the ends of the corridor', () => {
    for (const boards of finished) {
      expect(turbolifts(boards)).toEqual([
        { space: 'T1', column: 0, row: 5, door: 'east' },
        { space: 'T2', column: 9, row: 6, door: 'west' },
      ]);
    }
  });

  it('M-PREP-04: each board joins the corridor, and most areas have doors between Mission Boards', () => {
    for (const boards of finished) {
      const { doors } = layOut('federation', boards, turbolifts(boards));
      for (const board of MISSION_BOARDS) {
        expect(
          doors.some((door) => door.some((a) => a.board === board) && door.some((b) => b.board === 'corridor')),
        ).toBe(true);
      }
      expect(doors.length).toBeGreaterThanOrEqual(7);
    }
  });

  it('M-PREP-03 M-PREP-05 M-GEO-04: the legal places for a board are those that join the most doors and, among these, block the fewest doors', () => {
    for (const boards of scans.filter((laid) => laid.length < 5)) {
      for (const board of left(boards)) {
        const places = everyPlace(boards, board);
        const joined = Math.max(...places.map((place) => place.joined));
        const blocks = Math.min(...places.filter((place) => place.joined === joined).map((place) => place.blocks));
        for (const { connects, blocked: walled } of placements(boards, board)) {
          expect([connects.length, walled]).toEqual([joined, blocks]);
        }
        const best = places.filter((place) => place.joined === joined && place.blocks === blocks).length;
        expect(placements(boards, board)).toHaveLength(boards.length === 1 ? best / 2 : best);
      }
    }
  });

  it('M-GEO-04: places that become the same after a half turn of the whole map are offered only once', () => {
    for (const board of MISSION_BOARDS) {
      const keys = placements([CORRIDOR], board).map(({ placed }) => signature([placed]));
      const turned = placements([CORRIDOR], board).map(({ placed }) =>
        signature([
          {
            ...placed,
            column: 6 - placed.column,
            row: 8 - placed.row,
            rotation: ((placed.rotation + 2) & 3) as Rotation,
          },
        ]),
      );
      expect(keys.filter((key) => turned.includes(key))).toEqual([]);
    }
  });

  it('there are at most 13 ways to place the first board, then 10, 7 and 2 ways for the others', () => {
    const most = [0, 0, 0, 0];
    for (const boards of scans.filter((laid) => laid.length < 5)) {
      const choices = left(boards).flatMap((board) => placements(boards, board)).length;
      most[boards.length - 1] = Math.max(most[boards.length - 1] ?? 0, choices);
    }
    expect(most).toEqual([13, 10, 7, 2]);
  });
});

describe('placing a single board', () => {
  const g = {
    ...area(),
    lifts: [],
    boards: [CORRIDOR, { board: 'bridge', column: 1, row: 7, rotation: 0 }] as PlacedBoard[],
  };

  it('M-PREP-05: Engineering next to the Bridge must also join the Bridge’s east door', () => {
    expect(placements(g.boards, 'engineering')).toEqual([
      {
        door: 'north-east',
        placed: { board: 'engineering', column: 5, row: 7, rotation: 1 },
        connects: expect.arrayContaining(['corridor', 'bridge']),
        blocked: 0,
      },
    ]);
    expect(cannotPlace(g, 'engineering', 'north-east', 1)).toBeNull();
    expect(cannotPlace(g, 'quarters', 'south-west', 1)).toMatchObject({
      rule: 'M-PREP-05',
      text: expect.stringContaining('must join 2'),
    });
  });

  it('M-PREP-02 M-PREP-03 M-PREP-04: the refusal of a place says what is in the way', () => {
    expect(cannotPlace(g, 'bridge', 'north-east', 1)).toMatchObject({ rule: 'M-PREP-02' });
    expect(cannotPlace(g, 'laboratories', 'north-west', 0)).toMatchObject({
      rule: 'M-PREP-03',
      text: 'Bridge is already there.',
    });
    expect(cannotPlace(g, 'laboratories', 'west-end', 0)).toMatchObject({ rule: 'M-PREP-03' });
    expect(cannotPlace(g, 'engineering', 'south-west', 1)).toMatchObject({ rule: 'M-PREP-04' });
  });

  it('M-PREP-05 M-PREP-04: a place is refused if and only if it isn’t offered', () => {
    const reasons = new Set<string>();
    for (const boards of scans.filter((laid) => laid.length > 1 && laid.length < 5)) {
      for (const board of left(boards)) {
        const offered = placements(boards, board).map(({ door, placed }) => `${door} ${placed.rotation}`);
        for (const door of DOORS) {
          for (const rotation of ROTATIONS) {
            const why = cannotPlace({ ...g, boards }, board, door, rotation);
            const way = `${door} ${rotation}`;
            expect([board, way, why === null]).toEqual([board, way, offered.includes(way)]);
            if (why !== null) reasons.add(`${why.rule} ${/would block \d+ doors?/.test(why.text)}`);
          }
        }
      }
    }
    expect(reasons).toContain('M-PREP-05 true');
  });
});
