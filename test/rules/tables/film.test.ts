import { describe, expect, test } from 'vitest';
import type { Game } from '../../../src/kernel/game.ts';
import type { Entry, Input, Table } from '../../../src/kernel/table.ts';
import type { Seat } from '../../../src/kernel/types.ts';
import { type FilmMoment, FilmPlan } from '../../../src/tables/film.ts';

/** The position of a game in which `at` is the seat to move; null between turns. */
interface Turn {
  name: string;
  at: Seat | null;
}

const game = {
  roundBegins: 'X-ROUND',
  turnNow: ({ g }: { g: Turn }) => g.name,
  turnSeat: ({ g }: { g: Turn }) => g.at,
} as unknown as Game<unknown>;

const CHAIRS = [
  { name: 'Blue', called: 'Ann' },
  { name: 'Red', called: 'Captain Red (bot)' },
];

function table(seq: number, name: string, at: Seat | null, status = 'playing'): Table {
  return { seq, status, proposal: null, chairs: CHAIRS, state: { g: { name, at } } } as unknown as Table;
}

/** An entry, with the lines that it logs. */
const entry = (seq: number, { t = 'answer', round, undone }: { t?: Input['t']; round?: number; undone?: number[] }) =>
  ({
    seq,
    input: { t },
    events: round === undefined ? [] : [{ text: `Round ${round} begins.`, rule: 'X-ROUND' }],
    ...(undone === undefined ? {} : { undone }),
  }) as unknown as Entry;

/** Follows positions, each with what its entry is, and returns the moments. */
function moments(steps: readonly (readonly [Table, Parameters<typeof entry>[1]])[], base?: Table): FilmMoment[] {
  const plan = new FilmPlan(game);
  if (base !== undefined) plan.begin(base);
  for (const [now, what] of steps) plan.follow(entry(now.seq, what), now);
  return plan.moments();
}

describe('the moments of a film', () => {
  test('a film shows the beginning, each turn after it has ended, and now', () => {
    expect(
      moments([
        [table(1, '1', 0), { t: 'start' }],
        [table(2, '1', 0), {}],
        [table(3, '2', 1), {}],
        [table(4, '3', 0), { round: 2 }],
        [table(5, '4', 1), {}],
        [table(6, '4', 1), {}],
      ]),
    ).toEqual([
      { seq: 1, caption: 'The beginning' },
      { seq: 3, caption: 'Ann (Blue)' },
      { seq: 4, caption: 'Captain Red (bot)' },
      { seq: 5, caption: 'Round 2 · Ann (Blue)' },
      { seq: 6, caption: 'Now' },
    ]);
  });

  test('nothing ends between turns, and the last moment of a finished game is its end', () => {
    const captions = moments([
      [table(1, 'bids', null), { t: 'start' }],
      [table(2, 'bids 2', null), {}],
      [table(3, '1', 0), {}],
      [table(4, '2', 1, 'over'), {}],
    ]).map(({ caption }) => caption);
    expect(captions).toEqual(['The beginning', 'The end']);
  });

  test('a film leaves out the end of a turn that was undone', () => {
    const seqs = moments([
      [table(1, '1', 0), { t: 'start' }],
      [table(2, '2', 1), {}],
      [table(3, '1', 0), { t: 'undo', undone: [2] }],
      [table(4, '2', 1), {}],
      [table(5, '2', 1), {}],
    ]).map(({ seq }) => seq);
    expect(seqs).toEqual([1, 4, 5]);
  });

  test('a film may begin in a running game, and a lobby has no moments', () => {
    expect(moments([[table(8, '2', 1), {}]], table(7, '1', 0)).map(({ seq }) => seq)).toEqual([7, 8]);
    const lobby = { ...table(0, '', null), state: null };
    expect(moments([[{ ...lobby, seq: 1 }, { t: 'ready' }]], lobby)).toEqual([]);
  });

  test('the film of a long game has at most 300 moments, with its beginning and its end', () => {
    const steps = Array.from({ length: 1_000 }, (_, at) => [table(at + 2, `${at}`, at % 2), {}] as const);
    const all = moments([[table(1, 'start', 0), { t: 'start' }], ...steps]);
    expect(all.length).toBeLessThanOrEqual(300);
    expect(all.length).toBeGreaterThan(200);
    expect([all[0]?.seq, all.at(-1)?.seq]).toEqual([1, 1_001]);
  });
});
