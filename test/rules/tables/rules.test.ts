import { describe, expect, it } from 'vitest';
import { InMemoryTable } from '../../../src/kernel/in-memory-table.ts';
import type { Input } from '../../../src/kernel/table.ts';
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
});
