import { describe, expect, it } from 'vitest';
import { InMemoryTable } from '../../../src/kernel/in-memory-table.ts';
import { BANK, paceText, type TablePace, timeoutText } from '../../../src/kernel/pace.ts';
import { copyTable, type Input } from '../../../src/kernel/table.ts';
import { Refused, type Seat } from '../../../src/kernel/types.ts';
import { type Numbers, numbers } from '../../support/numbers-game.ts';
import { type Skirmish, toyGame } from '../../support/toy-game.ts';

const VOTE: TablePace = { turn: 24, windows: 12, timeout: { to: 'vote' } };
const BOT: TablePace = { ...VOTE, timeout: { to: 'bot', bot: 'standard' } };
const SAFE: TablePace = { ...VOTE, timeout: { to: 'safe' } };

/** A game of three that names its turns, and in which a safe answer is on offer. */
const passing: typeof numbers = {
  ...numbers,
  turnNow: ({ g }) => `${g.turn}`,
  fallback: () => ({ keys: ['wait'], safe: true }),
};

function paced<G>(table: InMemoryTable<G>, pace: TablePace): InMemoryTable<G> {
  table.submit({ t: 'clock', pace, player: 'p0' });
  return table.start();
}

const three = (pace: TablePace, game = numbers): InMemoryTable<Numbers> =>
  paced(new InMemoryTable(game, { options: { seats: 3 } }), pace);

/** A skirmish in which both sides choose in secret first. */
const skirmish = (pace: TablePace, change: Partial<ReturnType<typeof toyGame>> = {}): InMemoryTable<Skirmish> =>
  paced(new InMemoryTable({ ...toyGame(), ...change }), pace);

function timeout<G>(table: InMemoryTable<G>, seat: Seat): void {
  table.submit({ t: 'timeout', seat, decision: idOf(table, seat) });
}

function idOf<G>(table: InMemoryTable<G>, seat: Seat): string {
  return table.pending(seat)?.id ?? '';
}

const answer = <G>(table: InMemoryTable<G>, seat: Seat, keys: string[], more: { standsIn?: true } = {}): void =>
  void table.submit({ t: 'answer', seat, decision: idOf(table, seat), keys, ...more });

function refusal<G>(table: InMemoryTable<G>, input: Input): string {
  const before = copyTable(table.table);
  try {
    table.submit(input);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    expect(table.table).toEqual(before);
    return `${error.refusal.rule}: ${error.message}`;
  }
  throw new Error('it was allowed');
}

const told = <G>(table: InMemoryTable<G>): (string | null)[] => table.events.map(({ event }) => event.text);

describe('T-PACE-01: the pace of a table', () => {
  it('only the owner can change it, everyone else has to agree again, and it stays as it is once the game begins', () => {
    const table = new InMemoryTable(numbers, { options: { seats: 2 } });
    for (const seat of [0, 1])
      table.submit({ t: 'seat', seat, player: `p${seat}`, called: `P${seat}`, ready: `r${seat}` });
    expect(refusal(table, { t: 'clock', pace: VOTE, player: 'p1' })).toContain('T-LOBBY-02');
    table.submit({ t: 'clock', pace: VOTE, player: 'p0' });
    expect(told(table).at(-1)).toBe(
      'Players have 24 hours for each turn. Then the others vote on how the game continues. P1 has to agree.',
    );
    expect(refusal(table, { t: 'start', player: 'p0', ready: 'go' })).toContain('T-LOBBY-06');
    const ready = { t: 'ready', options: table.table.options, player: 'p1', ready: 'yes' } as const;
    expect(refusal(table, { ...ready, pace: null })).toContain('The settings have changed again');
    table.submit({ ...ready, pace: VOTE });
    table.submit({ t: 'start', player: 'p0', ready: 'go' });
    expect(refusal(table, { t: 'clock', pace: null, player: 'p0' })).toContain('T-LOBBY-01');
    expect(table.table.pace).toEqual(VOTE);
  });

  it('a pace can be taken back, and the table then equals one that never had a pace', () => {
    const table = new InMemoryTable(numbers, { options: { seats: 2 } });
    const before = copyTable(table.table);
    table.submit({ t: 'clock', pace: VOTE, player: 'p0' });
    table.submit({ t: 'clock', pace: null, player: 'p0' });
    expect({ ...table.table, seq: 0 }).toEqual(before);
  });

  it.each<[string, TablePace]>([
    ['a turn', { ...VOTE, turn: 13 }],
    ['a response', { ...VOTE, windows: 24 }],
    ['the end of the time', { ...VOTE, timeout: { to: 'nobody' } as unknown as TablePace['timeout'] }],
  ])('refuses an unknown time for %s', (_what, pace) => {
    const table = new InMemoryTable(numbers, { options: { seats: 2 } });
    expect(refusal(table, { t: 'clock', pace, player: 'p0' })).toContain('T-PACE-0');
  });

  it('is described in one line', () => {
    expect(paceText({ ...VOTE, nights: true, weekends: true })).toBe('24 hours for each turn, nights and weekends off');
    expect(paceText({ ...VOTE, turn: 168 })).toBe('a week for each turn');
    expect(paceText({ ...VOTE, turn: 'bank' })).toBe('a bank of 3 days, and each turn adds 12 hours');
    expect([VOTE, BOT, SAFE].map(timeoutText)).toEqual([
      'the others vote on how the game continues',
      'a bot plays this turn',
      'safe answers end the turn',
    ]);
    expect(BANK.most).toBeGreaterThan(BANK.start);
  });
});

describe('T-PACE-02: when the time is over', () => {
  it('the others vote by default, and the player is back with their next move', () => {
    const table = three(VOTE, passing);
    timeout(table, 0);
    expect(told(table).at(-1)).toBe('Time ran out for A. The others can vote on how to continue.');
    expect(table.table.away).toEqual([{ seat: 0, votes: [] }]);
    expect(refusal(table, { t: 'timeout', seat: 0, decision: idOf(table, 0) })).toContain('T-AWAY-01');
    answer(table, 0, ['wait']);
    expect(told(table)).toContain('A is back.');
    expect(table.table).not.toHaveProperty('away');
    expect(table.table).not.toHaveProperty('late');
  });

  it('safe answers end the turn if that was agreed, and nobody can take them back', () => {
    const table = three(SAFE, passing);
    timeout(table, 0);
    expect(told(table)).toContain('Time ran out for A, so the safe answer was given.');
    expect(table.pending(0)).toBeNull();
    expect(refusal(table, { t: 'undo', seat: 0 })).toContain('Time ran out for A.');
  });

  it('if no answer is safe, the others vote, whatever was agreed except a bot', () => {
    const unsafe = { ...passing, fallback: () => ({ keys: ['wait'], safe: false }) };
    const table = three(SAFE, unsafe);
    timeout(table, 0);
    expect(table.table.away?.map(({ seat }) => seat)).toEqual([0]);
    const other = three(BOT, unsafe);
    timeout(other, 0);
    expect(other.table.standIns).toEqual([{ seat: 0, player: 'p0', bot: 'standard', turn: expect.any(String) }]);
  });

  it('a bot plays only this turn, and only while its player does nothing', () => {
    const table = three(BOT, passing);
    timeout(table, 0);
    expect(told(table).at(-1)).toBe('Time ran out for A, so a bot plays this turn.');
    expect(table.table.chairs[0]?.player).toBe('p0');
    answer(table, 0, ['wait'], { standsIn: true });
    expect(told(table)).not.toContain('A is back.');
    expect(table.table).not.toHaveProperty('standIns');
    // The lost turn still counts, because the player hasn't answered.
    expect(table.table.late).toEqual([{ seat: 0, player: 'p0', turns: 1, turn: expect.any(String) }]);

    const back = three(BOT, passing);
    timeout(back, 0);
    answer(back, 0, ['wait']);
    expect(told(back)).toContain('A is back.');
    expect(back.table).not.toHaveProperty('standIns');
    expect(back.table).not.toHaveProperty('late');
  });

  it('a bot that can’t answer for a player gets the fallback', () => {
    const table = three(BOT, passing);
    timeout(table, 0);
    timeout(table, 0);
    expect(table.pending(0)).toBeNull();
  });

  it('a player lets a response window pass', () => {
    const table = skirmish(VOTE);
    for (const seat of [0, 1]) table.submit({ t: 'orders', seat, orders: { ask: ['attacked'] } });
    for (const seat of [0, 1]) answer(table, seat, []);
    answer(table, 0, ['attack:u0:u1']);
    expect(table.pending(1)?.window).toBe('attacked');
    timeout(table, 1);
    expect(told(table)).toContain('Red let it happen: time ran out.');
    expect(table.pending(1)?.window).toBeUndefined();
  });

  it('a secret choice of several is answered safely and revealed with the others', () => {
    const table = skirmish(VOTE);
    timeout(table, 1);
    expect(table.table.away).toBeUndefined();
    expect(told(table).join()).not.toContain('throws back');
    answer(table, 0, []);
    expect(told(table)).toContain('Seat 1 throws back 0.');
  });

  it('the last of several is answered safely, too', () => {
    const table = skirmish(VOTE);
    answer(table, 0, []);
    timeout(table, 1);
    expect(told(table)).toContain('Seat 1 throws back 0.');
  });

  it.each([VOTE, BOT, SAFE])('while the game is set up, the others vote ($timeout.to)', (pace) => {
    const table = skirmish(pace, { inSetup: () => true });
    timeout(table, 1);
    expect(table.table.away?.map(({ seat }) => seat)).toEqual([1]);
  });

  it('T-AWAY-01: a player who runs out of time in three turns in a row is away', () => {
    const table = three(SAFE, passing);
    for (let turn = 0; turn < 2; turn += 1) {
      timeout(table, 0);
      for (const seat of [1, 2]) answer(table, seat, ['wait']);
    }
    expect(table.table.late).toMatchObject([{ seat: 0, turns: 2 }]);
    timeout(table, 0);
    expect(told(table).at(-1)).toBe(
      'A has run out of time in 3 turns in a row. The others can vote on how to continue.',
    );
    expect(table.table.away?.map(({ seat }) => seat)).toEqual([0]);
  });

  it('an answer in time restarts the count, and several questions of one turn count once', () => {
    const table = three(SAFE, passing);
    for (let turn = 0; turn < 2; turn += 1) {
      timeout(table, 0);
      for (const seat of [1, 2]) answer(table, seat, ['wait']);
    }
    for (const seat of [0, 1, 2]) answer(table, seat, ['wait']);
    timeout(table, 0);
    expect(table.table.late).toMatchObject([{ seat: 0, turns: 1 }]);
    const skirmishes = skirmish(SAFE, { fallback: toyGame().fallback, turnNow: () => 'one turn' });
    timeout(skirmishes, 0);
    timeout(skirmishes, 1);
    timeout(skirmishes, 0);
    expect(skirmishes.table.late?.find(({ seat }) => seat === 0)?.turns).toBe(1);
  });

  it('without other people, nobody could vote, so nothing happens', () => {
    const table = new InMemoryTable(passing, { options: { seats: 2 } });
    table.submit({ t: 'clock', pace: VOTE, player: 'p0' });
    table.submit({ t: 'seat', seat: 0, player: 'p0', called: 'A', ready: 'r' });
    table.submit({ t: 'bot', seat: 1, bot: 'standard', player: 'p0' });
    table.submit({ t: 'start', player: 'p0', ready: 'go' });
    expect(refusal(table, { t: 'timeout', seat: 0, decision: idOf(table, 0) })).toContain('T-AWAY-01');
  });

  it('a game with lost turns, a bot and an extension can be replayed', () => {
    const table = three(BOT, passing);
    timeout(table, 0);
    answer(table, 0, ['wait'], { standsIn: true });
    table.submit({ t: 'extend', seat: 1, decision: idOf(table, 1) });
    answer(table, 1, ['wait']);
    const again = new InMemoryTable(passing, { options: { seats: 3 } });
    for (const input of table.inputs) again.submit(input);
    expect(again.table).toEqual(table.table);
  });
});

describe('T-PACE-03: extensions', () => {
  it('everyone can use one in each game, for a turn that waits for them, and the table is told', () => {
    const table = three(VOTE, passing);
    const seat = 0;
    table.submit({ t: 'extend', seat, decision: idOf(table, seat) });
    expect(told(table).at(-1)).toBe('A uses an extension: 3 days more for this turn.');
    expect(table.table.extended).toEqual(['p0']);
    expect(refusal(table, { t: 'extend', seat, decision: idOf(table, seat) })).toContain('already used');
  });

  it('is never used up by someone who has nothing to do, or in a response', () => {
    const table = three(VOTE, passing);
    expect(refusal(table, { t: 'extend', seat: 0, decision: 'd99' })).toContain('you keep your extension');
    const toys = skirmish(VOTE);
    for (const seat of [0, 1]) toys.submit({ t: 'orders', seat, orders: { ask: ['attacked'] } });
    for (const seat of [0, 1]) answer(toys, seat, []);
    answer(toys, 0, ['attack:u0:u1']);
    expect(refusal(toys, { t: 'extend', seat: 1, decision: idOf(toys, 1) })).toContain('not for a response');
    expect(toys.table.extended).toBeUndefined();
  });

  it('makes no sense without a pace', () => {
    const table = new InMemoryTable(numbers, { options: { seats: 2 } }).start();
    const seat = table.state.pending[0]?.seat ?? 0;
    expect(refusal(table, { t: 'extend', seat, decision: idOf(table, seat) })).toContain('no time limit');
  });
});
