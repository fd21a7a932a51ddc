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
  ['a player for a worker', ann, { t: 'epoch', rules: 9 }, false],
])('%s', (_who, by, input, may) => {
  const command: Command = { id: 'c1', by, at: 0, input };
  const check = (): void => assertMay(table(), command);
  if (may) expect(check).not.toThrow();
  else expect(check).toThrow();
});

test('a game in play is not ended by who opened it', () => {
  const playing = { ...table(), status: 'playing' as const };
  const end = { id: 'c1', by: ann, at: 0, input: { t: 'end' as const, why: '' } };
  expect(() => assertMay(playing, end)).toThrow('all players agree');
});
