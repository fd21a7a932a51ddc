import { describe, expect, it } from 'vitest';
import { hoursWords } from '../../../src/kernel/hours.ts';
import { InMemoryTable } from '../../../src/kernel/in-memory-table.ts';
import { faultsOfRecord, recordOf } from '../../../src/kernel/record.ts';
import { copyTable, type Entry, type Input, type SeatReplacement } from '../../../src/kernel/table.ts';
import { type Json, Refused, type Seat } from '../../../src/kernel/types.ts';
import { type Numbers, numbers } from '../../support/numbers-game.ts';

const BOT: SeatReplacement = { to: 'bot', bot: 'standard' };
const FRIEND: SeatReplacement = { to: 'friend' };
const NOBODY: SeatReplacement = { to: 'nobody' };

const begun = (seats = 3) => new InMemoryTable(numbers, { options: { seats } }).start();
const vote = (seat: Seat, about: Seat, heir: SeatReplacement | null): Input => ({ t: 'vote', seat, about, heir });
const take = (seat: Seat, player: string): Input => ({
  t: 'take',
  seat,
  player,
  called: player,
  ready: `${player} sits`,
});

/** The clock reports a seat that is asked as away. */
function away(match: InMemoryTable<Numbers>, seat: Seat): void {
  match.submit({ t: 'overdue', seat, decision: match.pending(seat)?.id ?? '', hours: 72 });
}

function play(match: InMemoryTable<Numbers>, seat: Seat, key = 'wait'): void {
  match.submit({ t: 'answer', seat, decision: match.pending(seat)?.id ?? '', keys: [key] });
}

function refusal(match: InMemoryTable<Numbers>, input: Input): string {
  const before = copyTable(match.table);
  try {
    match.submit(input);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    expect(match.table).toEqual(before);
    return `${error.refusal.rule}`;
  }
  throw new Error('it was allowed');
}

const told = (match: InMemoryTable<Numbers>) => match.events.map(({ event }) => event.text).slice(-2);
const sitting = (match: InMemoryTable<Numbers>) => match.table.chairs.map(({ player, bot }) => player ?? bot);

describe('T-AWAY-01', () => {
  it('a seat is marked as away only by the clock, only once, and only if the seat is asked and another person is present', () => {
    const match = begun();
    expect(refusal(match, { t: 'overdue', seat: 1, decision: 'd9', hours: 72 })).toBe('T-TURN-02');
    expect(refusal(match, vote(1, 0, BOT))).toBe('T-AWAY-01');
    away(match, 0);
    expect(told(match).at(-1)).toBe('A has not answered for 3 days. The others can vote on how to continue.');
    expect(refusal(match, { t: 'overdue', seat: 0, decision: match.pending(0)?.id ?? '', hours: 72 })).toBe(
      'T-AWAY-01',
    );
    const alone = new InMemoryTable(numbers);
    alone.submit({ t: 'seat', seat: 0, player: 'p0', called: 'A', ready: 'r' });
    for (const seat of [1, 2]) alone.submit({ t: 'bot', seat, bot: 'standard', player: 'p0' });
    alone.submit({ t: 'start', player: 'p0', ready: 'go' });
    expect(refusal(alone, { t: 'overdue', seat: 0, decision: alone.pending(0)?.id ?? '', hours: 72 })).toBe(
      'T-AWAY-01',
    );
  });

  it('an away seat is back as soon as its person does anything, and votes about it no longer count', () => {
    const match = begun();
    away(match, 0);
    match.submit(vote(1, 0, BOT));
    play(match, 0);
    expect(match.table.away).toBeUndefined();
    expect(match.events.map(({ event }) => event.text)).toContain('A is back.');
    expect(refusal(match, vote(2, 0, BOT))).toBe('T-AWAY-01');
  });
});

describe('T-AWAY-02', () => {
  it('a vote passes with more than half of the players present, not counting the seat itself or others who are away', () => {
    const match = begun(4);
    away(match, 0);
    expect(refusal(match, vote(0, 0, BOT))).toBe('T-AWAY-02');
    match.submit(vote(1, 0, BOT));
    match.submit(vote(1, 0, BOT));
    match.submit(vote(2, 0, FRIEND));
    expect(sitting(match)[0]).toBe('p0');
    match.submit(vote(2, 0, BOT));
    expect(sitting(match)).toEqual(['standard', 'p1', 'p2', 'p3']);
  });

  it('a player can withdraw a vote by voting to wait', () => {
    const match = begun();
    away(match, 0);
    match.submit(vote(1, 0, BOT));
    match.submit(vote(1, 0, null));
    match.submit(vote(2, 0, BOT));
    expect(sitting(match)[0]).toBe('p0');
    match.submit(vote(1, 0, BOT));
    expect(sitting(match)[0]).toBe('standard');
  });

  it('in a two-player game, one vote ends the game and scores it without the player who is away', () => {
    const match = begun(2);
    away(match, 0);
    match.submit(vote(1, 0, NOBODY));
    expect(match.table.status).toBe('over');
    expect(match.state.over).toEqual({ winners: [1], why: 'A player is away, so the others win.' });
    expect(match.table.away).toBeUndefined();
  });
});

describe('T-AWAY-03', () => {
  /** Seat A is away, and the others free it. */
  function free(): InMemoryTable<Numbers> {
    const match = begun();
    match.submit({ t: 'orders', seat: 0, orders: { ask: ['mine'] } });
    away(match, 0);
    for (const seat of [1, 2]) match.submit(vote(seat, 0, FRIEND));
    return match;
  }

  it('a seat that is taken over is asked again under a new id, has default standing orders and can’t undo earlier steps', () => {
    const match = begun();
    match.submit({ t: 'orders', seat: 1, orders: { ask: ['mine'] } });
    play(match, 0);
    const asked = match.pending(1)?.id;
    away(match, 1);
    for (const seat of [0, 2]) match.submit(vote(seat, 1, FRIEND));
    match.submit(take(1, 'eve'));
    expect(match.pending(1)?.id).not.toBe(asked);
    expect(match.state.orders[1]).toEqual({ ask: [], prefer: {} });
    expect(refusal(match, { t: 'undo', seat: 0 })).toBe('T-UNDO-01');
    expect(sitting(match)).toEqual(['p0', 'eve', 'p2']);
    play(match, 1, 'draw');
    expect(match.events.at(-1)?.event.seats).toEqual({ 1: 'You draw 1.' });
  });

  it('a seat can be taken only by one person, who must not have seen another seat’s view of the game', () => {
    const match = free();
    expect(refusal(match, take(0, 'p1'))).toBe('T-LOBBY-03');
    match.submit(take(0, 'eve'));
    expect(refusal(match, take(0, 'ida'))).toBe('T-LOBBY-03');
    match.submit({ t: 'resign', seat: 1, bot: 'standard' });
    match.submit({ t: 'resign', seat: 0, bot: 'standard' });
    match.submit({ t: 'vacate', seat: 0, heir: { to: 'friend' }, host: 'Dora' });
    expect(refusal(match, take(0, 'p1'))).toBe('T-AWAY-03');
    match.submit(take(0, 'p0'));
    expect(sitting(match)).toEqual(['p0', 'standard', 'p2']);
  });

  it('a seat’s first player can take it back from a bot, but not from another person', () => {
    const match = free();
    match.submit(take(0, 'eve'));
    expect(refusal(match, take(0, 'p0'))).toBe('T-LOBBY-03');
    match.submit({ t: 'resign', seat: 0, bot: 'standard' });
    expect(refusal(match, take(0, 'ida'))).toBe('T-AWAY-03');
    match.submit(take(0, 'p0'));
    expect(told(match).at(-1)).toBe('p0 is back and plays A again.');
    expect(match.table.away).toBeUndefined();
  });

  it('players can vote on a seat again while no person sits there', () => {
    const match = free();
    for (const seat of [1, 2]) match.submit(vote(seat, 0, BOT));
    expect(sitting(match)[0]).toBe('standard');
    expect(match.state.orders[0]?.ask).toEqual(['all']);
    for (const seat of [1, 2]) match.submit(vote(seat, 0, NOBODY));
    expect(match.state.over?.winners).toEqual([1, 2]);
  });

  it('a proposal is canceled when a seat changes hands, because those who agreed may be gone', () => {
    const match = begun();
    match.submit({ t: 'consent', seat: 0, proposal: { do: 'end' }, yes: true });
    match.submit({ t: 'resign', seat: 0, bot: 'standard' });
    expect(match.table.proposal).toBeNull();
  });
});

describe('T-AWAY-04', () => {
  it('a player who gives up leaves the seat to a bot, unless there are only two seats or no other person is left', () => {
    const match = begun();
    match.submit({ t: 'resign', seat: 0, bot: 'standard' });
    expect(match.table.status).toBe('playing');
    expect(sitting(match)).toEqual(['standard', 'p1', 'p2']);
    match.submit({ t: 'resign', seat: 1, bot: 'standard' });
    expect(refusal(match, { t: 'resign', seat: 2, bot: 'standard' })).toBe('T-AWAY-04');
    expect(refusal(begun(2), { t: 'resign', seat: 0, bot: 'standard' })).toBe('T-AWAY-04');
  });
});

describe('moderator', () => {
  it('T-HOST-02: the next player of a seat that was freed in a lobby doesn’t get the deck that was brought', () => {
    const brings = {
      ...numbers,
      bring: (options: Json, seat: Seat, deck: Json) => ({
        options: { ...Object(options), [`deck-${seat}`]: deck },
        says: null,
      }),
    };
    const optionsAfter = (clears?: true): Json => {
      const lobby = new InMemoryTable(brings);
      lobby.submit({ t: 'seat', seat: 0, player: 'p0', called: 'A', ready: 'r' });
      lobby.submit({ t: 'bring', player: 'p0', deck: 'secret' });
      const input = { t: 'vacate', seat: 0, heir: { to: 'friend' }, host: 'Dora' } as const;
      lobby.submit(clears === undefined ? input : { ...input, clears });
      return lobby.table.options;
    };
    expect(optionsAfter(true)).toMatchObject({ 'deck-0': null });
    // The log of an older version leads to the same position as then.
    expect(optionsAfter()).toMatchObject({ 'deck-0': 'secret' });
  });

  it('T-HOST-02: a moderator can free a seat, both in the lobby and during play', () => {
    const lobby = new InMemoryTable(numbers);
    lobby.submit({ t: 'seat', seat: 0, player: 'p0', called: 'A', ready: 'r' });
    lobby.submit({ t: 'vacate', seat: 0, heir: { to: 'friend' }, host: 'Dora' });
    expect(sitting(lobby)).toEqual([null, null, null]);
    expect(refusal(lobby, { t: 'vacate', seat: 0, heir: { to: 'friend' }, host: 'Dora' })).toBe('T-HOST-02');
    lobby.submit({ t: 'reserve', player: lobby.table.owner, guest: 'p1', called: 'B' });
    const kept = lobby.table.chairs.findIndex(({ invited }) => invited === true);
    lobby.submit({ t: 'vacate', seat: kept, heir: { to: 'friend' }, host: 'Dora' });
    expect(lobby.table.chairs[kept]).not.toHaveProperty('invited');
    const match = begun();
    match.submit({ t: 'vacate', seat: 2, heir: { to: 'friend' }, host: 'Dora' });
    expect(told(match)[0]).toBe('Dora, a moderator, decides that a friend may take over from C.');
  });

  const fix = (path: string, value: number | number[]): Input => ({
    t: 'fix',
    patch: { [path]: value },
    why: 'it was wrong',
    host: 'Dora',
  });

  it('T-HOST-03: a moderator can correct what everyone sees, and learns nothing hidden by doing so', () => {
    const match = begun();
    play(match, 0, 'draw');
    match.submit(fix('open', 7));
    expect(match.state.g.open).toBe(7);
    expect(told(match).at(-1)).toBe('Dora, a moderator, set open to 7: it was wrong');
    // The refusal has the same words whether or not the tried value is right.
    expect([refusal(match, fix('hands.0.0', 0)), refusal(match, fix('hands.0.0', 5))]).toEqual([
      'T-HOST-03',
      'T-HOST-03',
    ]);
    expect(refusal(match, fix('turn', -1))).toBe('T-HOST-03');
  });

  it('T-HOST-03: a moderator can’t change a hidden value along with a visible one', () => {
    const match = begun();
    play(match, 0, 'draw');
    const { hands } = copyTable(match.table).state?.g ?? { hands: [] };
    for (const patch of [
      { open: 7, 'hands.0.0': 5 },
      { open: 7, 'hands.0.0': hands[0]?.[0] ?? 0 },
    ])
      expect(refusal(match, { t: 'fix', patch, why: 'it was wrong', host: 'Dora' })).toBe('T-HOST-03');
    expect(match.state.g).toMatchObject({ hands });
    expect(match.state.g.open).not.toBe(7);
  });

  it('T-LOBBY-07 T-HOST-01 T-HOST-04: a moderator’s note in the log changes nothing and doesn’t block an undo', () => {
    const match = begun();
    play(match, 0);
    const { seq, ...before } = copyTable(match.table);
    match.submit({ t: 'note', text: 'The table was moved.', rule: 'T-HOST-01' });
    expect(match.table).toEqual({ ...before, seq: seq + 1 });
    match.submit({ t: 'undo', seat: 0 });
    expect(match.pending(0)).not.toBeNull();
  });

  it('T-HOST-01: a moderator can remove a table from all lists, whether its game is over or not', () => {
    const match = begun();
    match.submit({ t: 'end', why: 'Dora ended it.' });
    match.submit({ t: 'end', why: 'Dora removed it.', removed: true });
    expect(match.table).toMatchObject({ status: 'ended', removed: true });
  });
});

describe('T-AGAIN-01', () => {
  const people = ['p0', 'p1', null].map((player) => ({
    player,
    called: player ?? 'C (bot)',
    bot: player === null ? 'standard' : null,
  }));

  it('a rematch seats the same people, and everyone except the person who asks must agree before it begins', () => {
    const match = new InMemoryTable(numbers);
    match.submit({ t: 'invite', people, player: 'p0', ready: 'click' });
    expect(told(match).at(-1)).toBe('Rematch, with the same seats and settings. p1 has to agree.');
    expect(refusal(match, { t: 'start', player: 'p0', ready: 'go' })).toBe('T-LOBBY-06');
    match.submit({ t: 'ready', player: 'p1', options: match.table.options, ready: 'yes' });
    match.submit({ t: 'start', player: 'p0', ready: 'go' });
    expect(sitting(match)).toEqual(['p0', 'p1', 'standard']);
    expect(refusal(new InMemoryTable(numbers), { t: 'invite', people: [], player: 'p0', ready: 'x' })).toBe(
      'T-LOBBY-03',
    );
  });
});

describe('T-AWAY-01', () => {
  it('the owner sets the waiting time in whole hours, and the others must agree again', () => {
    const match = new InMemoryTable(numbers);
    for (const seat of [0, 1, 2]) match.submit({ t: 'seat', seat, player: `p${seat}`, called: `p${seat}`, ready: 'r' });
    expect(refusal(match, { t: 'patience', hours: 24, player: 'p1' })).toBe('T-LOBBY-02');
    expect(refusal(match, { t: 'patience', hours: 0, player: 'p0' })).toBe('T-AWAY-01');
    match.submit({ t: 'patience', hours: 24, player: 'p0' });
    expect(told(match).at(-1)).toBe(
      'Players who don’t answer for a day are away, and then the others may vote. p1 and p2 have to agree.',
    );
    expect(match.table.patience).toBe(24);
    expect([1, 6, 72, 168, 336].map(hoursWords)).toEqual(['an hour', '6 hours', '3 days', 'a week', '2 weeks']);
  });
});

it('the record of a game with votes, takeovers and an undo is valid and names nobody', () => {
  const match = new InMemoryTable(numbers, { secret: 'told' });
  match.submit({
    t: 'invite',
    people: ['p0', 'p1', 'p2'].map((player) => ({ player, called: player, bot: null })),
    player: 'p0',
    ready: 'click',
  });
  for (const player of ['p1', 'p2'])
    match.submit({ t: 'ready', player, options: match.table.options, ready: `${player} agrees` });
  match.submit({ t: 'start', player: 'p0', ready: 'go' });
  play(match, 0, 'draw');
  away(match, 1);
  for (const seat of [0, 2]) match.submit(vote(seat, 1, FRIEND));
  match.submit(take(1, 'eve'));
  play(match, 1);
  match.submit({ t: 'undo', seat: 1 });
  match.submit({ t: 'resign', seat: 2, bot: 'standard' });
  match.submit(take(2, 'p2'));
  away(match, 1);
  for (const seat of [0, 2]) match.submit(vote(seat, 1, NOBODY));
  const entries = match.inputs.map(
    (input, at): Entry => ({
      seq: at + 1,
      id: `${at}`,
      by: 'worker',
      at,
      input,
      events: match.events.filter(({ seq }) => seq === at + 1).map(({ event }) => event),
    }),
  );
  const record = recordOf(match.table, { seats: 3 }, entries, 'told', 1);
  expect(faultsOfRecord(numbers, record)).toEqual([]);
  const players = record.inputs.flatMap((input) =>
    input.t === 'invite' ? input.people.map(({ player }) => player) : 'player' in input ? [input.player] : [],
  );
  expect(players.every((player) => player?.startsWith('player '))).toBe(true);
});

describe('T-FORGET-01', () => {
  const leave = (seat: Seat): Input => ({ t: 'resign', seat, bot: 'standard', gone: true });

  it('a bot takes over the seat of a player who leaves for good, even with two seats, and the seat forgets them', () => {
    const match = begun(2);
    expect(refusal(match, { t: 'resign', seat: 0, bot: 'standard' })).toBe('T-AWAY-04');
    match.submit(leave(0));
    expect(sitting(match)).toEqual(['standard', 'p1']);
    expect(match.table.chairs[0]).not.toHaveProperty('before');
    expect(told(match).at(-1)).toBe('The player of A has left for good. A bot now plays A.');
    expect(refusal(match, take(0, 'p0'))).toBe('T-AWAY-03');
  });

  it('earlier players of the seat may still come back, and votes on the seat are void', () => {
    const match = begun();
    match.submit({ t: 'vacate', seat: 0, heir: { to: 'friend' }, host: 'H' });
    match.submit(take(0, 'dana'));
    match.submit(leave(0));
    expect(match.table.chairs[0]?.before).toEqual(['p0']);
    match.submit(take(0, 'p0'));
    expect(sitting(match)[0]).toBe('p0');
  });

  it('nobody is left to play against if the other seats are bots', () => {
    const match = begun(2);
    match.submit(leave(0));
    expect(refusal(match, leave(1))).toBe('T-FORGET-01');
  });
});
