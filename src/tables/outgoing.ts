import { must } from '../kernel/must.ts';
import type { Input, PlayerId, Table } from '../kernel/table.ts';
import { isStoodIn } from '../kernel/timeouts.ts';
import type { Seat } from '../kernel/types.ts';
import { personOf, readerOf } from './authority.ts';
import type { Command, CommandResult, Outgoing } from './types.ts';

/**
 * Returns the answer to a command. Returns an empty list if no interaction waits for the answer, as for bots and the
 * clock.
 */
export function answerTo(command: Command, table: Table | null, outcome: CommandResult): Outgoing[] {
  const player = personOf(command);
  if (command.answer === undefined || player === null) return [];
  const reader = table === null ? 'spectator' : readerOf(table, player);
  return [{ to: 'answer', answer: command.answer, player, reader, outcome }];
}

/** The part of a table's state that decides who gets notified. */
export interface TableStand extends Pick<Table, 'status' | 'proposal'> {
  /** The player of each seat, and the id of the question that waits for that player. */
  seats: { player: PlayerId | null; question: string | null }[];
  /** The seats whose player is away. */
  away: Seat[];
}

/** Copies the part of a table's state that decides who gets notified, so that later changes don't affect it. */
export function standOf(table: Table): TableStand {
  const { status, proposal, chairs, state, away = [] } = table;
  // While a bot plays for a player, the table doesn't wait for that player.
  const asked = state?.pending.filter(({ seat }) => !isStoodIn(table, seat));
  const questions = new Map(asked?.map(({ seat, id }) => [seat, id]));
  const seats = chairs.map(({ player }, seat) => ({ player, question: questions.get(seat) ?? null }));
  return { status, proposal, seats, away: away.map(({ seat }) => seat) };
}

/**
 * True if a table still waits for the same people in the same seats with the same questions. If a player has answered
 * in the meantime, their question is a new one.
 */
export function hasSameWaiters(before: TableStand, now: TableStand): boolean {
  const asked = ({ seats }: TableStand): string =>
    JSON.stringify(
      seats.flatMap(({ player, question }, seat) => (question === null ? [] : [[seat, player, question]])),
    );
  return asked(before) === asked(now);
}

/**
 * Returns the thread messages that an applied input causes. The panel reports the end of the game, and a report on the
 * game follows, unless the table was removed.
 */
export function notices(input: Input, before: TableStand, table: Table): Outgoing[] {
  const { seq, status } = table;
  const now = standOf(table);
  const asked: Outgoing[] =
    (isOpen(before) && hasChanged(before, now)) || isDecided(before, now) ? [{ to: 'proposed', seq }] : [];
  if (status !== before.status && status === 'playing') return [{ to: 'notice', kind: 'start', seq }];
  // A player who ends a game for everyone has given a reason, which the thread shows.
  const isEnded = before.status === 'playing' && input.t === 'end';
  const isOver = before.status === 'playing' && status !== 'playing' && table.removed !== true;
  const ending: Outgoing[] = isOver ? [...asked, { to: 'notice', kind: 'report', seq }] : asked;
  if (status !== before.status && !isEnded) return ending;
  if (SEATING.has(input.t) || isCalled(before, table)) return [...asked, { to: 'notice', kind: 'seat', seq }];
  const isNews = TOLD.has(input.t) || (input.t === 'consent' && !isSame(before, now));
  return isNews ? [...asked, { to: 'notice', kind: 'note', seq }, ...ending.slice(asked.length)] : asked;
}

/** The inputs that change who has a seat. */
const SEATING: ReadonlySet<Input['t']> = new Set<Input['t']>(['vote', 'resign', 'take', 'vacate']);

/** Other inputs that are reported in the thread. */
const TOLD: ReadonlySet<Input['t']> = new Set<Input['t']>(['fix', 'epoch', 'note', 'end', 'extend', 'resume']);

/** Returns the seats on which the others can vote now, but couldn't before. */
function called(before: TableStand, { away = [], chairs }: Pick<Table, 'away' | 'chairs'>): Seat[] {
  return away.flatMap(({ seat }) => (chairs[seat]?.player != null && !before.away.includes(seat) ? [seat] : []));
}

function isCalled(before: TableStand, table: Pick<Table, 'away' | 'chairs'>): boolean {
  return called(before, table).length > 0;
}

/**
 * Returns the direct messages that an applied input causes: a proposal or its result, a vote on a seat, a rematch, what
 * follows for a player who was too late, and the end of the game to everyone who doesn’t know of it yet.
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
  return [
    ...proposals,
    ...votes(called(before, table), all),
    ...questions(input, all),
    ...searches(input, before, table),
    ...lates(input, table),
  ];
}

/** Returns the message that tells a player that they were too late, and what follows (T-PACE-02, T-AWAY-01). */
function lates(input: Input, { chairs, seq }: Pick<Table, 'chairs' | 'seq'>): Outgoing[] {
  if (input.t !== 'timeout' && input.t !== 'overdue') return [];
  const { seat } = input;
  const player = chairs[seat]?.player ?? null;
  return player === null ? [] : [{ to: 'late', seat, player, seq }];
}

/** Returns messages that ask people to vote on seats. */
function votes(about: readonly Seat[], all: readonly Sitting[]): Outgoing[] {
  return about.flatMap((one) =>
    all.flatMap(({ seat, player }): Outgoing[] => (seat === one ? [] : [{ to: 'away', seat, player, about: one }])),
  );
}

/** Returns messages that ask people to respond to an input: to join a rematch, or to move. */
function questions(input: Input, all: readonly Sitting[]): Outgoing[] {
  if (input.t === 'nudge')
    return all.flatMap(({ seat, player }) =>
      seat === input.about
        ? [{ to: 'nudge', seat, player, by: input.seat, at: must(input.at, 'the time of the nudge') }]
        : [],
    );
  if (input.t === 'reserve')
    return all.flatMap(({ seat, player }) => (player === input.guest ? [{ to: 'invite', seat, player }] : []));
  if (input.t === 'invite')
    return all.flatMap(({ seat, player }) => (player === input.player ? [] : [{ to: 'invite', seat, player }]));
  return [];
}

/** Returns the message about a search that is over, and closes the message about an invitation that was taken back. */
function searches(input: Input, before: TableStand, { owner }: Pick<Table, 'owner'>): Outgoing[] {
  if (input.t === 'searched') return [{ to: 'searched', player: owner }];
  if (input.t !== 'withdraw') return [];
  const guest = before.seats[input.seat]?.player;
  return guest == null ? [] : [{ to: 'past', seat: input.seat, player: guest }];
}

/**
 * Inputs with which a seat can end a game. The answer to such an input already tells the player that the game is over.
 */
const ENDING: ReadonlySet<Input['t']> = new Set<Input['t']>(['answer', 'concede', 'consent', 'vote']);

type Proposed = Pick<Table, 'status' | 'proposal'>;

/** True if there is an open proposal that people can still agree to. */
function isOpen({ status, proposal }: Proposed): boolean {
  return status === 'playing' && proposal !== null;
}

/** True if something was proposed or decided, or if somebody agreed. */
function hasChanged(before: Proposed, now: Proposed): boolean {
  if (!isOpen(before) || !isOpen(now)) return isOpen(before) !== isOpen(now);
  return JSON.stringify(before.proposal) !== JSON.stringify(now.proposal);
}

/** True if the same proposal is still open, which means that somebody has agreed to it. */
function isSame(before: Proposed, now: Proposed): boolean {
  return isOpen(before) && isOpen(now) && JSON.stringify(before.proposal?.what) === JSON.stringify(now.proposal?.what);
}

/** True if a vote on a seat has become unnecessary, because its player is back, it has a new player, or the game is over. */
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
 * Returns requests to close outdated messages. They concern players whose question changed or went away, and players
 * who lost their seat. If the game has begun or ended, or a vote has become unnecessary, they concern everyone.
 */
function pasts(before: TableStand | null, now: TableStand): Outgoing[] {
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

/** Returns the direct messages to players for whom the table waits now but didn't wait before. */
function turns(before: TableStand | null, now: TableStand): Outgoing[] {
  return people(now.seats).flatMap(({ seat, player }): Outgoing[] => {
    const was = before?.seats[seat];
    const isNew = was === undefined || was.question === null || was.player !== player;
    return now.seats[seat]?.question !== null && isNew ? [{ to: 'turn', seat, player }] : [];
  });
}

/**
 * Returns the message to the only player who is still asked, once the others who were asked at the same time have
 * answered. Everyone may know who is asked, so the message reveals nothing.
 */
export function lasts(before: TableStand | null, now: TableStand): Outgoing[] {
  const asked = [...now.seats.entries()].filter(([, { question }]) => question !== null);
  const [only, ...others] = asked;
  if (before === null || only === undefined || others.length > 0 || people(now.seats).length < 2) return [];
  const [seat, { player, question }] = only;
  const were = before.seats.filter((one) => one.question !== null);
  const stayed = before.seats[seat]?.question === question && before.seats[seat]?.player === player;
  return stayed && player !== null && were.length > 1 ? [{ to: 'turn', seat, player, last: true }] : [];
}

/**
 * Returns the messages that follow from the table's state after several inputs: outdated messages to close, and players
 * who are asked now.
 */
export function standing(before: TableStand | null, now: TableStand): Outgoing[] {
  return [...pasts(before, now), ...turns(before, now), ...lasts(before, now)];
}
