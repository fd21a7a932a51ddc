import { awaited, type Input, type PlayerId, type Table } from '../kernel/table.ts';
import type { Seat } from '../kernel/types.ts';
import { personOf, readerOf } from './authority.ts';
import type { Command, CommandResult, Outgoing } from './types.ts';

/** The answer that a command's interaction waits for; none for bots, the clock and the owner. */
export function answerTo(command: Command, table: Table | null, outcome: CommandResult): Outgoing[] {
  const player = personOf(command);
  if (command.answer === undefined || player === null) return [];
  const reader = table === null ? 'spectator' : readerOf(table, player);
  return [{ to: 'answer', answer: command.answer, player, reader, outcome }];
}

/** The lines in the thread that an applied input is worth. */
export function notices(input: Input, before: Table['status'], table: Table): Outgoing[] {
  const { seq, status } = table;
  if (status !== before) {
    if (status === 'playing') return [{ to: 'notice', kind: 'start', seq }];
    if (status === 'over' || (status === 'ended' && before === 'playing')) return [{ to: 'notice', kind: 'over', seq }];
    return [];
  }
  return TOLD.has(input.t) ? [{ to: 'notice', kind: 'note', seq }] : [];
}

/** Inputs that everyone at the table is told of by a line of its own. */
const TOLD: ReadonlySet<Input['t']> = new Set<Input['t']>([
  'fix',
  'epoch',
  'consent',
  'overdue',
  'vote',
  'resign',
  'take',
  'vacate',
  'note',
  'end',
]);

/** The direct messages that an applied input is worth: a proposal to those who have yet to agree, the end to all others. */
export function directs(input: Input, before: Table['status'], table: Table): Outgoing[] {
  const { status, proposal, chairs } = table;
  if (before === 'playing' && status !== before) {
    const knows = ENDING.has(input.t) && 'seat' in input ? input.seat : null;
    return people(chairs).flatMap(({ seat, player }) => (seat === knows ? [] : [{ to: 'end', seat, player }]));
  }
  if (input.t === 'overdue')
    return people(chairs).flatMap(({ seat, player }) =>
      seat === input.seat ? [] : [{ to: 'away', seat, player, about: input.seat }],
    );
  if (input.t === 'invite')
    return people(chairs).flatMap(({ seat, player }) =>
      player === input.player ? [] : [{ to: 'invite', seat, player }],
    );
  if (input.t !== 'consent' || !input.yes || proposal === null) return [];
  return people(chairs).flatMap(({ seat, player }) =>
    proposal.yes.includes(seat) ? [] : [{ to: 'proposal', seat, player }],
  );
}

/** Inputs of a seat by which a game can end: who sits there knows it from their answer. */
const ENDING: ReadonlySet<Input['t']> = new Set<Input['t']>(['answer', 'concede', 'consent', 'vote']);

function people(chairs: Table['chairs']): { seat: Seat; player: PlayerId }[] {
  return chairs.flatMap(({ player }, seat) => (player === null ? [] : [{ seat, player }]));
}

/** A seat that is waited for, and who sits there. */
export interface AskedSeat {
  seat: Seat;
  player: PlayerId | null;
}

/** Who is waited for: by seat, since a seat can come to somebody else while it is asked. */
export function askedAt(table: Table): AskedSeat[] {
  return awaited(table).map((seat) => ({ seat, player: table.chairs[seat]?.player ?? null }));
}

/** Of some who are asked those that are not among others. */
function without(some: readonly AskedSeat[], others: readonly AskedSeat[]): { seat: Seat; player: PlayerId }[] {
  return some.flatMap(({ seat, player }) =>
    player === null || others.some((other) => other.seat === seat && other.player === player) ? [] : [{ seat, player }],
  );
}

/** The turn messages that are out of date: of those who were waited for before and are not now. */
export function pasts(before: readonly AskedSeat[], table: Table): Outgoing[] {
  return without(before, askedAt(table)).map(({ seat, player }) => ({ to: 'past', seat, player }));
}

/** The direct messages to people whose turn begins: those who are waited for now and were not before. */
export function turns(before: readonly AskedSeat[], table: Table): Outgoing[] {
  return without(askedAt(table), before).map(({ seat, player }) => ({ to: 'turn', seat, player }));
}
