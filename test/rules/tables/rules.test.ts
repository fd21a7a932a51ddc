import { describe, expect, it } from 'vitest';
import { InMemoryTable } from '../../../src/kernel/in-memory-table.ts';
import { pauseAt } from '../../../src/kernel/pauses.ts';
import type { Input, Proposal } from '../../../src/kernel/table.ts';
import { Refused } from '../../../src/kernel/types.ts';
import { type Skirmish, toyGame } from '../../support/toy-game.ts';

function sit(seat: number, player: string): Input {
  return { t: 'seat', seat, player, called: player, ready: `${player} is ready` };
}

function lobby(): InMemoryTable<Skirmish> {
  const match = new InMemoryTable(toyGame());
  match.submit(sit(0, 'p0'));
  return match;
}

/** Both seats are taken, both have kept their cards, and Blue is asked. */
function playing(): InMemoryTable<Skirmish> {
  const match = new InMemoryTable(toyGame()).start();
  for (const seat of [0, 1]) answer(match, seat, []);
  return match;
}

function answer(match: InMemoryTable<Skirmish>, seat: number, keys: string[]): void {
  match.submit({ t: 'answer', seat, decision: match.pending(seat)?.id ?? '', keys });
}

/** The rule by which an input is refused. The table must stay unchanged. */
function refused(match: InMemoryTable<Skirmish>, input: Input): string | undefined {
  const before = JSON.stringify(match.table);
  try {
    match.submit(input);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    expect(JSON.stringify(match.table)).toBe(before);
    return error.refusal.rule;
  }
  throw new Error('it was allowed');
}

describe('before', () => {
  it('T-LOBBY-01: seats and options can be changed only until the game begins', () => {
    const match = lobby();
    match.submit({ t: 'leave', seat: 0, player: 'p0' });
    match.submit(sit(1, 'p0'));
    match.submit({ t: 'options', options: { length: 10 }, player: 'p0' });
    const begun = playing();
    expect(refused(begun, sit(0, 'p9'))).toBe('T-LOBBY-01');
    expect(refused(begun, { t: 'leave', seat: 0, player: 'p0' })).toBe('T-LOBBY-01');
    expect(refused(begun, { t: 'options', options: { length: 10 }, player: 'p0' })).toBe('T-LOBBY-01');
    expect(refused(begun, { t: 'start', player: 'p0', ready: 'again' })).toBe('T-LOBBY-01');
  });

  it('T-LOBBY-02: only the owner can choose options and seat bots', () => {
    const match = lobby();
    expect(refused(match, { t: 'options', options: {}, player: 'p1' })).toBe('T-LOBBY-02');
    expect(refused(match, { t: 'bot', seat: 1, bot: 'random', player: 'p1' })).toBe('T-LOBBY-02');
    match.submit({ t: 'bot', seat: 1, bot: 'random', player: 'p0' });
  });

  it('T-LOBBY-03: a person can take only one seat, and only if it is free', () => {
    const match = lobby();
    expect(refused(match, sit(0, 'p1'))).toBe('T-LOBBY-03');
    expect(refused(match, sit(1, 'p0'))).toBe('T-LOBBY-03');
    expect(refused(match, sit(2, 'p1'))).toBe('T-LOBBY-03');
    match.submit(sit(1, 'p1'));
  });

  it('T-LOBBY-04 T-LOBBY-05: players can leave the lobby, and can start the game once every seat is taken', () => {
    const match = lobby();
    expect(refused(match, { t: 'leave', seat: 0, player: 'p9' })).toBe('T-LOBBY-04');
    expect(refused(match, { t: 'start', player: 'p0', ready: 'go' })).toBe('T-LOBBY-05');
    match.submit(sit(1, 'p1'));
    expect(refused(match, { t: 'start', player: 'p9', ready: 'go' })).toBe('T-LOBBY-04');
    match.submit({ t: 'start', player: 'p1', ready: 'go' });
    expect(match.table.status).toBe('playing');
  });

  it('T-LOBBY-06: after a change of settings, the game doesn’t begin until seated players agree', () => {
    const match = lobby();
    match.submit(sit(1, 'p1'));
    match.submit({ t: 'options', options: { length: 10 }, player: 'p0' });
    expect(refused(match, { t: 'start', player: 'p1', ready: 'go' })).toBe('T-LOBBY-06');
    expect(refused(match, { t: 'ready', options: {}, player: 'p1', ready: 'yes' })).toBe('T-LOBBY-06');
    match.submit({ t: 'ready', options: match.table.options, player: 'p1', ready: 'yes' });
    match.submit({ t: 'start', player: 'p1', ready: 'go' });
    expect(match.table.status).toBe('playing');
  });
});

describe('during', () => {
  it('T-TURN-01 T-TURN-02: only the asked player’s answer to the current question is accepted', () => {
    const match = playing();
    const decision = match.pending(0)?.id ?? '';
    expect(refused(match, { t: 'answer', seat: 1, decision, keys: ['draw'] })).toBe('T-TURN-01');
    answer(match, 0, ['move:u0:1']);
    answer(match, 1, ['move:u1:7']);
    expect(refused(match, { t: 'answer', seat: 0, decision, keys: ['draw'] })).toBe('T-TURN-02');
  });

  it('T-TURN-03: no moves are accepted after the game is over', () => {
    const match = playing();
    const decision = match.pending(0)?.id ?? '';
    match.submit({ t: 'concede', seat: 1 });
    expect(refused(match, { t: 'answer', seat: 0, decision, keys: ['draw'] })).toBe('T-TURN-03');
  });

  it('T-UNDO-01: a step can be undone, but not past dice or another seat’s public action', () => {
    const match = playing();
    answer(match, 0, ['move:u0:1']);
    match.submit({ t: 'undo', seat: 0 });
    answer(match, 0, ['move:u0:1']);
    answer(match, 1, ['move:u1:7']);
    expect(refused(match, { t: 'undo', seat: 0 })).toBe('T-UNDO-01');
    answer(match, 0, ['attack:u0:u1']);
    expect(refused(match, { t: 'undo', seat: 0 })).toBe('T-UNDO-01');
  });

  it('T-UNDO-01 T-ORDERS-01: standing orders given between a dice roll and a step are kept when the step is undone', () => {
    const match = playing();
    answer(match, 0, ['attack:u0:u1']);
    match.submit({ t: 'orders', seat: 0, orders: { ask: ['attacked'] } });
    const before = JSON.stringify(match.state.g);
    answer(match, 1, ['move:u1:7']);
    match.submit({ t: 'undo', seat: 1 });
    expect(JSON.stringify(match.state.g)).toBe(before);
    expect(match.state.orders[0]?.ask).toEqual(['attacked']);
  });

  it('T-ORDERS-01: standing orders apply from the next question and are shown only to their seat', () => {
    const match = playing();
    const { events } = match.submit({ t: 'orders', seat: 1, orders: { ask: ['attacked'] } });
    expect(events).toEqual([{ text: null, seats: { 1: expect.any(String) }, rule: 'T-ORDERS-01' }]);
    answer(match, 0, ['attack:u0:u1']);
    expect(match.pending(1)?.window).toBe('attacked');
    const silent = playing();
    answer(silent, 0, ['attack:u0:u1']);
    expect(silent.pending(1)?.window).toBeUndefined();
  });

  it('T-CONSENT-01: a game ends early only if all people in it agree', () => {
    const match = playing();
    match.submit({ t: 'consent', seat: 0, proposal: { do: 'end' }, yes: true });
    expect(match.table.status).toBe('playing');
    match.submit({ t: 'consent', seat: 1, proposal: { do: 'end' }, yes: true });
    expect(match.table.status).toBe('ended');
    expect(refused(playing(), { t: 'consent', seat: 0, proposal: { do: 'end' }, yes: false })).toBe('T-CONSENT-01');
  });

  it('T-PAUSE-01: a vote against another proposal than the open one is refused', () => {
    const match = playing();
    match.submit({ t: 'consent', seat: 0, proposal: { do: 'end' }, yes: true });
    const other = { t: 'consent', seat: 1, proposal: { do: 'pause', until: null }, yes: false } as const;
    expect(refused(match, other)).toBe('T-PAUSE-01');
  });
});

describe('a pause', () => {
  const HOUR = 3_600_000;
  const vote = (seat: number, proposal: Proposal, at: number, yes = true): Input => ({
    ...{ t: 'consent', seat, proposal, yes, at },
  });
  const DATED: Proposal = { do: 'pause', until: 10 * HOUR };
  const OPEN: Proposal = { do: 'pause', until: null };

  /** A table that everyone paused at a time. */
  function paused(what: Proposal, at: number): InMemoryTable<Skirmish> {
    const match = playing();
    for (const seat of [0, 1]) match.submit(vote(seat, what, at));
    return match;
  }

  it('T-PAUSE-01: a game is paused once all people agree, and lets them move', () => {
    const match = playing();
    match.submit(vote(0, DATED, HOUR));
    expect(match.table.pauses).toBeUndefined();
    match.submit(vote(1, DATED, 2 * HOUR));
    expect(match.table.pauses).toEqual([{ from: 2 * HOUR, until: 10 * HOUR }]);
    expect(match.table.proposal).toBeNull();
    answer(match, 0, ['draw']);
    expect(pauseAt(match.table, 10 * HOUR - 1)).not.toBeNull();
    expect(pauseAt(match.table, 10 * HOUR)).toBeNull();
  });

  it('T-PAUSE-01: a person alone with bots needs nobody’s agreement', () => {
    const match = playing();
    match.submit({ t: 'vacate', seat: 1, heir: { to: 'bot', bot: 'random' }, host: 'Eve' });
    match.submit(vote(0, OPEN, HOUR));
    expect(match.table.pauses).toEqual([{ from: HOUR, until: null }]);
  });

  it('T-PAUSE-01: a pause that would be over, or the end of none, is refused', () => {
    expect(refused(playing(), vote(0, DATED, 10 * HOUR))).toBe('T-PAUSE-01');
    expect(refused(playing(), vote(0, { do: 'resume' }, HOUR))).toBe('T-PAUSE-01');
    expect(refused(paused(DATED, HOUR), vote(0, { do: 'resume' }, 10 * HOUR))).toBe('T-PAUSE-01');
    const late = playing();
    late.submit(vote(0, DATED, HOUR));
    expect(refused(late, vote(1, DATED, 10 * HOUR))).toBe('T-PAUSE-01');
  });

  it('T-PAUSE-01: a pause ends early if all agree, and continues after a vote against that', () => {
    const match = paused(OPEN, HOUR);
    match.submit(vote(0, { do: 'resume' }, 2 * HOUR));
    const { events } = match.submit(vote(1, { do: 'resume' }, 3 * HOUR, false));
    expect(events.map(({ text }) => text).join()).toMatch(/votes no\. The pause continues\.$/);
    expect(pauseAt(match.table, 4 * HOUR)).not.toBeNull();
    for (const seat of [0, 1]) match.submit(vote(seat, { do: 'resume' }, (5 + seat) * HOUR));
    expect(match.table.pauses).toEqual([{ from: HOUR, until: null, ended: 6 * HOUR }]);
  });

  it('T-PAUSE-01: a new pause replaces the present one', () => {
    const match = paused(OPEN, HOUR);
    for (const seat of [0, 1]) match.submit(vote(seat, DATED, 3 * HOUR));
    expect(match.table.pauses).toEqual([
      { from: HOUR, until: null, ended: 3 * HOUR },
      { from: 3 * HOUR, until: 10 * HOUR },
    ]);
  });

  it('T-PAUSE-01: the clock notes the end of a pause once, and never ends one without an end', () => {
    const match = paused(DATED, HOUR);
    const { events } = match.submit({ t: 'resume', from: HOUR });
    expect(events.map(({ text }) => text)).toEqual(['The pause is over, and the game continues.']);
    expect(match.table.pauses).toEqual([{ from: HOUR, until: 10 * HOUR, ended: 10 * HOUR }]);
    expect(refused(match, { t: 'resume', from: HOUR })).toBe('T-PAUSE-01');
    expect(refused(paused(OPEN, HOUR), { t: 'resume', from: HOUR })).toBe('T-PAUSE-01');
  });
});

describe('a nudge', () => {
  const DAY = 24 * 3_600_000;
  const nudge = (seat: number, about: number, at: number): Input => ({ t: 'nudge', seat, about, at });

  it('T-NUDGE-01: only the player who nudges reads about it in the log, and nothing else changes', () => {
    const match = playing();
    const before = JSON.stringify(match.state);
    const { events, barrier } = match.submit(nudge(1, 0, DAY));
    expect(events).toEqual([{ text: null, seats: { 1: 'I passed your nudge on to Blue.' }, rule: 'T-NUDGE-01' }]);
    expect(barrier).toBeNull();
    expect(JSON.stringify(match.state)).toBe(before);
  });

  it('T-NUDGE-01: a person is nudged once a day at a table, whoever nudges them', () => {
    const match = playing();
    match.submit(nudge(1, 0, DAY));
    expect(refused(match, nudge(1, 0, 2 * DAY - 1))).toBe('T-NUDGE-01');
    match.submit(nudge(1, 0, 2 * DAY));
  });

  it('T-NUDGE-01: nobody nudges themselves, a bot, or a player who isn’t asked', () => {
    const match = playing();
    expect(refused(match, nudge(0, 0, DAY))).toBe('T-NUDGE-01');
    expect(refused(match, nudge(0, 1, DAY))).toBe('T-NUDGE-01');
    expect(refused(match, nudge(0, 7, DAY))).toBe('T-NUDGE-01');
    match.submit({ t: 'overdue', seat: 0, decision: match.pending(0)?.id ?? '', hours: 72 });
    match.submit({ t: 'vote', seat: 1, about: 0, heir: { to: 'bot', bot: 'random' } });
    expect(refused(match, nudge(1, 0, DAY))).toBe('T-NUDGE-01');
  });

  it('T-NUDGE-01: a new player of a seat can be nudged on the same day', () => {
    const match = playing();
    match.submit(nudge(1, 0, DAY));
    match.submit({ t: 'overdue', seat: 0, decision: match.pending(0)?.id ?? '', hours: 72 });
    match.submit({ t: 'vote', seat: 1, about: 0, heir: { to: 'friend' } });
    match.submit({ t: 'take', seat: 0, player: 'p9', called: 'Nine', ready: 'r9' });
    match.submit(nudge(1, 0, DAY + 1));
  });

  it('T-PAUSE-01: nobody is nudged during a pause', () => {
    const match = playing();
    for (const seat of [0, 1])
      match.submit({ t: 'consent', seat, proposal: { do: 'pause', until: null }, yes: true, at: DAY });
    expect(refused(match, nudge(1, 0, DAY + 1))).toBe('T-PAUSE-01');
  });
});
