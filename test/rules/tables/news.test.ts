import { describe, expect, test } from 'vitest';
import type { Game } from '../../../src/kernel/game.ts';
import type { Entry, Input, Table } from '../../../src/kernel/table.ts';
import { linesFor } from '../../../src/tables/lines.ts';
import type { Since } from '../../../src/tables/log-parts.ts';
import { type NewsSource, newsFor, newsSince, sinceTurn } from '../../../src/tables/news.ts';
import { spanOf } from '../../../src/tables/span.ts';
import type { PastTurn } from '../../../src/tables/turn-history.ts';

const turn = (seat: number, seq: number, took: number | null = 100): PastTurn => ({ seat, seq, at: seq * 10, took });
const entry = (seq: number, input: Partial<Input>, more: Partial<Entry> = {}): Entry =>
  ({ seq, id: '', at: seq * 10, by: 'worker', input, events: [], ...more }) as Entry;
const answer = (seq: number, seat: number): Entry => entry(seq, { t: 'answer', seat });

/** The news for seat 0, whose last turn ended with entry 5. */
const news = (more: Partial<NewsSource> = {}) =>
  newsFor(0, { turns: [turn(0, 5)], acted: { seq: 20, at: 200 }, entries: [], ...more });

describe('the news for a seat', () => {
  test('at the beginning of its turn, they begin at its last turn, even if it answered a question in between', () => {
    const entries = [answer(5, 0), answer(12, 0)];
    expect(news({ atTurn: 0, began: 15, entries })).toMatchObject({ after: 5, at: 50, since: 'turn' });
  });

  test('they also begin there if its own answer began the turn', () => {
    expect(news({ atTurn: 0, began: 12, entries: [answer(12, 0)] })).toMatchObject({ after: 5, since: 'turn' });
  });

  test('later in its turn, they begin at its latest answer', () => {
    const entries = [answer(16, 0), answer(17, 1)];
    expect(news({ atTurn: 0, began: 15, entries })).toMatchObject({ after: 16, at: 160, since: 'answer' });
  });

  test('during the turns of others, they begin at its last turn or its latest answer, whichever is later', () => {
    expect(news({ atTurn: 1, began: 6, entries: [answer(5, 0)] })).toMatchObject({ after: 5, since: 'turn' });
    expect(news({ atTurn: 1, began: 6, entries: [answer(5, 0), answer(9, 0)] })).toMatchObject({ after: 9 });
    expect(news({ entries: [answer(9, 0)] })).toMatchObject({ after: 9, since: 'answer' });
  });

  test('a person who takes over the seat sees what the seat saw', () => {
    const entries = [answer(16, 0), entry(17, { t: 'take', seat: 0 })];
    expect(news({ atTurn: 0, began: 15, entries })).toMatchObject({ after: 5, since: 'turn' });
    expect(news({ atTurn: 1, began: 15, entries })).toMatchObject({ after: 5, since: 'turn' });
  });

  test('votes, orders and proposals don’t count as answers', () => {
    const entries = [entry(16, { t: 'orders', seat: 0 }), entry(17, { t: 'vote', seat: 0 })];
    expect(news({ atTurn: 0, began: 15, entries })).toMatchObject({ after: 5, since: 'turn' });
  });

  test('at a table without noted turns, they begin at the seat’s latest entry', () => {
    expect(news({ turns: [] })).toEqual({ after: 20, at: 200, since: 'answer', turns: [] });
    expect(news({ turns: [], acted: null })).toMatchObject({ after: 0, at: null });
  });

  test('they have the sum of the turns of each seat since then, as far as their durations are known', () => {
    const turns = [turn(1, 3), turn(0, 5), turn(1, 8, 30), turn(2, 9, null), turn(1, 12, 40)];
    expect(news({ turns }).turns).toEqual([{ seat: 1, many: 2, took: 70 }]);
  });

  test('a recap begins where the reader asked, and at the last turn without a word', () => {
    expect(newsSince({ from: 7, at: 65 }, [turn(1, 6), turn(1, 8)])).toEqual({
      after: 6,
      at: 65,
      since: 'asked',
      turns: [{ seat: 1, many: 1, took: 100 }],
    });
    expect(sinceTurn(0, [turn(0, 5), turn(1, 8)], { seq: 20, at: 200 })).toMatchObject({ after: 5, since: 'turn' });
    expect(sinceTurn('spectator', [turn(0, 5)], null)).toMatchObject({ after: 0, at: null });
  });
});

describe('the author of a log line', () => {
  const chairs = ['Ann', 'Bob'].map((called) => ({ name: called, player: called, called, bot: null, ready: 'r' }));
  const lines = (input: Partial<Input>, events: Entry['events'], reader: 0 | 1 | 'spectator' = 'spectator') =>
    linesFor([entry(3, input, { events })], reader, { chairs } as unknown as Table);

  test('is the seat whose step the entry is', () => {
    expect(lines({ t: 'answer', seat: 1 }, [{ text: 'Bob moves.' }])).toMatchObject([{ by: 1 }]);
    expect(lines({ t: 'undo', seat: 1 }, [{ text: 'Bob undid a step.' }])).toMatchObject([{ by: 1 }]);
  });

  test('is missing for the clock, moderators and the table', () => {
    for (const input of [{ t: 'overdue', seat: 1 }, { t: 'vacate', seat: 1 }, { t: 'note' }] as Partial<Input>[])
      expect(lines(input, [{ text: 'Something.' }])[0]).not.toHaveProperty('by');
  });

  test('an entry whose text a reader can’t see gives no line, so it has no author either', () => {
    const events = [{ text: null, seats: { 1: 'You keep a card.' } }];
    expect(lines({ t: 'answer', seat: 1 }, events, 0)).toEqual([]);
    expect(lines({ t: 'answer', seat: 1 }, events, 1)).toMatchObject([{ by: 1, own: true }]);
    expect(lines({ t: 'answer', seat: 1 }, [{ text: 'Bob keeps a card.' }], 1)[0]).not.toHaveProperty('own');
  });
});

describe('the point that a person asks for', () => {
  const game = { roundBegins: 'A-INIT-01' } as unknown as Game<unknown>;
  const round = (seq: number, number: number): Entry =>
    entry(seq, { t: 'answer', seat: 0 }, { events: [{ text: `Round ${number} begins.`, rule: 'A-INIT-01' }] });
  const log = Array.from({ length: 500 }, (_, at) => answer(at + 1, 0));
  for (const one of [round(10, 1), round(150, 2), round(420, 3)]) log[one.seq - 1] = one;
  let read = 0;
  const asked = (since: Extract<Since, object>, entries = log, now = 5_000, rounds = game) => {
    read = 0;
    const find = async (from: number, to: number): Promise<Entry[]> => {
      read += to - from + 1;
      return entries.filter(({ seq }) => seq >= from && seq <= to);
    };
    const table = { seq: entries.length } as unknown as Table;
    return spanOf(since, { table, game: rounds, logs: { entries: find }, now });
  };

  test('a time is the first entry after it, and only as much of the log is read as necessary', async () => {
    expect(await asked({ ago: 1_000 })).toEqual({ from: 400, at: 4_000 });
    expect(read).toBe(200);
    expect(await asked({ ago: 9_000 })).toEqual({ from: 1, at: null });
    expect(await asked({ ago: 0 }, log, 6_000)).toEqual({ from: 501, at: 6_000 });
  });

  test('a Round is the entry with which it begins', async () => {
    expect(await asked({ round: null })).toEqual({ from: 420, at: 4_200 });
    expect(await asked({ round: 2 })).toEqual({ from: 150, at: 1_500 });
    expect(await asked({ round: 3 })).toEqual({ from: 420, at: 4_200 });
  });

  test('the first Round begins with the game if the log doesn’t name its beginning', async () => {
    expect(await asked({ round: null }, log.slice(0, 5))).toEqual({ from: 1, at: null });
    expect(await asked({ round: 1 }, log.slice(0, 5))).toEqual({ from: 1, at: null });
  });

  test('a Round that hasn’t begun is refused with the current one, without reading the whole log', async () => {
    expect(await asked({ round: 4 })).toEqual({
      text: 'Round 4 hasn’t begun yet, or its log is gone. This is Round 3.',
    });
    expect(read).toBe(200);
    expect(await asked({ round: 2 }, log.slice(0, 5))).toMatchObject({
      text: expect.stringContaining('This is Round 1.'),
    });
  });

  test('a Round whose beginning was undone doesn’t count', async () => {
    const undone = [...log, entry(501, { t: 'undo', seat: 0 }, { undone: [420] })];
    expect(await asked({ round: null }, undone)).toEqual({ from: 150, at: 1_500 });
  });

  test('a game without Rounds says so', async () => {
    const none = {} as unknown as Game<unknown>;
    expect(await asked({ round: 1 }, log, 0, none)).toMatchObject({ text: expect.stringContaining('has no Rounds') });
  });
});
