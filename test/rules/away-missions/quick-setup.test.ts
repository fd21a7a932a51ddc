import { describe, expect, it } from 'vitest';
import { CORRIDOR } from '../../../src/games/away-missions/chapters/area/arrangement.ts';
import { boardAt } from '../../../src/games/away-missions/chapters/area/layout.ts';
import { placements } from '../../../src/games/away-missions/chapters/area/placement.ts';
import { characterName } from '../../../src/games/away-missions/chapters/characters/characters.ts';
import { beamDown, layBoards, splitAreas } from '../../../src/games/away-missions/chapters/preparation/quick.ts';
import { BOARD_NAMES } from '../../../src/games/away-missions/content/boards.ts';
import { awayMissions } from '../../../src/games/away-missions/index.ts';
import type { AwayMissions, PlacedBoard } from '../../../src/games/away-missions/state.ts';
import { InMemoryTable } from '../../../src/kernel/in-memory-table.ts';
import { play } from '../../support/away-case.ts';

const FOUR = ['federation', 'borg', 'federation', 'borg'];

const begun = (n: number, options = {}): InMemoryTable<AwayMissions> =>
  new InMemoryTable(awayMissions, { secret: `quick ${n}`, options: { quick: true, ...options } }).start();

/** Plays until the Draw Phase. The only questions before it are about the Core Missions. */
function prepared(n: number): InMemoryTable<AwayMissions> {
  const match = begun(n);
  for (const decision of [...match.state.pending]) match.answer(decision, [decision.options[0]?.key ?? '']);
  return match;
}

/** Returns true if every board is legal beside those placed before it. */
function isLegal([corridor, ...boards]: readonly PlacedBoard[]): boolean {
  return (
    corridor?.column === CORRIDOR.column &&
    boards.every((placed, at) =>
      placements([CORRIDOR, ...boards.slice(0, at)], placed.board).some(
        (way) =>
          way.placed.column === placed.column &&
          way.placed.row === placed.row &&
          way.placed.rotation === placed.rotation,
      ),
    )
  );
}

describe('quick setup', () => {
  it('M-OPEN-67 M-PREP-11: before the Draw Phase, quick setup asks only for Core Missions, and asks everyone at the same time', () => {
    const match = begun(1);
    expect(match.state.pending.map(({ seat, rule }) => [seat, rule])).toEqual([
      [0, 'M-PREP-11'],
      [1, 'M-PREP-11'],
    ]);
    for (const decision of [...match.state.pending]) match.answer(decision, [decision.options[0]?.key ?? '']);
    expect(match.state.g).toMatchObject({ phase: 'draw', round: 1 });
  });

  it('M-OPEN-67 M-PREP-05 M-PREP-13 M-PREP-14: quick setup gives legal, balanced and varied positions', () => {
    const layouts = new Set<string>();
    for (let n = 0; n < 40; n++) {
      const { g } = prepared(n).state;
      expect(isLegal(g.boards)).toBe(true);
      awayMissions.check(prepared(n).state);
      layouts.add(JSON.stringify([g.side, g.boards]));
      for (const [seat, { area }] of g.players.entries()) {
        expect(area.length).toBe(2);
        const laid = g.boards.filter(({ board }) => area.includes(board));
        // Each side has one board on each side of the corridor, and one in each half of the area.
        expect(new Set(laid.map(({ row }) => row > CORRIDOR.row)).size).toBe(2);
        expect(new Set(laid.map(({ column }) => column < 5)).size).toBe(2);
        const own = Object.values(g.characters).filter((one) => one.seat === seat && one.where === 'area');
        const on = area.map((board) => own.filter(({ space }) => boardAt(g, space ?? '') === board).length);
        expect(Math.abs((on[0] ?? 0) - (on[1] ?? 0))).toBeLessThanOrEqual(1);
        expect(new Set(own.map(({ space }) => space)).size).toBe(own.length);
      }
    }
    expect(layouts.size).toBeGreaterThan(20);
  });

  it('M-OPEN-67: the log shows each team’s boards once', () => {
    const told = (n: number) => {
      const { events, state } = prepared(n);
      const lines = events.flatMap(({ event: { text } }) => (text?.includes('starts from') ? [text] : []));
      const names = state.g.players.map(({ area }) => area.map((board) => BOARD_NAMES[board]).join(' and '));
      return { lines: lines.toSorted(), names };
    };
    for (const n of [0, 1, 2, 3]) {
      const { lines, names } = told(n);
      expect(lines).toEqual([`Borg starts from ${names[1]}.`, `Federation starts from ${names[0]}.`]);
    }
  });

  it.each([
    [
      'a game for two',
      {},
      [1, 0],
      [
        ['engineering', 'laboratories'],
        ['bridge', 'quarters'],
      ],
    ],
    [
      'a game for three, where the last side gets the ends',
      { factions: FOUR.slice(0, 3) },
      [2, 0, 1],
      [
        ['engineering', 'laboratories'],
        ['bridge-2', 'engineering-2'],
        ['bridge', 'quarters'],
      ],
    ],
    [
      'a game for four, with one corner each',
      { factions: FOUR },
      [3, 1, 0, 2],
      [['engineering'], ['quarters'], ['laboratories'], ['bridge']],
    ],
    [
      'a game of two teams, with one end each',
      { factions: FOUR, partner: 2 },
      [1, 0],
      [
        ['engineering', 'laboratories', 'engineering-2'],
        ['bridge', 'quarters', 'bridge-2'],
        ['engineering', 'laboratories', 'engineering-2'],
        ['bridge', 'quarters', 'bridge-2'],
      ],
    ],
    [
      'a cube for two',
      { cube: true },
      [0, 1],
      [
        ['bridge', 'quarters'],
        ['engineering', 'laboratories'],
      ],
    ],
    [
      'a cube for three, where the last side gets the middle',
      { cube: true, factions: FOUR.slice(0, 3) },
      [1, 2, 0],
      [
        ['bridge-2', 'engineering'],
        ['bridge', 'quarters'],
        ['laboratories', 'engineering-2'],
      ],
    ],
    [
      'a cube for four, with one corner each',
      { cube: true, factions: FOUR },
      [0, 1, 2, 3],
      [['bridge'], ['quarters'], ['laboratories'], ['engineering-2']],
    ],
  ])('M-OPEN-67: quick setup assigns the starting areas of %s', (_name, options, order, wanted) => {
    const { g } = play({ options });
    for (const player of g.players) player.area = [];
    splitAreas({ g, log() {} }, order);
    expect(g.players.map(({ area }) => area)).toEqual(wanted);
  });

  it.each([
    ['four boards', {}, 4],
    ['six boards', { factions: FOUR }, 6],
  ])(
    'M-CUBE-01 M-OPEN-67: a cube of %s uses Borg sides without a roll and has no Main Corridor',
    (_name, options, count) => {
      const g = awayMissions.setup({ cube: true, ...options });
      const asked: number[] = [];
      const roll = (_count: number, sides = 6): number[] => {
        asked.push(sides);
        return [1];
      };
      layBoards({ g, log() {}, roll });
      expect([g.side, g.boards.length, asked.length]).toEqual(['borg', count, count]);
    },
  );

  it('M-OPEN-67: dice decide who gets which boards', () => {
    const north = Array.from({ length: 30 }, (_, n) => {
      const { g } = prepared(n).state;
      return g.boards.some(({ board, column, row }) => column === 1 && row > 6 && g.players[0]?.area.includes(board));
    });
    expect(new Set(north).size).toBe(2);
  });

  it('M-OPEN-67: one die decides the side of the boards, and the other dice decide their places', () => {
    const laid = (side: number) => {
      const { g } = prepared(2).state;
      const asked: number[] = [];
      const roll = (_count: number, sides = 6): number[] => {
        asked.push(sides);
        return [asked.length === 1 ? side : sides];
      };
      layBoards({ g, log() {}, roll });
      expect(isLegal(g.boards)).toBe(true);
      return [g.side, asked.length, g.boards.length];
    };
    expect([laid(1), laid(2)]).toEqual([
      ['federation', 5, 5],
      ['borg', 5, 5],
    ]);
  });

  it('M-OPEN-67: the side with the highest roll gets the north-west and south-east boards, and the other side gets the rest', () => {
    for (const first of [0, 1]) {
      const g = prepared(2).state.g;
      for (const player of g.players) player.area = [];
      splitAreas({ g, log() {} }, [first, 1 - first]);
      const halves = g.players.map(({ area }) =>
        g.boards
          .filter(({ board }) => area.includes(board))
          .map(({ column, row }) => `${row > CORRIDOR.row ? 'north' : 'south'}-${column < 5 ? 'west' : 'east'}`)
          .sort(),
      );
      const own = [
        ['north-west', 'south-east'],
        ['north-east', 'south-west'],
      ];
      expect(halves).toEqual(first === 0 ? own : own.toReversed());
    }
  });

  it('M-OPEN-67 M-PREP-13: teams alternate in beaming down characters, each to a separate space on its team’s emptier board', () => {
    const { g } = prepared(2).state;
    for (const one of Object.values(g.characters))
      if (one.where === 'area') Object.assign(one, { where: 'reserve', space: null });
    const landed: string[] = [];
    beamDown({ g, log: (text) => landed.push(String(text).replace(/ beams.*/, '')) }, [1, 0]);
    // The Borg have only three characters, so the Federation’s fourth beams down alone at the end.
    const { characters } = g;
    const seatOf = (name: string) => Object.values(characters).find(({ id }) => characterName(id) === name)?.seat;
    expect(landed.map(seatOf)).toEqual([1, 0, 1, 0, 1, 0, 0]);
    for (const [seat, { area }] of g.players.entries()) {
      const spaces = Object.values(characters).flatMap((one) =>
        one.seat === seat && one.space !== null ? [one.space] : [],
      );
      const counts = area.map((board) => spaces.filter((space) => boardAt(g, space) === board).length);
      expect(counts.toSorted()).toEqual(seat === 0 ? [2, 2] : [1, 2]);
      expect(new Set(spaces).size).toBe(spaces.length);
    }
  });

  it('games without quick setup store no data about it', () => {
    const { g } = new InMemoryTable(awayMissions, { options: { quick: false } }).start().state;
    expect('quick' in g || 'lessons' in g).toBe(false);
  });
});
