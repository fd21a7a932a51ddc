import { describe, expect, it } from 'vitest';
import type { GameReport } from '../../../src/tables/report-parts.ts';
import { readStatRow, type StatRow, statRows, summed, summedBy } from '../../../src/tables/stats.ts';

const HOUR = 3_600_000;
const chair = (player: string | null, before?: string[]) => ({
  ...{ name: 'A', player, called: player, bot: player === null ? 'standard' : null },
  ...(before === undefined ? {} : { before }),
});
const score = (seat: number | null) => ({ seq: 1, seat, round: 0, totals: [] });

const report: GameReport = {
  ...{ began: 0, ended: 9 * HOUR, rounds: 0, final: [], rolls: 1, points: [], winners: [0] },
  scores: [score(null), score(0), score(1), score(0)],
  times: [{ seat: 0, many: 2, took: 3 * HOUR }],
  dice: [{ seat: 0, count: 2, sum: 11, average: 7 }],
};
const table = { game: 'skirmish', status: 'over', chairs: [chair('ann'), chair('bob'), chair(null)] } as const;

const rows = (more: Partial<GameReport> = {}, at: object = {}): [string, StatRow][] =>
  statRows({ ...table, ...at } as never, { ...report, ...more }, 'g1');
const countsFor = (more: Partial<GameReport> = {}, at: object = {}): string[] =>
  rows(more, at).map(([player]) => player);

describe('T-STATS-01', () => {
  it('each person at the end gets one row, with their own turns, dice and result', () => {
    const [[first, ann], [second, bob]] = rows() as [[string, StatRow], [string, StatRow]];
    expect([first, second]).toEqual(['ann', 'bob']);
    expect(ann).toEqual({
      ...{ game: 'skirmish', guild: 'g1', ended: 9 * HOUR, result: 'won', turns: 2, took: 3 * HOUR },
      ...{ dice: 11, average: 7, others: ['bob'] },
    });
    expect(bob).toMatchObject({ result: 'lost', turns: 0, took: 0, dice: 0, average: 0, others: ['ann'] });
    expect(readStatRow(JSON.stringify(ann))).toEqual(ann);
    expect(readStatRow('{"game":"skirmish"}')).toBeNull();
  });

  it('a game that ends before its third turn counts for nobody', () => {
    expect(countsFor({ scores: [score(null), score(0), score(1)] })).toEqual([]);
    expect(countsFor({ scores: [score(null), score(null), score(0), score(1)] })).toEqual([]);
    // A game may not say whose turn it is.
    expect(countsFor({ scores: [score(null), score(null), score(null)] })).toEqual([]);
    expect(countsFor({ scores: [score(null), score(null), score(null), score(null)] })).toEqual(['ann', 'bob']);
    // If the game can’t be replayed, the times of its turns count.
    expect(countsFor({ scores: [] })).toEqual([]);
    expect(countsFor({ scores: [], times: [{ seat: 0, many: 3, took: HOUR }] })).toEqual(['ann', 'bob']);
    expect(countsFor({}, { status: 'playing' })).toEqual([]);
  });

  it('a seat that somebody else played before counts for nobody, and one that its own player took back counts', () => {
    expect(countsFor({}, { chairs: [chair('ann', ['eve']), chair('bob', ['bob'])] })).toEqual(['bob']);
    expect(countsFor({}, { chairs: [chair(null, ['ann']), chair('bob')] })).toEqual(['bob']);
  });

  it('a game without a result is neither won nor lost', () => {
    const { winners: _, ...ended } = report;
    for (const without of [ended, { ...report, winners: [] }])
      expect(statRows(table as never, without, null).map(([, { result }]) => result)).toEqual(['none', 'none']);
  });

  it('games are added up by game and by person, the largest group first', () => {
    const [[, ann]] = rows() as [[string, StatRow]];
    const lost: StatRow = { ...ann, game: 'numbers', result: 'lost', turns: 0, took: 0, dice: 0, average: 0 };
    const all = [ann, lost, { ...lost, others: ['bob', 'cat'] }];
    expect(summed(all)).toEqual({ games: 3, won: 1, lost: 2, turn: 1.5 * HOUR, luck: 11 / 7 - 1 });
    expect(summed([lost])).toMatchObject({ turn: null, luck: null });
    expect(summedBy(all, ({ game }) => [game]).map(({ of, sum }) => [of, sum.games])).toEqual([
      ['numbers', 2],
      ['skirmish', 1],
    ]);
    expect(summedBy(all, ({ others }) => others).map(({ of, sum }) => [of, sum.games])).toEqual([
      ['bob', 3],
      ['cat', 1],
    ]);
  });
});
