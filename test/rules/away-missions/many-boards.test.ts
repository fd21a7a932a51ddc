import { describe, expect, it } from 'vitest';
import {
  type Arrangement,
  arrangementOf,
  CUBE,
  SIX,
  SIX_CUBE,
} from '../../../src/games/away-missions/chapters/area/arrangement.ts';
import { layOut } from '../../../src/games/away-missions/chapters/area/layout.ts';
import { allPlacements, missionBoards, placements } from '../../../src/games/away-missions/chapters/area/placement.ts';
import { overlap } from '../../../src/games/away-missions/chapters/area/rim.ts';
import { kindOfBoard, SIX_BOARDS } from '../../../src/games/away-missions/content/boards.ts';
import { awayMissions } from '../../../src/games/away-missions/index.ts';
import type { AwayMissions, PlacedBoard } from '../../../src/games/away-missions/state.ts';
import { InMemoryTable } from '../../../src/kernel/in-memory-table.ts';
import { stream } from '../../../src/kernel/random.ts';

const FOUR = ['federation', 'borg', 'federation', 'borg'];

/** Returns areas in which every board is placed at random among its legal places. */
function scans(arrangement: Arrangement, count: number): PlacedBoard[][] {
  const random = stream(arrangement.id);
  return Array.from({ length: count }, () => {
    let boards: PlacedBoard[] = arrangement.corridor === null ? [] : [{ ...arrangement.corridor }];
    for (let ways = allPlacements(boards, arrangement); ways.length > 0; ways = allPlacements(boards, arrangement)) {
      const placed = ways[random.next(ways.length)]?.placed;
      boards = placed === undefined ? boards : [...boards, placed];
    }
    return boards;
  });
}

/** Returns the number of spaces that can be walked to from the first one, and the number of all spaces. */
function reached(boards: readonly PlacedBoard[]): [number, number] {
  const { spaces } = layOut('borg', boards, []);
  const seen = new Set(spaces.slice(0, 1));
  for (const space of seen) for (const next of space.exits) seen.add(next);
  return [seen.size, spaces.length];
}

describe.each([
  ['M-MULT-02 M-MULT-04 M-TG-02: six boards around the corridor', SIX, 60],
  ['M-CUBE-01 M-OPEN-83: a cube of four boards', CUBE, 200],
  ['M-CUBE-01 M-OPEN-83: a cube of six boards', SIX_CUBE, 60],
] as const)('%s', (_name, arrangement, count) => {
  const all = scans(arrangement, count);

  it('all boards fit in the area without overlap, and every space can be reached', () => {
    for (const boards of all) {
      expect(missionBoards(boards)).toBe(arrangement.boards.length);
      for (const [at, one] of boards.entries()) {
        expect(boards.slice(at + 1).some((other) => overlap(one, other))).toBe(false);
        expect(one.column >= 1 && one.row >= 1 && one.column + 3 <= arrangement.columns).toBe(true);
        expect(one.row + 3 <= arrangement.rows || one.board === 'corridor').toBe(true);
      }
      const [walked, spaces] = reached(boards);
      expect(walked).toBe(spaces);
    }
  });
});

describe('games with six boards', () => {
  it('M-MULT-02: the six boards are two Bridges, two Engineerings, Laboratories and Quarters', () => {
    const types = SIX_BOARDS.map(kindOfBoard).sort();
    expect(types).toEqual(['bridge', 'bridge', 'engineering', 'engineering', 'laboratories', 'quarters']);
    expect([SIX.boards, SIX_CUBE.boards]).toEqual([SIX_BOARDS, SIX_BOARDS]);
  });

  it('M-MULT-04: every board joins the corridor at a separate door', () => {
    for (const boards of scans(SIX, 20)) {
      const { doors } = layOut('federation', boards, []);
      const joined = doors.filter((door) => door.some(({ board }) => board === 'corridor'));
      expect(joined).toHaveLength(6);
    }
  });

  it('M-PREP-03: with two players, no board can be placed at a short end of the corridor', () => {
    const two = arrangementOf({ players: [1, 2] });
    const corridor = two.corridor === null ? [] : [two.corridor];
    expect(placements(corridor, 'bridge', two).some(({ door }) => door.endsWith('-end'))).toBe(false);
    const ends = placements(SIX.corridor === null ? [] : [SIX.corridor], 'bridge', SIX);
    expect(ends.some(({ door }) => door === 'west-end')).toBe(true);
  });
});

describe('quick setup in a cube or with more than two players', () => {
  const begun = (n: number, options: object): AwayMissions => {
    const match = new InMemoryTable(awayMissions, {
      secret: `quick ${n}`,
      options: { quick: true, ...options },
    }).start();
    for (const decision of [...match.state.pending]) match.answer(decision, [decision.options[0]?.key ?? '']);
    awayMissions.check(match.state);
    return match.state.g;
  };

  it.each([
    ['a game for three', { factions: FOUR.slice(0, 3) }, [2, 2, 2], 6],
    ['a game for four', { factions: FOUR }, [1, 1, 1, 1], 4],
    ['a game of two teams', { factions: FOUR, partner: 3 }, [3, 3, 3, 3], 6],
    ['a cube for two', { cube: true }, [2, 2], 4],
    ['a cube for three', { cube: true, factions: FOUR.slice(0, 3) }, [2, 2, 2], 6],
    ['a cube for four', { cube: true, factions: FOUR }, [1, 1, 1, 1], 4],
  ])(
    'M-OPEN-67: in %s, all players get equally many boards, opposite each other, and start there',
    (_name, options, areas, used) => {
      for (let n = 0; n < 6; n++) {
        const g = begun(n, options);
        expect(g.players.map(({ area }) => area.length)).toEqual(areas);
        expect(new Set(g.players.flatMap(({ area }) => area)).size).toBe(used);
        expect(g.lifts).toEqual([]);
        const { byId } = layOut(g.side ?? 'borg', g.boards, []);
        for (const { seat, space, where } of Object.values(g.characters))
          if (where === 'area') expect(g.players[seat]?.area).toContain(byId.get(space ?? '')?.board);
        // The boards of a player are opposite each other if their common center is the center of the area.
        const { columns } = arrangementOf(g);
        for (const { area } of g.players) {
          if (area.length !== 2) continue;
          const own = g.boards.filter(({ board }) => area.includes(board));
          expect(own.reduce((sum, { column }) => sum + column + 2 - 1, 0)).toBe(
            own.every(({ column }) => column === own[0]?.column) ? 2 * ((own[0]?.column ?? 0) + 1) : columns,
          );
        }
      }
    },
  );
});
