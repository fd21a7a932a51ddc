import { expect, test } from 'vitest';
import { compose } from '../../../src/discord/compose/index.ts';
import { seatName, waiting, withPersons } from '../../../src/discord/compose/people.ts';
import { frontiers } from '../../../src/games/frontiers/index.ts';
import { InMemoryTable } from '../../../src/kernel/in-memory-table.ts';
import { tableCardOf } from '../../../src/tables/summary.ts';
import type { Outgoing } from '../../../src/tables/types.ts';
import { seen, skirmish } from './support/samples.ts';

const text = (table: ReturnType<typeof seen>, outgoing: Outgoing) =>
  `${compose(table, outgoing, skirmish, false).body['content']}`;

/** Ada has the Negh’Var, and Ben the Bird-of-Prey. */
function aboard() {
  const names = [
    { name: 'I.K.S. Negh’Var', short: 'Negh’Var' },
    { name: 'Bird-of-Prey', short: 'Bird-of-Prey' },
  ];
  return seen().chairs.map((chair, at) => ({ ...chair, name: `Captain ${at + 1}`, now: names[at] ?? null }));
}

function table(more: Parameters<typeof seen>[0] = {}) {
  const chairs = aboard().map(({ now, ...chair }) => (now === null ? chair : { ...chair, now }));
  return seen({ chairs, ...more });
}

test('a player is called by their ship’s name, or by their seat if they have no ship', () => {
  expect(seatName(table(), 0)).toBe('**Ada** (Negh’Var)');
  expect(seatName(seen(), 0)).toBe('**Ada** (Blue)');
  expect(text(table({ reader: 'spectator', decision: null }), { to: 'panel', fresh: true })).toContain(
    '**Ada** (Negh’Var) to move',
  );
});

test('all awaited players are named in one list', () => {
  const chairs = ['Ada', 'Ben', 'Cleo'].map((called) => ({ name: 'Seat', player: called, called, bot: null }));
  const waits = (awaited: number[]): string => waiting(seen({ chairs, awaited })).replace(/ to move.*/, '');
  expect(waits([1])).toBe('**Ben** (Seat)');
  expect(waits([0, 1])).toBe('**Ada** (Seat) and **Ben** (Seat)');
  expect(waits([0, 1, 2])).toBe('**Ada** (Seat), **Ben** (Seat) and **Cleo** (Seat)');
});

test('a name that ends in brackets is shown with a single pair of brackets', () => {
  const chairs = table().chairs.map((chair, at) => (at === 1 ? { ...chair, called: 'Captain 2 (bot)' } : chair));
  expect(seatName(table({ chairs }), 1)).toBe('**Captain 2** (bot, Bird-of-Prey)');
  expect(withPersons({ chairs }, 'Bird-of-Prey wins.')).toBe('Captain 2 (bot, Bird-of-Prey) wins.');
});

test('a civilization’s name in a game’s text isn’t replaced with a player’s name', () => {
  const chairs = seen().chairs.map((chair, at) => ({ ...chair, now: { short: ['Klingons', 'Vulcans'][at] ?? '' } }));
  expect(seatName(seen({ chairs }), 0)).toBe('**Ada** (Klingons)');
  expect(withPersons({ chairs }, 'The Klingons win.')).toBe('The Klingons win.');
});

test('the text about the end of a game names the players along with their ships', () => {
  const why = 'Bird-of-Prey wins. Bird-of-Prey: 40 points, I.K.S. Negh’Var: 31 points.';
  const over = table({ status: 'over', awaited: [], decision: null, recent: [{ seq: 9, at: 1, text: why }] });
  const told = 'Ben (Bird-of-Prey) wins. Ben (Bird-of-Prey): 40 points, Ada (Negh’Var): 31 points.';
  expect(text(over, { to: 'panel', fresh: true })).toContain(`The game is over. ${told}`.replaceAll('(', '('));
  expect(text(over, { to: 'end', seat: 0, player: '100000000000000001' })).toContain(told);
});

test('a seat is named once its ship is chosen', () => {
  const match = new InMemoryTable(frontiers, { options: { players: 2 } }).start();
  const names = () => tableCardOf(match.table, frontiers as never).chairs.map(({ now }) => now?.short);
  expect(names()).toEqual([undefined, undefined]);
  for (
    let asked = match.state.pending[0];
    asked?.options.some(({ verb }) => verb === 'ship');
    [asked] = match.state.pending
  )
    match.answer(asked, [asked.options[0]?.key ?? '']);
  expect(names().every((name) => name !== undefined && !name.startsWith('U.S.S.'))).toBe(true);
});
