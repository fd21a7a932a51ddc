import { describe, expect, it } from 'vitest';
import { InMemoryTable } from '../../../src/kernel/in-memory-table.ts';
import type { TablePace } from '../../../src/kernel/pace.ts';
import type { Input } from '../../../src/kernel/table.ts';
import { Refused } from '../../../src/kernel/types.ts';
import { counted, type TimeSpan } from '../../../src/tables/calendar.ts';
import {
  clockField,
  endOfTime,
  type PlayerTime,
  playingTime,
  readClock,
  TurnClocks,
} from '../../../src/tables/turn-clocks.ts';
import { longTurns } from '../../support/long-turns.ts';
import { numbers } from '../../support/numbers-game.ts';
import { toyGame } from '../../support/toy-game.ts';

type OwnTimes = Parameters<typeof playingTime>[0];

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Monday, 10:00 in Berlin. */
const START = Date.parse('2026-11-30T09:00:00Z');
const PACE: TablePace = { turn: 24, windows: 12, timeout: { to: 'vote' } };
const BERLIN: OwnTimes = { zone: 'Europe/Berlin', hours: null, holidays: null };
const NOBODY: OwnTimes = { zone: null, hours: null, holidays: null };

/** A game of three that names its turns. */
const named: typeof numbers = { ...numbers, turnNow: ({ g }) => `${g.turn}` };

/** A table whose clocks are followed. */
class Watched<G> {
  readonly table: InMemoryTable<G>;
  readonly clocks: TurnClocks;
  #now = START;
  readonly #game: Parameters<TurnClocks['follow']>[2];

  constructor(table: InMemoryTable<G>, pace: TablePace, times: OwnTimes = NOBODY, stopped: TimeSpan[] = []) {
    this.table = table;
    // Tables treat every game as one with unknown state, which the compiler can't see.
    this.#game = table.game as unknown as Parameters<TurnClocks['follow']>[2];
    table.submit({ t: 'clock', pace, player: 'p0' });
    const time: PlayerTime = { calendar: playingTime(times, pace), stopped };
    this.clocks = new TurnClocks(
      { stored: new Map(), times: new Map(['p0', 'p1', 'p2'].map((id) => [id, time])) },
      table.table,
    );
    for (const [seat, { name }] of table.table.chairs.entries())
      this.does({ t: 'seat', seat, player: `p${seat}`, called: name, ready: `r${seat}` });
    this.does({ t: 'start', player: 'p0', ready: 'go' });
  }

  /** Applies an input after some hours. */
  does(input: Input, after = 0): this {
    this.#now += after * HOUR;
    const { undone } = this.table.submit(input);
    this.clocks.follow({ at: this.#now, input, undone }, this.table.table, this.#game);
    return this;
  }

  answers(seat: number, keys: string[], after: number): this {
    return this.does({ t: 'answer', seat, decision: this.table.pending(seat)?.id ?? '', keys }, after);
  }

  /** Everyone agrees to go back to an entry, after some hours. */
  goesBack(to: number, after: number): this {
    for (const seat of this.table.table.chairs.keys())
      this.does({ t: 'consent', seat, proposal: { do: 'rewind', to }, yes: true }, seat === 0 ? after : 0);
    return this;
  }

  /** The hours from now until a seat's time is over; null if its clock stands still. */
  left(seat: number): number | null {
    const text = this.clocks.fields()[clockField(seat)];
    const clock = readClock(text);
    const pace = this.table.table.pace ?? PACE;
    const end = clock === null ? null : endOfTime(clock, pace, { calendar: playingTime(NOBODY, {}), stopped: [] });
    return end === null ? null : (end.at - this.#now) / HOUR;
  }

  get now(): number {
    return this.#now;
  }
}

const three = (pace: TablePace, times?: OwnTimes, stopped?: TimeSpan[]) =>
  new Watched(new InMemoryTable(named, { options: { seats: 3 } }), pace, times, stopped);

describe('T-PACE-01: the clocks of the seats', () => {
  it('each turn has its own time, which runs only while the table waits for the player', () => {
    const watched = three(PACE);
    expect([0, 1, 2].map((seat) => watched.left(seat))).toEqual([24, null, null]);
    watched.answers(0, ['wait'], 20);
    expect([0, 1, 2].map((seat) => watched.left(seat))).toEqual([null, 24, null]);
    watched.answers(1, ['wait'], 1).answers(2, ['wait'], 1);
    expect(watched.left(0)).toBe(24);
  });

  it('each turn has its own time, even if the game gives several turns of a seat the same name', () => {
    const again: typeof numbers = { ...numbers, turnNow: ({ g }) => `round 1, seat ${g.turn % 3}` };
    const watched = new Watched(new InMemoryTable(again, { options: { seats: 3 } }), PACE);
    watched.answers(0, ['wait'], 20).answers(1, ['wait'], 1).answers(2, ['wait'], 1);
    expect(watched.left(0)).toBe(24);
  });

  it('a turn that comes back by undo continues with the time that it had', () => {
    const watched = three(PACE);
    watched.answers(0, ['wait'], 20).does({ t: 'undo', seat: 0 }, 1);
    expect([0, 1].map((seat) => watched.left(seat))).toEqual([4, null]);
  });

  it('a bank begins with 3 days, gets 12 hours with each turn, and never holds more than 5 days', () => {
    const watched = three({ ...PACE, turn: 'bank' });
    expect(watched.left(0)).toBe(72);
    const round = (hours: number) =>
      watched.answers(0, ['wait'], hours).answers(1, ['wait'], 0).answers(2, ['wait'], 0);
    round(60);
    expect(watched.left(0)).toBe(12 + 12);
    for (let turn = 0; turn < 5; turn += 1) round(0);
    expect(watched.left(0)).toBe(24 + 5 * 12);
  });

  it('a bank that is nearly full gets no more than 5 days', () => {
    const watched = three({ ...PACE, turn: 'bank' });
    const round = () => watched.answers(0, ['wait'], 0).answers(1, ['wait'], 0).answers(2, ['wait'], 0);
    for (const hours of [84, 96, 108, 120, 120]) {
      round();
      expect(watched.left(0)).toBe(hours);
    }
  });

  it('a response has its own time, and the turn’s time stands still meanwhile', () => {
    const watched = new Watched(new InMemoryTable(toyGame()), PACE);
    for (const seat of [0, 1]) watched.does({ t: 'orders', seat, orders: { ask: ['attacked'] } });
    for (const seat of [0, 1]) watched.answers(seat, [], 0);
    watched.answers(0, ['attack:u0:u1'], 20);
    expect([watched.left(0), watched.left(1)]).toEqual([null, 12]);
    watched.answers(1, ['pass'], 11);
    expect([watched.left(0), watched.left(1)]).toEqual([null, 24]);
  });

  it('the clock of a player who ran out of time stands still, and a player who is back has the time of a turn', () => {
    const watched = three(PACE);
    watched.does({ t: 'timeout', seat: 0, decision: watched.table.pending(0)?.id ?? '' }, 24);
    expect(watched.left(0)).toBeNull();
    watched.does({ t: 'consent', seat: 0, proposal: { do: 'end' }, yes: true }, 50);
    expect(watched.left(0)).toBe(24);
  });

  it('while the game is set up, each wait has the time of a turn, and a bank isn’t used up', () => {
    for (const [turn, hours] of [
      [24, 24],
      ['bank', 72],
    ] as const) {
      const setup = { ...named, turnNow: () => 'setup', inSetup: () => true };
      const watched = new Watched(new InMemoryTable(setup, { options: { seats: 2 } }), { ...PACE, turn });
      watched.answers(0, ['wait'], 10).answers(1, ['wait'], 0);
      expect(watched.left(0)).toBe(hours);
    }
  });

  it('T-PACE-02: a bank gains nothing from a bot that plays a turn, and reports about the bot count at any time', () => {
    const pace: TablePace = { ...PACE, turn: 'bank', timeout: { to: 'bot', bot: 'standard' } };
    const watched = three(pace);
    const decision = watched.table.pending(0)?.id ?? '';
    watched.does({ t: 'timeout', seat: 0, decision }, 72);
    expect(() => watched.clocks.assertOver(watched.table.table, 0, watched.now)).not.toThrow();
    watched.does({ t: 'answer', seat: 0, decision, keys: ['wait'], standsIn: true });
    watched.answers(1, ['wait'], 0).answers(2, ['wait'], 0);
    expect(watched.left(0)).toBe(12);
  });

  it('T-PACE-03: an extension adds 3 days to the turn', () => {
    const watched = three(PACE);
    watched.does({ t: 'extend', seat: 0, decision: watched.table.pending(0)?.id ?? '' }, 20);
    expect(watched.left(0)).toBe(4 + 72);
  });

  it('a new player of a seat has a new clock', () => {
    const watched = three(PACE);
    watched.does({ t: 'vacate', seat: 0, heir: { to: 'friend' }, host: 'H' }, 20);
    expect(watched.left(0)).toBeNull();
    watched.does({ t: 'take', seat: 0, player: 'new', called: 'New', ready: 'r' }, 5);
    expect(watched.left(0)).toBe(24);
  });

  it('T-PACE-02: a report of the clock counts only once the time is over', () => {
    const watched = three(PACE);
    const { table } = watched.table;
    expect(() => watched.clocks.assertOver(table, 0, START + 23 * HOUR)).toThrow(Refused);
    expect(() => watched.clocks.assertOver(table, 0, START + 24 * HOUR)).not.toThrow();
    expect(() => watched.clocks.assertOver(table, 1, START + 90 * HOUR)).toThrow('There is still time');
    watched.does({ t: 'extend', seat: 0, decision: watched.table.pending(0)?.id ?? '' }, 24);
    expect(() => watched.clocks.assertOver(table, 0, START + 24 * HOUR)).toThrow(Refused);
  });

  it('a pause of the table takes nothing from the time', () => {
    const stopped = [{ from: START + HOUR, until: START + 11 * HOUR }];
    const watched = three({ ...PACE, turn: 'bank' }, NOBODY, stopped);
    watched.answers(0, ['wait'], 20).answers(1, ['wait'], 0).answers(2, ['wait'], 0);
    expect(watched.left(0)).toBe(72 - 10 + 12);
  });

  it('a damaged or missing clock counts as none', () => {
    expect([null, '', '{}', '{"left":1}', 'x'].map(readClock)).toEqual([null, null, null, null, null]);
  });
});

describe('T-PACE-01: the clocks after going back', () => {
  const wait = ['wait'];

  it('the turn to which everyone goes back has the time of a turn, even if it was used up', () => {
    const watched = three(PACE);
    const to = watched.table.table.seq;
    watched.answers(0, wait, 23).answers(1, wait, 1).goesBack(to, 5);
    expect([0, 1, 2].map((seat) => watched.left(seat))).toEqual([24, null, null]);
  });

  it('the same holds within a turn that is still running', () => {
    const watched = new Watched(new InMemoryTable(longTurns()), PACE);
    for (const seat of [0, 1]) watched.answers(seat, [], 0);
    const to = watched.table.table.seq;
    watched.answers(0, ['move:u0:1'], 20).goesBack(to, 3);
    expect(watched.left(0)).toBe(24);
  });

  it('an extension isn’t lost', () => {
    const watched = three(PACE);
    watched.does({ t: 'extend', seat: 0, decision: watched.table.pending(0)?.id ?? '' });
    const to = watched.table.table.seq;
    watched.answers(0, wait, 20).goesBack(to, 5);
    expect(watched.left(0)).toBe(24 + 72 - 20);
  });

  it('turns that were taken back have their time again when they begin again', () => {
    const watched = three(PACE);
    const to = watched.table.table.seq;
    watched.answers(0, wait, 0).answers(1, wait, 20).goesBack(to, 23);
    watched.answers(0, wait, 0);
    expect(watched.left(1)).toBe(24);
    watched.answers(1, wait, 0);
    expect(watched.left(2)).toBe(24);
  });

  it('a bank gets nothing for the turn gone back to, but 12 hours are left there at least', () => {
    for (const [used, left] of [
      [70, 12],
      [50, 22],
    ] as const) {
      const watched = three({ ...PACE, turn: 'bank' });
      const to = watched.table.table.seq;
      watched.answers(0, wait, used).goesBack(to, 5);
      expect(watched.left(0)).toBe(left);
    }
  });

  it('a bank gets 12 hours when a turn begins again, and the time that was used stays used', () => {
    const watched = three({ ...PACE, turn: 'bank' });
    const to = watched.table.table.seq;
    watched.answers(0, wait, 0).goesBack(to, 30).answers(0, wait, 0);
    expect(watched.left(1)).toBe(72 - 30 + 12);
  });

  it('a player who takes a step back has only the time that was left, and the next player loses none', () => {
    const watched = three(PACE);
    watched.answers(0, wait, 20).does({ t: 'undo', seat: 0 }, 10);
    expect([watched.left(0), watched.left(1)]).toEqual([4, null]);
    watched.answers(0, wait, 0);
    expect(watched.left(1)).toBe(24);
  });

  it('a seat that never got time begins with a full bank', () => {
    const watched = three({ ...PACE, turn: 'bank' });
    watched.answers(0, wait, 0).does({ t: 'undo', seat: 0 }).answers(0, wait, 0).answers(1, wait, 0);
    expect(watched.left(2)).toBe(72);
  });
});

describe('T-PACE-01: nights and weekends off', () => {
  const week = (times: OwnTimes, pace: Partial<TablePace>) =>
    counted(START, START + 7 * DAY, playingTime(times, { ...PACE, ...pace })) / HOUR;

  it('only waking hours count with nights off, and no Saturdays and Sundays with weekends off', () => {
    expect(week(BERLIN, {})).toBe(7 * 24);
    expect(week(BERLIN, { nights: true })).toBe(7 * 14);
    expect(week(BERLIN, { weekends: true })).toBe(5 * 24);
    expect(week(BERLIN, { nights: true, weekends: true })).toBe(5 * 14);
  });

  it('holidays never count, and without a time zone, nights count', () => {
    const holidays = JSON.stringify([{ from: '2026-12-01', until: '2026-12-02' }]);
    expect(week({ ...BERLIN, holidays }, {})).toBe(5 * 24);
    expect(week(NOBODY, { nights: true })).toBe(7 * 24);
  });

  it('somebody who is awake only at weekends has the other days with weekends off', () => {
    const hours = JSON.stringify([[], [], [], [], [], [{ from: 600, until: 1_200 }], []]);
    expect(week({ ...BERLIN, hours }, { nights: true, weekends: true })).toBe(5 * 24);
  });
});
