import { describe, expect, it } from 'vitest';
import { InMemoryTable } from '../../../src/kernel/in-memory-table.ts';
import { MOST_INVITED } from '../../../src/kernel/invitations.ts';
import { faultsOfRecord, recordOf } from '../../../src/kernel/record.ts';
import type { Entry, Input } from '../../../src/kernel/table.ts';
import { Refused } from '../../../src/kernel/types.ts';
import { type Skirmish, toyGame } from '../../support/toy-game.ts';

const DAY = 24 * 3_600_000;
const AT = Date.UTC(2026, 9, 23);
const PACE = { turn: 24, windows: 12, timeout: { to: 'vote' } } as const;
const WISH = { level: 'beginners', region: 'europe' } as const;
/** A game with as many seats as its length says. */
const game = {
  ...toyGame(),
  seatNames: (options: unknown) => [...'ABCDEFG'].slice(0, (options as { length: number }).length),
};

const sit = (seat: number, player: string): Input => ({
  t: 'seat',
  seat,
  player,
  called: player,
  ready: `${player} sits`,
});
const search = (more: Partial<Extract<Input, { t: 'search' }>> = {}): Input => ({
  ...{ t: 'search', days: 3, wish: WISH, player: 'p0', at: AT },
  ...more,
});
const reserve = (guest: string, player = 'p0'): Input => ({ t: 'reserve', guest, called: guest.toUpperCase(), player });
const agree = (match: InMemoryTable<Skirmish>, player: string): Input => ({
  ...{ t: 'ready', options: match.table.options, pace: match.table.pace ?? null },
  ...{ player, ready: `${player} agrees` },
});

/** The lobby of a game with some seats, which p0 opened and sits at. */
function lobby(seats = 3): InMemoryTable<Skirmish> {
  const match = new InMemoryTable(game, { options: { length: seats, units: 8 } });
  match.submit(sit(0, 'p0'));
  return match;
}

/** The rule and the text by which an input is refused. The table must stay unchanged. */
function refused(match: InMemoryTable<Skirmish>, input: Input): string {
  const before = JSON.stringify(match.table);
  try {
    match.submit(input);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    expect(JSON.stringify(match.table)).toBe(before);
    return `${error.refusal.rule}: ${error.refusal.text}`;
  }
  throw new Error('it was allowed');
}

describe('looking for players', () => {
  it('T-FIND-01: the owner looks for players from now on, for as many days as they say', () => {
    const match = lobby();
    expect(match.submit(search()).events).toEqual([{ text: 'The table is looking for players.', rule: 'T-FIND-01' }]);
    expect(match.table.search).toEqual({ ...WISH, until: AT + 3 * DAY });
    match.submit(search({ days: 14, at: AT + DAY }));
    expect(match.table.search).toEqual({ ...WISH, until: AT + 15 * DAY });
  });

  it.each([0, 15, 1.5, Number.NaN])('T-FIND-01: a search can’t last %s days', (days) => {
    expect(refused(lobby(), search({ days }))).toContain('T-FIND-01: A search lasts from 1 to 14 days.');
  });

  it('T-FIND-01: what isn’t among the choices is refused', () => {
    const odd = (wish: object): Input => search({ wish: { ...WISH, ...wish } });
    expect(refused(lobby(), odd({ level: 'master' }))).toContain('T-FIND-01');
    expect(refused(lobby(), odd({ region: 'mars' }))).toContain('T-FIND-01');
  });

  it('T-LOBBY-02: only the owner looks for players, and stops looking', () => {
    const match = lobby();
    match.submit(sit(1, 'p1'));
    expect(refused(match, search({ player: 'p1' }))).toContain('T-LOBBY-02');
    match.submit(search());
    expect(refused(match, { t: 'unsearch', player: 'p1' })).toContain('T-LOBBY-02');
  });

  it('T-FIND-01: the owner can stop looking', () => {
    const match = lobby();
    expect(refused(match, { t: 'unsearch', player: 'p0' })).toContain('T-FIND-01');
    match.submit(search());
    match.submit({ t: 'unsearch', player: 'p0' });
    expect(match.table.search).toBeUndefined();
  });

  it('T-FIND-01: a full table and a game that has begun look for nobody', () => {
    const match = lobby(2);
    match.submit(search());
    match.submit(sit(1, 'p1'));
    expect(refused(match, search())).toContain('T-LOBBY-03');
    match.submit({ t: 'start', player: 'p0', ready: 'go' });
    expect(match.table.search).toBeUndefined();
    expect(refused(match, search())).toContain('T-LOBBY-01');
  });

  it('T-PACE-01: a new pace changes the table’s, and the others have to agree again', () => {
    const match = lobby();
    match.submit(sit(1, 'p1'));
    match.submit(search({ pace: null }));
    expect(match.table.chairs[1]?.ready).not.toBeNull();
    const { events } = match.submit(search({ pace: PACE }));
    expect(match.table.pace).toEqual(PACE);
    expect(match.table.chairs.map(({ ready }) => ready !== null)).toEqual([true, false, false]);
    expect(events.map(({ rule }) => rule)).toEqual(['T-FIND-01', 'T-PACE-01']);
    const odd = { ...PACE, turn: 5 };
    expect(refused(match, search({ pace: odd }))).toContain('T-PACE-01');
  });
});

describe('the end of a search', () => {
  const over = (until = AT + 3 * DAY): Input => ({ t: 'searched', until });

  it('T-FIND-02: is reported once', () => {
    const match = lobby();
    match.submit(search());
    match.submit(over());
    expect(match.table.search).toEqual({ ...WISH, until: AT + 3 * DAY, over: true });
    expect(refused(match, over())).toContain('T-FIND-02');
  });

  it('T-FIND-02: isn’t reported for a search that was changed or stopped', () => {
    const match = lobby();
    expect(refused(match, over())).toContain('T-FIND-02');
    match.submit(search({ days: 4 }));
    expect(refused(match, over())).toContain('T-FIND-02');
  });

  it('T-FIND-02: bots take the free seats, and the game starts', () => {
    const match = lobby();
    match.submit({ t: 'start', player: 'p0', ready: 'go', bot: 'standard' });
    expect(match.table.status).toBe('playing');
    expect(match.table.chairs.map(({ bot }) => bot)).toEqual([null, 'standard', 'standard']);
  });

  it('T-LOBBY-02: only the owner can start with bots', () => {
    const match = lobby();
    match.submit(sit(1, 'p1'));
    expect(refused(match, { t: 'start', player: 'p1', ready: 'go', bot: 'standard' })).toContain('T-LOBBY-02');
  });
});

describe('invitations', () => {
  it('T-FIND-04: a seat is kept for the guest, who agrees and takes it', () => {
    const match = lobby();
    const { events } = match.submit(reserve('p1'));
    expect(events).toEqual([{ text: 'P1 is invited to play B.', rule: 'T-FIND-04' }]);
    expect(match.table.chairs[1]).toMatchObject({ player: 'p1', ready: null, invited: true });
    expect(refused(match, sit(1, 'p2'))).toContain('T-LOBBY-03');
    match.submit(agree(match, 'p1'));
    expect(match.table.chairs[1]).toEqual({ name: 'B', player: 'p1', called: 'P1', bot: null, ready: 'p1 agrees' });
  });

  it('T-FIND-04: the game can’t begin before the guest has answered, not even with bots', () => {
    const match = lobby(2);
    match.submit(reserve('p1'));
    const text = 'T-FIND-04: P1 has not answered the invitation yet. Wait, or take it back.';
    expect(refused(match, { t: 'start', player: 'p0', ready: 'go' })).toBe(text);
    expect(refused(match, { t: 'start', player: 'p0', ready: 'go', bot: 'standard' })).toBe(text);
  });

  it('T-FIND-04: the guest can decline, and isn’t invited again, but can still join', () => {
    const match = lobby();
    match.submit(reserve('p1'));
    const { events } = match.submit({ t: 'leave', seat: 1, player: 'p1' });
    expect(events).toEqual([{ text: 'P1 declines the invitation.' }]);
    expect(match.table.chairs[1]).toEqual({ name: 'B', player: null, called: null, bot: null, ready: null });
    expect(refused(match, reserve('p1'))).toContain('T-FIND-04: P1 was already invited');
    match.submit(sit(2, 'p1'));
    expect(match.table.chairs[2]?.player).toBe('p1');
  });

  it('T-FIND-04: the guest can take another free seat instead', () => {
    const match = lobby();
    match.submit(reserve('p1'));
    match.submit(sit(2, 'p1'));
    expect(match.table.chairs.map(({ player, invited }) => [player, invited])).toEqual([
      ['p0', undefined],
      [null, undefined],
      ['p1', undefined],
    ]);
  });

  it('T-FIND-04: the owner can take an invitation back, and nothing else', () => {
    const match = lobby();
    match.submit(reserve('p1'));
    match.submit(sit(2, 'p2'));
    expect(refused(match, { t: 'withdraw', seat: 1, player: 'p2' })).toContain('T-LOBBY-02');
    expect(refused(match, { t: 'withdraw', seat: 2, player: 'p0' })).toContain('T-FIND-04');
    match.submit({ t: 'withdraw', seat: 1, player: 'p0' });
    expect(match.table.chairs[1]).toEqual({ name: 'B', player: null, called: null, bot: null, ready: null });
  });

  it('T-FIND-04: a table has at most five open invitations', () => {
    const match = lobby(7);
    for (let guest = 1; guest <= MOST_INVITED; guest++) match.submit(reserve(`p${guest}`));
    expect(refused(match, reserve('p6'))).toContain('T-FIND-04: This table already has 5 open invitations');
    match.submit(agree(match, 'p1'));
    match.submit(reserve('p6'));
  });

  it('T-FIND-04: nobody is invited without a free seat, twice, by others, or by themselves', () => {
    const match = lobby();
    match.submit(sit(1, 'p1'));
    expect(refused(match, reserve('p2', 'p1'))).toContain('T-LOBBY-02');
    expect(refused(match, reserve('p0'))).toContain('T-FIND-04: You can’t invite yourself');
    expect(refused(match, reserve('p1'))).toContain('T-LOBBY-03: P1 already has a seat');
    match.submit(sit(2, 'p2'));
    expect(refused(match, reserve('p3'))).toContain('T-LOBBY-03: Every seat');
  });

  it('T-FIND-04: a guest brings no deck before they have answered', () => {
    const match = lobby();
    match.submit(reserve('p1'));
    expect(refused(match, { t: 'bring', deck: [], player: 'p1' })).toContain('T-FIND-04');
  });

  it('a finished game with a search and invitations can be verified, and its record names no guest', () => {
    const secret = 'sub rosa';
    const match = new InMemoryTable(game, { secret, options: { length: 2, units: 8 } });
    const { options } = match.table;
    const inputs: Input[] = [
      sit(0, 'p0'),
      search(),
      reserve('p1'),
      { t: 'withdraw', seat: 1, player: 'p0' },
      { t: 'start', player: 'p0', ready: 'go', bot: 'standard' },
      { t: 'concede', seat: 0 },
    ];
    const entries = inputs.map((input, at): Entry => {
      const { events } = match.submit(input);
      return { seq: at + 1, id: `${at}`, by: 'owner', at, input, events };
    });
    const record = recordOf(match.table, options, entries, secret, game.rules);
    expect(faultsOfRecord(game, record)).toEqual([]);
    expect(JSON.stringify(record.inputs)).not.toContain('"p1"');
  });
});
