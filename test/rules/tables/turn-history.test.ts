import { describe, expect, test } from 'vitest';
import type { Game } from '../../../src/kernel/game.ts';
import type { Entry, Input, Table } from '../../../src/kernel/table.ts';
import type { Seat } from '../../../src/kernel/types.ts';
import { areTurns, type PastTurn, readTurns, TurnHistory, writeTurns } from '../../../src/tables/turn-history.ts';

/** A time in whole minutes, with the 13 digits that the store expects. */
const minute = (count: number): number => 1_700_000_000_000 + count * 60_000;

/** The position of a game in which `at` is the seat to move; null between turns. */
interface Turn {
  name: string;
  at: Seat | null;
}

const game = {
  turnNow: ({ g }: { g: Turn }) => g.name,
  turnSeat: ({ g }: { g: Turn }) => g.at,
} as unknown as Game<unknown>;

function at(name: string, seat: Seat | null): Table {
  const chairs = [{ name: 'Blue' }, { name: 'Red' }];
  return { status: 'playing', proposal: null, chairs, state: { g: { name, at: seat } } } as unknown as Table;
}

/** An entry in the minute of its number. */
const entry = (seq: number, input: Partial<Input> = { t: 'answer' }, undone?: number[]): Entry =>
  ({ seq, at: minute(seq), input, ...(undone === undefined ? {} : { undone }) }) as Entry;

/** Follows entries, each with the position after it, and returns the fields of the head. */
function followed(
  steps: readonly (readonly [Entry, Table])[],
  before: Table | null = null,
): Record<string, unknown> & { turns: PastTurn[] } {
  const history = new TurnHistory({ turns: '', begunAt: null }, before, game);
  for (const [one, table] of steps) history.follow(one, table, game);
  const { turns: written, ...fields } = history.fields();
  return { ...fields, 'began-at': Number(fields['began-at']), turns: readTurns(`${written ?? ''}`) };
}

const START = [entry(1, { t: 'start' }), at('1', 0)] as const;

describe('the turns that have left a seat', () => {
  test('the start of the game counts as the end of a turn of every seat', () => {
    expect(followed([START])).toEqual({
      began: 1,
      'began-at': minute(1),
      turns: [0, 1].map((seat) => ({ seat, seq: 1, at: minute(1), took: null })),
    });
  });

  test('a turn that leaves a seat is noted with its last entry, its time and its duration', () => {
    const { turns, began } = followed([START, [entry(2), at('1', 0)], [entry(5), at('2', 1)], [entry(9), at('3', 0)]]);
    expect(turns.slice(2)).toEqual([
      { seat: 0, seq: 5, at: minute(5), took: 4 * 60_000 },
      { seat: 1, seq: 9, at: minute(9), took: 4 * 60_000 },
    ]);
    expect(began).toBe(9);
  });

  test('nothing leaves a seat between turns, when several seats are asked', () => {
    const { turns } = followed([
      START,
      [entry(3), at('bids', null)],
      [entry(4), at('bids', null)],
      [entry(6), at('2', 1)],
    ]);
    expect(turns.slice(2)).toEqual([{ seat: 0, seq: 3, at: minute(3), took: 2 * 60_000 }]);
  });

  test('undoing the end of a turn makes that turn the current one again, with the time at which it began', () => {
    const steps = [START, [entry(5), at('2', 1)], [entry(8), at('3', 0)]] as const;
    const undo = [entry(9, { t: 'undo', seat: 1 }, [8]), at('2', 1)] as const;
    const undone = followed([...steps, undo]);
    expect(undone.turns.slice(2)).toEqual([{ seat: 0, seq: 5, at: minute(5), took: 4 * 60_000 }]);
    expect(undone['began-at']).toBe(minute(5));
    const again = followed([...steps, undo, [entry(11), at('3', 0)]]);
    expect(again.turns.at(-1)).toEqual({ seat: 1, seq: 11, at: minute(11), took: 6 * 60_000 });
  });

  test('undoing a step within a turn changes nothing', () => {
    const steps = [START, [entry(5), at('2', 1)], [entry(6), at('2', 1)]] as const;
    expect(followed([...steps, [entry(7, { t: 'undo', seat: 1 }, [6]), at('2', 1)]])).toEqual(followed(steps));
  });

  test('a rewind forgets the turns after its entry, and a proposal of one doesn’t', () => {
    const steps = [START, [entry(5), at('2', 1)], [entry(8), at('3', 0)], [entry(9), at('4', 1)]] as const;
    const rewind = { t: 'consent', seat: 0, yes: true, proposal: { do: 'rewind', to: 6 } } as const;
    const agreed = followed([...steps, [entry(12, rewind, [8, 9]), at('2', 1)]]);
    expect(agreed.turns.map(({ seq }) => seq)).toEqual([1, 1, 5]);
    expect(agreed['began-at']).toBe(minute(5));
    const open = { ...at('4', 1), proposal: { what: rewind.proposal, yes: [0] } };
    expect(followed([...steps, [entry(12, rewind), open]]).turns).toHaveLength(5);
  });

  test('a table that was stored without these fields notes its next turn without a duration', () => {
    expect(followed([[entry(5), at('2', 1)]], at('1', 0)).turns).toEqual([
      { seat: 0, seq: 5, at: minute(5), took: null },
    ]);
  });

  test('fields that stay as they are aren’t written again', () => {
    const turns = `0:1:${minute(1)}:.`;
    const history = new TurnHistory({ turns, begunAt: minute(1) }, at('1', 0), game);
    history.follow(entry(2), at('1', 0), game);
    expect(history.fields()).toEqual({});
  });
});

test('the stored text holds the latest 64 turns, and damaged ones are left out', () => {
  const many = Array.from({ length: 100 }, (_, seq) => ({ seat: seq % 7, seq, at: minute(seq), took: seq }));
  expect(readTurns(writeTurns(many))).toEqual(many.slice(-64));
  expect(areTurns(writeTurns(many))).toBe(true);
  expect(areTurns('0:1:2:3.')).toBe(false);
  // A cut at the end of a turn is noticed, too.
  expect(areTurns(`0:1:${minute(1)}:7`)).toBe(false);
  expect(readTurns(`torn,1:5:${minute(5)}:7.`)).toEqual([{ seat: 1, seq: 5, at: minute(5), took: 7 }]);
});
