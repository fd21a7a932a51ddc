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
  ['a player may answer for their own seat', ann, answer(0), true],
  ['a player may not answer for another seat', ann, answer(1), false],
  ['a stranger may not answer for a seat', bob, answer(0), false],
  ['a bot may answer for its own seat', { seat: 1 }, answer(1), true],
  ['a bot may not answer for a person’s seat', { seat: 0 }, answer(0), false],
  ['a bot may not answer for another seat', { seat: 1 }, answer(0), false],
  ['a player may not leave for someone else', bob, { t: 'leave', seat: 0, player: 'ann' }, false],
  ['a player may not agree for someone else', bob, { t: 'ready', options: {}, player: 'ann', ready: 'r' }, false],
  ['a player may not report a timeout', ann, { t: 'timeout', seat: 0, decision: 'd1' }, false],
  ['the clock may report a timeout', 'clock', { t: 'timeout', seat: 0, decision: 'd1' }, true],
  ['a player may not correct the position', ann, { t: 'fix', patch: {}, why: '' }, false],
  ['the owner may correct the position', 'owner', { t: 'fix', patch: {}, why: '' }, true],
  ['the table’s owner may end it before it begins', ann, { t: 'end', why: '' }, true],
  ['a stranger may not end a table', bob, { t: 'end', why: '' }, false],
  ['the clock may report a seat as away', 'clock', { t: 'overdue', seat: 0, decision: 'd1', hours: 72 }, true],
  ['a player may not report a seat as away', ann, { t: 'overdue', seat: 0, decision: 'd1', hours: 72 }, false],
  ['the clock may close a lobby', 'clock', { t: 'end', why: '' }, true],
  ['a player may not vote for another seat', bob, { t: 'vote', seat: 0, about: 1, heir: null }, false],
  ['a player may take a free seat', bob, { t: 'take', seat: 0, player: 'bob', called: 'Bob', ready: 'r' }, true],
  ['a player may not seat someone else', bob, { t: 'take', seat: 0, player: 'eve', called: 'Eve', ready: 'r' }, false],
  ['T-HOST-01: a moderator may remove a table', dora, { t: 'end', why: '', removed: true }, true],
  ['the table’s owner may not remove it from all lists', ann, { t: 'end', why: '', removed: true }, false],
  [
    'T-HOST-02: a moderator may free a seat',
    dora,
    { t: 'vacate', seat: 0, heir: { to: 'friend' }, host: 'Dora' },
    true,
  ],
  ['a player may not free a seat', bob, { t: 'vacate', seat: 0, heir: { to: 'friend' }, host: 'Bob' }, false],
  ['T-HOST-03: a moderator may correct the position', dora, { t: 'fix', patch: {}, why: '', host: 'Dora' }, true],
  [
    'a moderator may not correct the position of their own table',
    { host: 'ann' },
    { t: 'fix', patch: {}, why: '', host: 'Ann' },
    false,
  ],
  ['a moderator may not answer for a seat', { host: 'ann' }, answer(0), false],
  ['a player may not add a moderator’s log line', ann, { t: 'note', text: 'x', rule: 'T-HOST-04' }, false],
  ['a player may not start a new epoch', ann, { t: 'epoch', rules: 9 }, false],
])('%s', (_who, by, input, may) => {
  const command: Command = { id: 'c1', by, at: 0, input };
  const check = (): void => assertMay(table(), command);
  if (may) expect(check).not.toThrow();
  else expect(check).toThrow();
});

test('the owner can’t end a running game', () => {
  const playing = { ...table(), status: 'playing' as const };
  const end = { id: 'c1', by: ann, at: 0, input: { t: 'end' as const, why: '' } };
  expect(() => assertMay(playing, end)).toThrow('all players agree');
});

test('T-AWAY-04: a three-player game doesn’t end when one player gives up, as long as another person remains', () => {
  const chairs = ['ann', 'bob', null].map((player) => ({ name: 'x', player, called: player, bot: null, ready: null }));
  const concede = { id: 'c1', by: ann, at: 0, input: { t: 'concede' as const, seat: 0 } };
  expect(() => assertMay({ ...table(), status: 'playing', chairs }, concede)).toThrow('would continue without you');
  expect(() => assertMay({ ...table(), status: 'playing', chairs: chairs.slice(0, 2) }, concede)).not.toThrow();
});

test('T-LOBBY-05: while the owner is seated, only the owner can start the game, because settings may still change', () => {
  const start = (player: string) => ({
    id: 'c1',
    by: { player },
    at: 0,
    input: { t: 'start' as const, player, ready: 'r' },
  });
  const lobby = table();
  expect(() => assertMay(lobby, start('ann'))).not.toThrow();
  expect(() => assertMay(lobby, start('bob'))).toThrow('Ann opened this table');
  // A person who opened the table and left again can no longer change its settings.
  Object.assign(lobby.chairs[0] ?? {}, { player: 'bob', called: 'Bob' });
  expect(() => assertMay(lobby, start('bob'))).not.toThrow();
});
