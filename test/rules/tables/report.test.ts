import { beforeAll, describe, expect, it } from 'vitest';
import { randomAnswer } from '../../../src/kernel/decision.ts';
import type { Game } from '../../../src/kernel/game.ts';
import { InMemoryTable } from '../../../src/kernel/in-memory-table.ts';
import { stream } from '../../../src/kernel/random.ts';
import { type GameRecord, recordOf } from '../../../src/kernel/record.ts';
import type { Entry, Table } from '../../../src/kernel/table.ts';
import { DiceCount, reportOn, reportWithoutReplay } from '../../../src/tables/report.ts';
import type { GameReport } from '../../../src/tables/report-parts.ts';
import { type Skirmish, toyGame } from '../../support/toy-game.ts';

const toy = toyGame();
const game = { ...toy, turnSeat: ({ g }: { g: Skirmish }) => g.active } as unknown as Game<unknown>;
const MINUTE = 60_000;

let table: Table;
let entries: Entry[];
let record: GameRecord;
let report: GameReport;

beforeAll(async () => {
  const options = { length: 16, units: 8 };
  const match = new InMemoryTable(toy, { secret: 'kept close', options }).start();
  const chance = stream('players');
  for (let step = 0; match.state.over === null; step++) {
    const [decision] = match.state.pending;
    if (decision === undefined) throw new Error('nobody is asked');
    const attack = decision.options.find(({ verb }) => verb === 'attack');
    const keys = attack === undefined ? randomAnswer(decision, (bound) => chance.next(bound)) : [attack.key];
    const { barrier } = match.answer(decision, keys);
    if (step % 5 === 0 && barrier !== 'after') match.submit({ t: 'undo', seat: decision.seat });
  }
  entries = match.inputs.map((input, at): Entry => {
    const events = match.events.filter(({ seq }) => seq === at + 1).map(({ event }) => event);
    return { seq: at + 1, id: `e${at}`, by: 'worker', at: at * MINUTE, input, events };
  });
  record = recordOf(match.table, options, entries, 'kept close', toy.rules);
  table = match.table as unknown as Table;
  report = await reportOn(game, { table, record, entries });
});

describe('the report on a finished game', () => {
  it('follows the score from the start to the final score', () => {
    const totals = report.scores.map((score) => score.totals);
    const rows = game.score(table.state as never).rows.map(({ total }) => total);
    expect(totals[0]).toEqual([0, 0]);
    expect(totals.at(-1)).toEqual(rows);
    expect(Math.max(...rows)).toBeGreaterThan(0);
    expect(report.scores.length).toBeGreaterThan(10);
    for (const [at, { seq }] of report.scores.entries()) expect(seq).toBeGreaterThan(report.scores[at - 1]?.seq ?? 0);
  });

  it('names the three turns that changed the lead most, with the log lines of each', () => {
    expect(report.points).toHaveLength(3);
    const swings = report.scores.slice(1).map(({ totals: [a = 0, b = 0] }, at) => {
      const [c = 0, d = 0] = report.scores[at]?.totals ?? [];
      return Math.abs(a - b - (c - d));
    });
    const most = swings.toSorted((one, other) => other - one).slice(0, 3);
    expect(report.points.map(({ gain }) => gain.by).toSorted((one, other) => other - one)).toEqual(most);
    for (const { lines } of report.points) expect(lines.map(({ text }) => text).join()).toMatch(/attacks/);
  });

  it('adds up how long each seat’s turns took, and counts every roll once', () => {
    const rolled = entries.flatMap(({ events }) => events).filter(({ text }) => /attacks/.test(text ?? ''));
    expect(report.rolls).toBe(rolled.length);
    expect(report.times.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(report.times.every(({ many, took }) => took >= many * MINUTE)).toBe(true);
    const last = entries.at(-1)?.at ?? 0;
    expect(report).toMatchObject({ began: expect.any(Number), ended: last });
  });

  it('tells only times of a game that this version can’t replay', () => {
    const turns = [{ seat: 1, seq: 4, at: 9, took: 2 * MINUTE }];
    expect(reportWithoutReplay(entries, turns)).toMatchObject({
      scores: [],
      points: [],
      rolls: null,
      times: [{ seat: 1, many: 1, took: 2 * MINUTE }],
    });
  });
});

it('dice are compared with the average only for the seats that they are good for', () => {
  const count = new DiceCount();
  count.rolled([6, 5, 1], 6, [0, 0, 1]);
  count.rolled([4], 6, []);
  count.rolled([2, 2], 2, [null, 1]);
  count.shuffled();
  expect([count.rolls, count.shuffles]).toEqual([3, 1]);
  expect(count.bySeat()).toEqual([
    { seat: 0, count: 2, sum: 11, average: 7 },
    { seat: 1, count: 2, sum: 3, average: 5 },
  ]);
});
