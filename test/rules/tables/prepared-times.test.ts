import { describe, expect, test } from 'vitest';
import type { Game } from '../../../src/kernel/game.ts';
import { must } from '../../../src/kernel/must.ts';
import type { Input } from '../../../src/kernel/table.ts';
import { readAhead } from '../../../src/tables/ahead.ts';
import { hold } from '../../../src/tables/held.ts';
import { KeptLines } from '../../../src/tables/kept-lines.ts';
import { keyedWait } from '../../../src/tables/keyed-wait.ts';
import { duePlans } from '../../../src/tables/plans.ts';
import type { PreparedSeat } from '../../../src/tables/prepared.ts';
import { PreparedAnswers } from '../../../src/tables/prepared-answers.ts';
import { changed, heard, holding, type Scene, scene, seatOf, settled, stored } from '../../support/prepared-scene.ts';
import type { Skirmish, SkirmishView } from '../../support/toy-game.ts';

const MINUTE = 60_000;
const UNDO: Input = { t: 'undo', seat: 0 };
const REWIND: Input = { t: 'consent', seat: 1, proposal: { do: 'rewind', to: 1 }, yes: true };

describe('T-AHEAD-03: the wait', () => {
  const due = (at = scene(), secret = 's', now = 0): number => {
    const asked = settled(holding([{}]), at, now, secret);
    return asked !== undefined && 'due' in asked ? asked.due : Number.NaN;
  };
  /** The waits of many questions, in minutes. */
  const waits = (more: Partial<Game<Skirmish, SkirmishView>> = {}): number[] => {
    const at = scene(more);
    return Array.from({ length: 400 }, (_, one) => due(at, `s${one}`) / MINUTE);
  };

  test('lasts 2 to 30 minutes, or 1 to 3 if everyone knows the answers', () => {
    const secret = waits();
    expect([Math.floor(Math.min(...secret)), Math.ceil(Math.max(...secret))]).toEqual([2, 30]);
    const open = waits({ factsOf: (_state, { window = '' }) => ({ window, by: 1, open: true }) });
    expect([Math.floor(Math.min(...open)), Math.ceil(Math.max(...open))]).toEqual([1, 3]);
  });

  test('begins now, and follows from the table, the seat, the question and the secret', () => {
    const at = scene();
    const usual = due(at);
    expect(due(at)).toBe(usual);
    expect(due(at, 's', 1_000)).toBe(usual + 1_000);
    const span = { soonest: 2 * MINUTE, spread: 28 * MINUTE };
    expect(usual).toBe(keyedWait('s', ['if', at.table.id, 0, at.asked], span));
    expect(due(at, 'another')).not.toBe(usual);
    expect(due({ ...at, table: { ...at.table, id: 'another' } })).not.toBe(usual);
    const waits = [
      ['if', 't', 1, 'd2'],
      ['if', 't', 0, 'd2'],
      ['if', 't', 1, 'd3'],
      ['if', 't1', '', 'd2'],
    ];
    const spans = waits.map((about) => keyedWait('s', about, { soonest: 0, spread: 28 * MINUTE }));
    expect(new Set(spans).size).toBe(waits.length);
  });

  test('differs between seats', () => {
    const at = scene();
    const [first] = must(at.table.state, 'the state').pending;
    const decision = must(first, 'a question');
    const other = { ...decision, seat: 1 };
    const table = { ...at.table, state: { ...must(at.table.state, 'the state'), pending: [other] } };
    const asked = new PreparedAnswers(stored({ ...seatOf([{}]), seat: 1, by: { player: 'p1' } }, 'if:1'));
    const game = { ...at.game, factsOf: () => ({ window: 'attacked', by: 0 }) };
    asked.settle(hold(table, 's'), game, 0, false);
    expect(changed(asked)?.asked).not.toMatchObject({ due: due(at) });
    expect(changed(asked)?.asked).toMatchObject({ due: expect.any(Number) });
  });

  test('the clock’s command comes once the wait is over, and is another one for each seat, question and time', () => {
    const id = (seat: number, decision: string, at: number, now = at): string | undefined =>
      duePlans(
        { [`if:${seat}`]: JSON.stringify({ ...seatOf([{}], { asked: { decision, id: 1, due: at } }), seat }) },
        now,
      )[0]?.id;
    expect(id(0, 'd1', 7, 6)).toBeUndefined();
    const ids = [id(0, 'd1', 7), id(1, 'd1', 7), id(0, 'd2', 7), id(0, 'd1', 8)];
    expect(new Set(ids).size).toBe(4);
    expect(ids).not.toContain(undefined);
    expect(id(0, 'd1', 7, 9)).toBe(ids[0]);
  });
});

describe('T-AHEAD-04: a pause', () => {
  const paused = (at: Scene, until: number | null, from = 0): Scene => ({
    ...at,
    table: { ...at.table, pauses: [{ from, until }] },
  });

  test('puts an answer off until it is over, also if nobody has noted its end', () => {
    const at = scene();
    const all = holding([{}]);
    expect(settled(all, paused(at, 100), 50)).toEqual({ decision: at.asked, id: 1, paused: true });
    expect(settled(all, paused(at, 100), 100)).toMatchObject({ due: expect.any(Number) });
  });

  test('leaves a question that was open before to its player', () => {
    const at = scene();
    const all = holding([{ text: 'card:900' }, {}], { skips: at.asked, asked: { decision: at.asked, id: 1, due: 9 } });
    expect(settled(all, paused(at, null), 5)).toMatchObject({ id: 1, paused: true });
    const gone = holding([{ text: 'card:555' }, {}], { skips: at.asked, asked: { decision: at.asked, id: 1, due: 9 } });
    expect(settled(gone, paused(at, null), 5)).toMatchObject({ id: 1, why: expect.anything() });
  });

  test('tells the player that an answer waits, and when it no longer does', () => {
    const at = scene();
    const all = holding([{}]);
    const tells = (there: Scene, now: number): unknown => all.settle(hold(there.table, 's'), there.game, now, false);
    expect(tells(at, 0)).toEqual([]);
    expect(tells(paused(at, 100, 1), 1)).toEqual([{ seat: 0, player: 'p0' }]);
    expect(tells(paused(at, 100, 1), 2)).toEqual([]);
    expect(tells(paused(at, 100, 1), 100)).toEqual([{ seat: 0, player: 'p0' }]);
  });
});

describe('T-AHEAD-02: what an input changes', () => {
  test('only the entry with which it was given makes an answer ready again', () => {
    const at = scene();
    const all = holding([{ given: 7 }, { given: 8 }, { lasts: 'game', given: 9 }]);
    heard(all, at, UNDO, [6]);
    expect(all.changes()).toEqual([]);
    heard(all, at, UNDO, [8]);
    expect(changed(all)?.answers.map(({ given }) => given)).toEqual([7, undefined, 9]);
  });

  test('the same question is skipped if the player took the answer back, and not if another did', () => {
    const at = scene();
    const skips = (input: Input): string | undefined => {
      const all = holding([{ given: 7 }]);
      heard(all, at, input, [7]);
      return changed(all)?.skips;
    };
    expect(skips(UNDO)).toBe(at.asked);
    expect(skips({ ...UNDO, seat: 1 })).toBeUndefined();
    expect(skips({ ...REWIND, seat: 0 } as Input)).toBeUndefined();
  });

  test('going back ends answers for later turns, and no others', () => {
    const at = scene();
    const lives = [{ lasts: 'game' }, { lasts: 'turn', turn: '1' }, { lasts: 'turn', turn: '2' }] as const;
    const left = (input: Input, undone: number[]): number[] | undefined => {
      const all = holding(lives);
      heard(all, at, input, undone);
      return changed(all)?.answers.map(({ id }) => id);
    };
    expect(left(REWIND, [5])).toEqual([1, 2]);
    expect(left(REWIND, [])).toBeUndefined();
    expect(left(UNDO, [5])).toBeUndefined();
  });

  test('a time-out of the seat ends what is due, and one of another seat doesn’t', () => {
    const at = scene();
    const why = (seat: number, asked: NonNullable<PreparedSeat['asked']>): unknown => {
      const all = holding([{}], { asked });
      heard(all, at, { t: 'timeout', seat, decision: at.asked });
      return changed(all)?.asked;
    };
    const due = { decision: at.asked, id: 1, due: 7 };
    expect(why(0, due)).toMatchObject({ why: { text: 'Time ran out first.', rule: 'T-AHEAD-03' } });
    expect(why(1, due)).toBeUndefined();
    expect(why(0, { decision: at.asked, id: 1, paused: true })).toMatchObject({ why: { text: 'Time ran out first.' } });
    expect(why(0, { decision: at.asked, id: 1, why: { text: 'No.' } })).toBeUndefined();
  });

  test('an answer is due only for its own question, and only if it is to be given', () => {
    const all = (asked: NonNullable<PreparedSeat['asked']>): PreparedAnswers => holding([{}], { asked });
    expect(all({ decision: 'd1', id: 1, due: 7 }).due(0, 'd1')).toMatchObject({ answer: { id: 1 } });
    expect(all({ decision: 'd1', id: 1, due: 7 }).due(0, 'd2')).toBeNull();
    expect(all({ decision: 'd1', id: 1, why: { text: 'No.' } }).due(0, 'd1')).toBeNull();
    expect(all({ decision: 'd1', id: 1, paused: true }).due(0, 'd1')).toBeNull();
    expect(all({ decision: 'd1', id: 4, due: 7 }).due(0, 'd1')).toBeNull();
  });

  test('giving an answer changes no other one', () => {
    const all = holding([{}, { back: 3 }, {}], { asked: { decision: 'd1', id: 2, due: 7 } });
    all.given(0, 2, 12);
    const { asked, answers } = must(changed(all), 'the stored answers');
    expect(asked).toBeUndefined();
    expect(answers.map(({ given, back }) => [given, back])).toEqual([
      [undefined, undefined],
      [12, undefined],
      [undefined, undefined],
    ]);
  });

  test('a repeated step gives only its own answer again (T-UNDO-02)', () => {
    const all = holding([{ back: 3 }, { back: 4 }]);
    all.givenAgain(9, 20);
    expect(all.changes()).toEqual([]);
    all.givenAgain(4, 20);
    expect(changed(all)?.answers.map(({ given, back }) => [given, back])).toEqual([
      [undefined, 3],
      [20, undefined],
    ]);
  });

  test('only seats whose answers have changed are stored again', () => {
    const other = { ...seatOf([{}]), seat: 1, by: { player: 'p1' } };
    const all = new PreparedAnswers([...stored(seatOf([{}])), ...stored(other, 'if:1')]);
    all.remove(1, 1);
    expect(all.changes().map(([field]) => field)).toEqual(['if:1']);
  });
});

describe('T-AHEAD-01: the reason why a kept line was dropped', () => {
  const line = { seat: 0, by: { player: 'p0' }, at: 5 };

  test('a newer reason replaces an older one', () => {
    const kept = new KeptLines('', '');
    kept.tell(line, { text: 'First.' });
    kept.tell(line, { text: 'Second.' });
    const { lines } = JSON.parse(must(kept.text('s', true), 'the lines'));
    expect(lines).toMatchObject([{ about: 'ahead', line: { stopped: { text: 'Second.' } } }]);
    expect(lines[0]).not.toHaveProperty('dropped');
  });

  test('a line in a pause can be read', () => {
    const foreseen = { picks: [], told: [], stopped: null };
    const value = { ...line, text: 'pass', foreseen, move: { decision: 'd1', paused: true } };
    expect(readAhead(JSON.stringify(value))).toEqual(value);
    expect(readAhead(JSON.stringify({ ...value, move: { decision: 'd1' } }))).toBeNull();
  });
});
