import type { Input, PlayerId, Table } from '../kernel/table.ts';
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

/** How a table stands for its people. */
export interface TableStand extends Pick<Table, 'status' | 'proposal'> {
  /** Who sits on each seat, and the question that waits for them, by its id. */
  seats: { player: PlayerId | null; question: string | null }[];
  /** Seats whose person is not there. */
  away: Seat[];
}

/** How a table stands now: what is kept of it stays so when the table goes on. */
export function standOf({ status, proposal, chairs, state, away = [] }: Table): TableStand {
  const questions = new Map(state?.pending.map(({ seat, id }) => [seat, id]));
  const seats = chairs.map(({ player }, seat) => ({ player, question: questions.get(seat) ?? null }));
  return { status, proposal, seats, away: away.map(({ seat }) => seat) };
}

/** Whether a table waits for the same people on the same seats as before, with the same questions: who has answered is asked anew. */
export function hasSameWaiters(before: TableStand, now: TableStand): boolean {
  const asked = ({ seats }: TableStand): string =>
    JSON.stringify(
      seats.flatMap(({ player, question }, seat) => (question === null ? [] : [[seat, player, question]])),
    );
  return asked(before) === asked(now);
}

/** The lines in the thread that an applied input is worth. Its end is told by the panel. */
export function notices(input: Input, before: TableStand, table: Table): Outgoing[] {
  const { seq, status } = table;
  const now = standOf(table);
  const asked: Outgoing[] =
    (isOpen(before) && hasChanged(before, now)) || isDecided(before, now) ? [{ to: 'proposed', seq }] : [];
  if (status !== before.status && status === 'playing') return [{ to: 'notice', kind: 'start', seq }];
  // Whoever ends a game for others says why.
  const isEnded = before.status === 'playing' && input.t === 'end';
  if (status !== before.status && !isEnded) return asked;
  if (SEATING.has(input.t)) return [...asked, { to: 'notice', kind: 'seat', seq }];
  const isNews = TOLD.has(input.t) || (input.t === 'consent' && !isSame(before, now));
  return isNews ? [...asked, { to: 'notice', kind: 'note', seq }] : asked;
}

/** Inputs about who has a seat. */
const SEATING: ReadonlySet<Input['t']> = new Set<Input['t']>(['overdue', 'vote', 'resign', 'take', 'vacate']);

/** Other inputs that everyone at the table is told of by a line of its own. */
const TOLD: ReadonlySet<Input['t']> = new Set<Input['t']>(['fix', 'epoch', 'note', 'end']);

/**
 * The direct messages that an applied input is worth: a proposal, or what became of it, a seat to vote about, another game,
 * and the end to all who don’t know.
 */
export function directs(input: Input, before: TableStand, table: Table): Outgoing[] {
  const { status, chairs, seq } = table;
  const all = people(chairs);
  const proposals: Outgoing[] = hasChanged(before, table)
    ? all.map(({ seat, player }) => ({ to: 'proposal', seat, player, seq }))
    : [];
  if (before.status === 'playing' && status !== before.status) {
    const knows = ENDING.has(input.t) && 'seat' in input ? input.seat : null;
    return [
      ...proposals,
      ...all.flatMap(({ seat, player }): Outgoing[] => (seat === knows ? [] : [{ to: 'end', seat, player }])),
    ];
  }
  return [...proposals, ...questions(input, all)];
}

/** What people are asked who can say something to an input. */
function questions(input: Input, all: readonly Sitting[]): Outgoing[] {
  if (input.t === 'overdue')
    return all.flatMap(({ seat, player }) =>
      seat === input.seat ? [] : [{ to: 'away', seat, player, about: input.seat }],
    );
  if (input.t === 'invite')
    return all.flatMap(({ seat, player }) => (player === input.player ? [] : [{ to: 'invite', seat, player }]));
  return [];
}

/** Inputs of a seat by which a game can end: who sits there knows it from their answer. */
const ENDING: ReadonlySet<Input['t']> = new Set<Input['t']>(['answer', 'concede', 'consent', 'vote']);

type Proposed = Pick<Table, 'status' | 'proposal'>;

/** Whether something is proposed on which people can still agree. */
function isOpen({ status, proposal }: Proposed): boolean {
  return status === 'playing' && proposal !== null;
}

/** Whether something was proposed or settled, or somebody agreed. */
function hasChanged(before: Proposed, now: Proposed): boolean {
  if (!isOpen(before) || !isOpen(now)) return isOpen(before) !== isOpen(now);
  return JSON.stringify(before.proposal) !== JSON.stringify(now.proposal);
}

/** Whether what is proposed was proposed before: somebody agreed to it. */
function isSame(before: Proposed, now: Proposed): boolean {
  return isOpen(before) && isOpen(now) && JSON.stringify(before.proposal?.what) === JSON.stringify(now.proposal?.what);
}

/** Whether nobody needs to vote any more about a seat about which they did: its person is back, it is another’s, or all is over. */
function isDecided(before: TableStand, now: TableStand): boolean {
  if (before.status !== 'playing') return false;
  if (now.status !== 'playing') return before.away.length > 0;
  const voted = ({ away, seats }: TableStand): Seat[] => away.filter((seat) => seats[seat]?.player !== null);
  return voted(before).some((seat) => !voted(now).includes(seat));
}

interface Sitting {
  seat: Seat;
  player: PlayerId;
}

function people(seats: readonly { player: PlayerId | null }[]): Sitting[] {
  return seats.flatMap(({ player }, seat) => (player === null ? [] : [{ seat, player }]));
}

/**
 * Whose messages are out of date: those whose question changed or went, those who lost their seat, and all when the game has
 * begun or is over, or a seat need not be voted about any more.
 */
export function pasts(before: TableStand | null, now: TableStand): Outgoing[] {
  const were = before?.seats ?? [];
  const concernsAll = before !== null && (now.status !== before.status || isDecided(before, now));
  const stayed = people(now.seats).filter(({ seat, player }) => {
    const { player: who = null, question = null } = were[seat] ?? {};
    return concernsAll || (who === player && question !== null && question !== now.seats[seat]?.question);
  });
  const lost = people(were).filter(({ seat, player }) => now.seats[seat]?.player !== player);
  const gone = before?.status === 'playing' ? lost : [];
  return [...gone, ...stayed].map(({ seat, player }) => ({ to: 'past', seat, player }));
}

/** The direct messages to people whose turn begins: those who are waited for now and were not before. */
export function turns(before: TableStand | null, now: TableStand): Outgoing[] {
  return people(now.seats).flatMap(({ seat, player }): Outgoing[] => {
    const was = before?.seats[seat];
    const isNew = was === undefined || was.question === null || was.player !== player;
    return now.seats[seat]?.question !== null && isNew ? [{ to: 'turn', seat, player }] : [];
  });
}
