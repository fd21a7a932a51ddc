import { expect, test } from 'vitest';
import { createTable, type Input } from '../../../src/kernel/table.ts';
import { assertMay } from '../../../src/tables/authority.ts';
import type { Command } from '../../../src/tables/types.ts';
import { toyGame } from '../../support/toy-game.ts';

/** Ann owns the table and sits at seat 0; a bot sits at seat 1. */
function table() {
  const made = createTable(toyGame(), { id: 't1', title: 't', owner: 'ann', options: {}, commitment: '' });
  Object.assign(made.chairs[0] ?? {}, { player: 'ann', called: 'Ann' });
  Object.assign(made.chairs[1] ?? {}, { bot: 'quick', called: 'Bot' });
  return made;
}

const answer = (seat: number): Input => ({ t: 'answer', seat, decision: 'd1', keys: [] });
const ann: Command['by'] = { player: 'ann' };
const bob: Command['by'] = { player: 'bob' };
const dora: Command['by'] = { host: 'dora' };

test.each<[string, Command['by'], Input, boolean]>([
  ['a player for their seat', ann, answer(0), true],
  ['a player for another seat', ann, answer(1), false],
  ['a stranger for a seat', bob, answer(0), false],
  ['a bot for its seat', { seat: 1 }, answer(1), true],
  ['a bot for a person’s seat', { seat: 0 }, answer(0), false],
  ['a bot for another seat', { seat: 1 }, answer(0), false],
  ['someone for someone else', bob, { t: 'leave', seat: 0, player: 'ann' }, false],
  ['someone who agrees for someone else', bob, { t: 'ready', options: {}, player: 'ann', ready: 'r' }, false],
  ['a player for the clock', ann, { t: 'timeout', seat: 0, decision: 'd1' }, false],
  ['the clock', 'clock', { t: 'timeout', seat: 0, decision: 'd1' }, true],
  ['a player for the owner of the server', ann, { t: 'fix', patch: {}, why: '' }, false],
  ['the owner of the server', 'owner', { t: 'fix', patch: {}, why: '' }, true],
  ['who opened the table, before it begins', ann, { t: 'end', why: '' }, true],
  ['a stranger who wants to end it', bob, { t: 'end', why: '' }, false],
  ['the clock that a seat is away', 'clock', { t: 'overdue', seat: 0, decision: 'd1', hours: 72 }, true],
  ['a player that a seat is away', ann, { t: 'overdue', seat: 0, decision: 'd1', hours: 72 }, false],
  ['the clock, that a lobby is closed', 'clock', { t: 'end', why: '' }, true],
  ['a player for another seat’s vote', bob, { t: 'vote', seat: 0, about: 1, heir: null }, false],
  ['a player who takes a seat', bob, { t: 'take', seat: 0, player: 'bob', called: 'Bob', ready: 'r' }, true],
  ['someone who seats another', bob, { t: 'take', seat: 0, player: 'eve', called: 'Eve', ready: 'r' }, false],
  ['who looks after the server, T-HOST-01', dora, { t: 'end', why: '', removed: true }, true],
  ['who opened it, off all lists', ann, { t: 'end', why: '', removed: true }, false],
  ['who looks after the server, T-HOST-02', dora, { t: 'vacate', seat: 0, heir: { to: 'friend' }, host: 'Dora' }, true],
  ['a player that a seat is free', bob, { t: 'vacate', seat: 0, heir: { to: 'friend' }, host: 'Bob' }, false],
  ['who looks after the server, T-HOST-03', dora, { t: 'fix', patch: {}, why: '', host: 'Dora' }, true],
  ['the same at their own table', { host: 'ann' }, { t: 'fix', patch: {}, why: '', host: 'Ann' }, false],
  ['who looks after the server for a seat', { host: 'ann' }, answer(0), false],
  ['a player for a line of the server’s', ann, { t: 'note', text: 'x', rule: 'T-HOST-04' }, false],
  ['a player for a worker', ann, { t: 'epoch', rules: 9 }, false],
])('%s', (_who, by, input, may) => {
  const command: Command = { id: 'c1', by, at: 0, input };
  const check = (): void => assertMay(table(), command);
  if (may) expect(check).not.toThrow();
  else expect(check).toThrow();
});

test('refuses the owner’s end of a running game', () => {
  const playing = { ...table(), status: 'playing' as const };
  const end = { id: 'c1', by: ann, at: 0, input: { t: 'end' as const, why: '' } };
  expect(() => assertMay(playing, end)).toThrow('all players agree');
});

test('T-AWAY-04: ends no game of three when one gives up and another person remains', () => {
  const chairs = ['ann', 'bob', null].map((player) => ({ name: 'x', player, called: player, bot: null, ready: null }));
  const concede = { id: 'c1', by: ann, at: 0, input: { t: 'concede' as const, seat: 0 } };
  expect(() => assertMay({ ...table(), status: 'playing', chairs }, concede)).toThrow('would continue without you');
  expect(() => assertMay({ ...table(), status: 'playing', chairs: chairs.slice(0, 2) }, concede)).not.toThrow();
});

test('T-LOBBY-05: lets only a seated owner start the game, since its settings may still change', () => {
  const start = (player: string) => ({
    id: 'c1',
    by: { player },
    at: 0,
    input: { t: 'start' as const, player, ready: 'r' },
  });
  const lobby = table();
  expect(() => assertMay(lobby, start('ann'))).not.toThrow();
  expect(() => assertMay(lobby, start('bob'))).toThrow('Ann opened this table');
  // Who opened it and has left again sets nothing more.
  Object.assign(lobby.chairs[0] ?? {}, { player: 'bob', called: 'Bob' });
  expect(() => assertMay(lobby, start('bob'))).not.toThrow();
});
