import { describe, expect, test } from 'vitest';
import { type HistorySource, placeFrom } from '../../../src/tables/history-places.ts';
import type { HistoryMove, LogLine } from '../../../src/tables/log-parts.ts';

const ROUND = 'X-ROUND-01';

const line = (seq: number, text = `Step ${seq}.`, more: Partial<LogLine> = {}): LogLine => ({
  seq,
  at: seq,
  text,
  ...more,
});

/**
 * The game begins with entry 3. Entry 6 ends the first turn, entry 9 the second one and begins Round 2. Entry 8 tells
 * the reader nothing, and entry 5 was taken back.
 */
const SOURCE: HistorySource = {
  start: 3,
  last: 11,
  lines: [
    line(2, 'Bob sits down.'),
    line(3, 'The game begins.'),
    line(4),
    line(6, 'Ann ends her turn.'),
    line(7),
    line(9, 'Round 2 begins.', { rule: ROUND }),
    line(10, 'Choose a unit first.', { lesson: true }),
    line(11),
  ],
  turns: [
    { seat: 0, seq: 3, at: 3, took: null },
    { seat: 1, seq: 3, at: 3, took: null },
    { seat: 0, seq: 6, at: 6, took: 3 },
    { seat: 1, seq: 9, at: 9, took: 3 },
  ],
  atTurn: 0,
  roundBegins: ROUND,
};

const go = (move: HistoryMove, seq: number) => placeFrom(SOURCE, move, seq);

describe('the places in a history', () => {
  test('a turn is shown as it stood after the entry that ended it', () => {
    expect(go('turn-back', 11)).toMatchObject({ at: 9, after: 6, seat: 1, turn: { number: 2, of: 3 } });
    expect(go('turn-back', 9)).toMatchObject({ at: 6, after: 0, seat: 0, turn: { number: 1, of: 3 } });
    expect(go('turn-on', 6)).toMatchObject({ at: 9, seat: 1 });
    expect(go('turn-on', 9)).toMatchObject({ at: 11, after: 9, seat: 0, turn: { number: 3, of: 3 }, on: false });
    expect(go('turn-back', 6)).toMatchObject({ at: 3, back: false });
  });

  test('steps pass over entries that tell the reader nothing, lessons and everything before the game', () => {
    const steps: number[] = [];
    for (let at = 11; ; ) {
      steps.push(at);
      const place = go('step-back', at);
      if (place.at === at) break;
      at = place.at;
    }
    expect(steps).toEqual([11, 9, 7, 6, 4, 3]);
    expect(go('step-on', 7)).toMatchObject({ at: 9, after: 7, isTurn: false });
    expect(go('step-on', 11)).toMatchObject({ at: 11, on: false });
  });

  test('the present and any entry can be shown, whatever the button says', () => {
    expect(go('now', 0)).toMatchObject({ at: 11, isTurn: true, on: false });
    expect(go('step', 999)).toMatchObject({ at: 11 });
    expect(go('step', 0)).toMatchObject({ at: 3, back: false });
    expect(go('turn', 7)).toMatchObject({ at: 7, after: 6, seat: 1 });
  });

  test('the menu leads to the Rounds, or to the turns in a game without Rounds', () => {
    expect(go('now', 0).places).toEqual([
      { seq: 3, round: 1 },
      { seq: 9, round: 2 },
    ]);
    expect(placeFrom({ ...SOURCE, roundBegins: undefined }, 'now', 0).places).toEqual([
      { seq: 6, turn: 1, seat: 0 },
      { seq: 9, turn: 2, seat: 1 },
      { seq: 11, turn: 3, seat: 0 },
    ]);
    const rounds = Array.from({ length: 40 }, (_, at) => line(at + 3, `Round ${at + 1} begins.`, { rule: ROUND }));
    const many = placeFrom({ ...SOURCE, last: 50, lines: rounds }, 'now', 0).places;
    expect(many).toHaveLength(25);
    expect(many.at(-1)).toEqual({ seq: 42, round: 40 });
  });

  test('turns are not counted if the table has stored only some of them', () => {
    const late = { ...SOURCE, turns: SOURCE.turns.slice(3) };
    expect(placeFrom(late, 'now', 0).turn).toBeUndefined();
    expect(placeFrom(late, 'turn-back', 11)).toMatchObject({ at: 9, after: 0, seat: 1 });
    expect(placeFrom({ ...late, roundBegins: undefined }, 'now', 0).places).toEqual([]);
  });
});
