import { awaited, type Input, type PlayerId, type Table } from '../kernel/table.ts';
import type { Seat } from '../kernel/types.ts';
import { playerOf, readerOf } from './authority.ts';
import type { Command, CommandResult, Outgoing } from './types.ts';

/** The answer that a command's interaction waits for; none for bots, the clock and the owner. */
export function answerTo(command: Command, table: Table | null, outcome: CommandResult): Outgoing[] {
  const player = playerOf(command);
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
  return input.t === 'fix' || input.t === 'epoch' || input.t === 'consent' ? [{ to: 'notice', kind: 'note', seq }] : [];
}

/** The direct messages that an applied input is worth: a proposal to those who have yet to agree, the end to all others. */
export function directs(input: Input, before: Table['status'], table: Table): Outgoing[] {
  const { status, proposal, chairs } = table;
  if (before === 'playing' && status !== before) {
    const knows = input.t === 'answer' || input.t === 'concede' || input.t === 'consent' ? input.seat : null;
    return people(chairs).flatMap(({ seat, player }) => (seat === knows ? [] : [{ to: 'end', seat, player }]));
  }
  if (input.t !== 'consent' || !input.yes || proposal === null) return [];
  return people(chairs).flatMap(({ seat, player }) =>
    proposal.yes.includes(seat) ? [] : [{ to: 'proposal', seat, player }],
  );
}

function people(chairs: Table['chairs']): { seat: Seat; player: PlayerId }[] {
  return chairs.flatMap(({ player }, seat) => (player === null ? [] : [{ seat, player }]));
}

/** The turn messages that are out of date: of those who were waited for before and are not now. */
export function pasts(before: readonly Seat[], table: Table): Outgoing[] {
  const now = awaited(table);
  return people(table.chairs).flatMap(({ seat, player }) =>
    before.includes(seat) && !now.includes(seat) ? [{ to: 'past', seat, player }] : [],
  );
}

/** The direct messages to people whose turn begins: those who are waited for now and were not before. */
export function turns(before: readonly Seat[], table: Table): Outgoing[] {
  return awaited(table).flatMap((seat): Outgoing[] => {
    const player = table.chairs[seat]?.player ?? null;
    return player === null || before.includes(seat) ? [] : [{ to: 'turn', seat, player }];
  });
}
