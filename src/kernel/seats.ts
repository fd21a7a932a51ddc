import { hoursWords } from './hours.ts';
import { endingOf, freshId, NOTHING, running } from './running.ts';
import {
  type Applied,
  type Away,
  type Chair,
  type Input,
  type InputContext,
  type SeatReplacement,
  seatOf,
  type Table,
} from './table.ts';
import { type Event, Refused, type Seat, type Text } from './types.ts';

/*
 * While a game is running, the player of a seat can change. A seat is *away* once it has kept the table waiting too
 * long, as reported by the clock (`overdue`), or once its player has resigned (`resign`). The others then vote on who
 * gets the seat (`vote`), and a majority of those present decides. A moderator may decide alone (`vacate`). A seat is
 * no longer away once its player does anything or takes the seat back, or once a friend takes the seat over (`take`). A
 * seat's new player sees everything that the seat knows. The seat's standing orders, which are private to a person, are
 * reset. Nothing from before the change can be undone.
 */

type Of<T extends Input['t']> = Extract<Input, { t: T }>;

/** The default number of hours that a table waits for a seat before the others may vote. */
export const DEFAULT_WAIT_HOURS = 72;

/**
 * True if a game continues when this seat gives up, because the game has at least three seats and another person plays
 * (T-AWAY-04).
 */
export function canContinueWithout(chairs: readonly Pick<Chair, 'player'>[], seat: Seat): boolean {
  return chairs.length > 2 && chairs.some(({ player }, other) => other !== seat && player !== null);
}

/** Marks a seat as away because it has kept the table waiting too long (T-AWAY-01). */
export function overdue<G>(table: Table<G>, { seat, decision, hours }: Of<'overdue'>): Applied {
  const state = running(table);
  const asked = state.pending.some((one) => one.seat === seat && one.id === decision);
  if (!asked || table.chairs[seat]?.player == null)
    throw new Refused('The question was answered in time.', 'T-TURN-02');
  return callVote(table, seat, `${nameAt(table, seat)} has not answered for ${hoursWords(hours)}.`);
}

/** Marks a seat as away, so that the others can vote on it (T-AWAY-01). `why` is the reason, for everyone. */
export function callVote<G>(table: Table<G>, seat: Seat, why: Text): Applied {
  if (awayAt(table, seat) !== undefined) throw new Refused('The others are already voting on that seat.', 'T-AWAY-01');
  if (voters(table, seat).length === 0) throw new Refused('There is nobody else who could vote.', 'T-AWAY-01');
  setAway(table, { seat, votes: [] });
  return { ...NOTHING, events: [{ text: `${why} The others can vote on how to continue.`, rule: 'T-AWAY-01' }] };
}

/** Records a vote on an away seat, and carries the decision out when more than half of the voters agree (T-AWAY-02). */
export function vote<G>(table: Table<G>, { seat, about, heir }: Of<'vote'>, around: InputContext<G>): Applied {
  running(table);
  const away = awayAt(table, about);
  const name = nameAt(table, about);
  if (away === undefined) throw new Refused(`${name} is not away, so there is nothing to vote on.`, 'T-AWAY-01');
  const all = voters(table, about, seat);
  if (!all.includes(seat))
    throw new Refused('The others vote on your seat. Make a move and you are back.', 'T-AWAY-02');
  const votes = away.votes.filter((one) => one.seat !== seat && all.includes(one.seat));
  if (heir === null) {
    setAway(table, { seat: about, votes });
    return said(`${nameAt(table, seat)} votes to wait for ${name}.`, 'T-AWAY-02');
  }
  votes.push({ seat, heir });
  const agreed = votes.filter((one) => one.heir.to === heir.to).length;
  const voted = { text: `${nameAt(table, seat)} votes that ${replacementText(heir, name)}.`, rule: 'T-AWAY-02' };
  if (agreed * 2 <= all.length) {
    setAway(table, { seat: about, votes });
    const missing = Math.floor(all.length / 2) + 1 - agreed;
    return said(
      `${voted.text} ${missing === 1 ? 'One more vote is needed' : `${missing} more votes are needed`}.`,
      voted.rule,
    );
  }
  const done = heir.to === 'nobody' ? scoreWithout(table, about, around) : handOver(table, about, heir, around);
  return { ...done, events: [voted, ...done.events] };
}

/**
 * Ends the game for one person while the others continue. A bot takes over the person's seat (T-AWAY-04). If the person
 * deletes their data, this works with two seats as well, and nobody is named (T-FORGET-01).
 */
export function resign<G>(table: Table<G>, { seat, bot, gone }: Of<'resign'>, around: InputContext<G>): Applied {
  running(table);
  if (gone === true) return leaveForGood(table, seat, bot, around);
  if (!canContinueWithout(table.chairs, seat))
    throw new Refused('The game can’t continue without you. Give up to end it.', 'T-AWAY-04');
  const name = nameAt(table, seat);
  const done = handOver(table, seat, { to: 'bot', bot }, around);
  return { ...done, events: [{ text: `${name} gives up.`, rule: 'T-AWAY-04' }, ...done.events] };
}

/** Gives the seat of a person who deletes their data to a bot. The seat doesn't remember the person. */
function leaveForGood<G>(table: Table<G>, seat: Seat, bot: string, around: InputContext<G>): Applied {
  const { chairs } = table;
  if (!chairs.some(({ player }, other) => other !== seat && player !== null))
    throw new Refused('Nobody else plays at this table, so the game ends instead.', 'T-FORGET-01');
  const chair = chairAt(table, seat);
  const { player, before = [] } = chair;
  const done = handOver(table, seat, { to: 'bot', bot }, around);
  const others = before.filter((one) => one !== player);
  if (others.length > 0) chair.before = others;
  else delete chair.before;
  const text = `The player of ${chair.name} has left for good. A bot now plays ${chair.name}.`;
  return { ...done, events: [{ text, rule: 'T-FORGET-01' }] };
}

/** Lets a moderator free a seat or give it to a bot, even in the lobby (T-HOST-02). */
export function vacate<G>(table: Table<G>, input: Of<'vacate'>, around: InputContext<G>): Applied {
  const { seat, heir, host, clears } = input;
  const chair = chairAt(table, seat);
  if (chair.player === null && (chair.bot === null ? heir.to === 'friend' : heir.to === 'bot'))
    throw new Refused(`Nobody has the seat ${chair.name}.`, 'T-HOST-02');
  const first: Event = {
    text: `${host}, a moderator, decides that ${replacementText(heir, nameAt(table, seat))}.`,
    rule: 'T-HOST-02',
  };
  if (table.status === 'lobby') {
    const bot = heir.to === 'bot' ? heir.bot : null;
    Object.assign(chair, { player: null, called: bot === null ? null : `${chair.name} (bot)`, bot, ready: null });
    delete chair.invited;
    // The next player of the seat must not be able to read the deck that was brought.
    if (clears === true) table.options = around.game.bring?.(table.options, seat, null).options ?? table.options;
    return { ...NOTHING, events: [first] };
  }
  running(table);
  const done = handOver(table, seat, heir, around);
  return { ...done, events: [first, ...done.events] };
}

/** Gives a free seat of a running game to a person, or returns a seat to its previous player (T-AWAY-03). */
export function take<G>(table: Table<G>, input: Of<'take'>, around: InputContext<G>): Applied {
  running(table);
  const { seat, player, called, ready } = input;
  const chair = chairAt(table, seat);
  if (chair.player !== null) throw new Refused(`${chair.name} is taken by ${nameAt(table, seat)}.`, 'T-LOBBY-03');
  if (seatOf(table, player) !== null) throw new Refused('You already have a seat at this table.', 'T-LOBBY-03');
  const returns = satOn(chair, player);
  if (!returns && chair.bot !== null)
    throw new Refused(
      `A bot plays ${chair.name}. Its previous player can take it back, and the others can vote to free it.`,
      'T-AWAY-03',
    );
  if (!returns && table.chairs.some((other) => satOn(other, player)))
    throw new Refused(
      'You know another seat’s secrets in this game, so you can only take that seat back.',
      'T-AWAY-03',
    );
  Object.assign(chair, { player, called, bot: null, ready });
  entrust(table, seat, around);
  unsetAway(table, seat);
  const text = returns ? `${called} is back and plays ${chair.name} again.` : `${called} takes over ${chair.name}.`;
  return { events: [{ text, rule: 'T-AWAY-03' }], barrier: 'after', undone: [], learned: false };
}

/**
 * If the player of an away seat does something, marks the seat as no longer away and returns the event. If the seat isn't
 * away, returns an empty list.
 */
export function isBack<G>(table: Table<G>, input: Input): Event[] {
  const seat = table.away === undefined || table.status !== 'playing' ? null : actingSeat(input);
  if (seat === null || table.chairs[seat]?.player == null || awayAt(table, seat) === undefined) return [];
  unsetAway(table, seat);
  return [{ text: `${nameAt(table, seat)} is back.`, rule: 'T-AWAY-01' }];
}

/** Returns the seat whose player sent an input; null if somebody else sent it. */
export function actingSeat(input: Input): Seat | null {
  if (!('seat' in input) || BY_OTHERS.has(input.t)) return null;
  return input.t === 'answer' && input.standsIn === true ? null : input.seat;
}

/** Inputs about a seat that aren't sent by the seat itself. */
const BY_OTHERS: ReadonlySet<Input['t']> = new Set<Input['t']>(['overdue', 'timeout', 'vacate']);

/** Ends the game and scores it for the others, as the game defines. */
function scoreWithout<G>(table: Table<G>, seat: Seat, { game }: InputContext<G>): Applied {
  const state = running(table);
  state.over = game.concede(state, seat, 'is away');
  state.pending = [];
  delete table.away;
  return { events: [{ text: endingOf(game, state) }], barrier: 'after', undone: [], learned: false };
}

function handOver<G>(
  table: Table<G>,
  seat: Seat,
  heir: Exclude<SeatReplacement, { to: 'nobody' }>,
  around: InputContext<G>,
): Applied {
  const chair = chairAt(table, seat);
  const { player } = chair;
  if (player !== null) {
    const others = (chair.before ?? []).filter((one) => one !== player);
    chair.before = [...others, player];
  }
  const bot = heir.to === 'bot' ? heir.bot : null;
  Object.assign(chair, { player: null, called: bot === null ? null : `${chair.name} (bot)`, bot });
  entrust(table, seat, around);
  setAway(table, { seat, votes: [] });
  const back = player === null ? '' : ' The previous player may come back.';
  const text =
    bot === null
      ? `${chair.name} is free, and a friend can take it over.${back}`
      : `A bot now plays ${chair.name}.${back}`;
  return { events: [{ text, rule: 'T-AWAY-03' }], barrier: 'after', undone: [], learned: false };
}

/**
 * Hands a seat to another player: its orders are reset, earlier clicks and answers no longer count, and an open proposal is
 * dropped.
 */
function entrust<G>(table: Table<G>, seat: Seat, { game }: InputContext<G>): void {
  const state = running(table);
  state.orders[seat] = game.defaultOrders(seat, chairAt(table, seat).bot !== null);
  state.pending = state.pending.map((decision) => (decision.seat === seat ? freshId(decision, state) : decision));
  table.proposal = null;
}

/**
 * Returns the seats that can vote on a seat: those of people who aren't away. The seat `voting` counts as present,
 * because its player is casting a vote.
 */
function voters(table: Table, about: Seat, voting?: Seat): Seat[] {
  return [...table.chairs.keys()].filter(
    (seat) =>
      seat !== about && table.chairs[seat]?.player != null && (seat === voting || awayAt(table, seat) === undefined),
  );
}

/** Returns the entry of a seat that is away, or undefined. */
export function awayAt(table: Pick<Table, 'away'>, seat: Seat): Away | undefined {
  return table.away?.find((one) => one.seat === seat);
}

function setAway(table: Table, away: Away): void {
  unsetAway(table, away.seat);
  table.away = [...(table.away ?? []), away];
}

/**
 * Removes a seat from the list of away seats. Deletes the list if it becomes empty, so that the table equals one that
 * never had a list.
 */
function unsetAway(table: Table, seat: Seat): void {
  const rest = (table.away ?? []).filter((one) => one.seat !== seat);
  if (rest.length > 0) table.away = rest;
  else delete table.away;
}

function satOn({ before }: Chair, player: string): boolean {
  return before?.includes(player) === true;
}

function chairAt(table: Table, seat: Seat): Chair {
  const chair = table.chairs[seat];
  if (chair === undefined) throw new Refused('This table has no such seat.', 'T-LOBBY-03');
  return chair;
}

function nameAt(table: Table, seat: Seat): Text {
  const chair = chairAt(table, seat);
  return chair.called ?? chair.name;
}

/** Describes what happens to a seat, worded to follow “that”. */
function replacementText(heir: SeatReplacement, name: Text): Text {
  switch (heir.to) {
    case 'bot':
      return `a bot plays for ${name}`;
    case 'friend':
      return `a friend may take over from ${name}`;
    case 'nobody':
      return `the game ends and is scored without ${name}`;
  }
}

function said(text: Text, rule: string): Applied {
  return { ...NOTHING, events: [{ text, rule }] };
}
