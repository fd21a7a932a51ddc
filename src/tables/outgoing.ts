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

/** How a table stood before an input. */
export type Before = Pick<Table, 'status' | 'proposal'>;

/** The lines in the thread that an applied input is worth. Its end is told by the panel. */
export function notices(input: Input, before: Before, table: Table): Outgoing[] {
  const { seq, status } = table;
  const asked: Outgoing[] = isOpen(before) && hasChanged(before, table) ? [{ to: 'proposed', seq }] : [];
  if (status !== before.status) return status === 'playing' ? [{ to: 'notice', kind: 'start', seq }] : asked;
  const isNews = input.t === 'fix' || input.t === 'epoch' || (input.t === 'consent' && !isSame(before, table));
  return isNews ? [...asked, { to: 'notice', kind: 'note', seq }] : asked;
}

/** The direct messages that an applied input is worth: a proposal, or what became of it, and the end to all who don’t know. */
export function directs(input: Input, before: Before, table: Table): Outgoing[] {
  const { status, chairs, seq } = table;
  const all = people(chairs);
  const proposals: Outgoing[] = hasChanged(before, table)
    ? all.map(({ seat, player }) => ({ to: 'proposal', seat, player, seq }))
    : [];
  if (before.status !== 'playing' || status === before.status) return proposals;
  const knows = input.t === 'answer' || input.t === 'concede' || input.t === 'consent' ? input.seat : null;
  return [
    ...proposals,
    ...all.flatMap(({ seat, player }): Outgoing[] => (seat === knows ? [] : [{ to: 'end', seat, player }])),
  ];
}

/** Whether something is proposed on which people can still agree. */
function isOpen({ status, proposal }: Before): boolean {
  return status === 'playing' && proposal !== null;
}

/** Whether something was proposed or settled, or somebody agreed. */
function hasChanged(before: Before, now: Before): boolean {
  if (!isOpen(before) || !isOpen(now)) return isOpen(before) !== isOpen(now);
  return JSON.stringify(before.proposal) !== JSON.stringify(now.proposal);
}

/** Whether what is proposed was proposed before: somebody agreed to it. */
function isSame(before: Before, now: Before): boolean {
  return isOpen(before) && isOpen(now) && JSON.stringify(before.proposal?.what) === JSON.stringify(now.proposal?.what);
}

function people(chairs: Table['chairs']): { seat: Seat; player: PlayerId }[] {
  return chairs.flatMap(({ player }, seat) => (player === null ? [] : [{ seat, player }]));
}

/** The question that waits for each seat, by its id. */
export type Questions = ReadonlyMap<Seat, string>;

/** The question that waits for each seat of a table. */
export function questionsOf({ state }: Pick<Table, 'state'>): Questions {
  return new Map(state?.pending.map(({ seat, id }) => [seat, id]));
}

/** Whose messages are out of date: those whose question changed or went, and all when the game has begun or is over. */
export function pasts(before: Questions, status: Table['status'] | null, table: Table): Outgoing[] {
  const now = questionsOf(table);
  return people(table.chairs).flatMap(({ seat, player }) =>
    status !== table.status || (before.has(seat) && before.get(seat) !== now.get(seat))
      ? [{ to: 'past', seat, player }]
      : [],
  );
}

/** The direct messages to people whose turn begins: those who are waited for now and were not before. */
export function turns(before: Questions, table: Table): Outgoing[] {
  return awaited(table).flatMap((seat): Outgoing[] => {
    const player = table.chairs[seat]?.player ?? null;
    return player === null || before.has(seat) ? [] : [{ to: 'turn', seat, player }];
  });
}
