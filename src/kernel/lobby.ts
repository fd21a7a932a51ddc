import { same } from './copy.ts';
import type { Game } from './game.ts';
import { hoursWords } from './hours.ts';
import { assertPace, paceText, timeoutText } from './pace.ts';
import { engineOf, NOTHING } from './running.ts';
import {
  type Applied,
  type Chair,
  emptyChairs,
  type Input,
  type InputContext,
  isFreeChair,
  type Table,
} from './table.ts';
import { Refused, type Text } from './types.ts';

/** Applies an input about seats or options before the game begins. */
export function lobby<G>(
  table: Table<G>,
  input: Extract<
    Input,
    { t: 'seat' | 'bot' | 'bots' | 'leave' | 'options' | 'bring' | 'ready' | 'patience' | 'clock' | 'invite' }
  >,
  game: Game<G>,
): Applied {
  if (table.status !== 'lobby')
    throw new Refused('The game has begun, so seats and settings can’t be changed.', 'T-LOBBY-01');
  switch (input.t) {
    case 'options':
      return change(table, input, game);
    case 'bring':
      return bring(table, input, game);
    case 'ready':
      return agree(table, input);
    case 'patience':
      return patience(table, input);
    case 'clock':
      return changePace(table, input);
    case 'invite':
      return invite(table, input);
    case 'bots':
      return bots(table, input);
    case 'seat':
    case 'bot':
    case 'leave':
      return seats(table, input, game);
  }
}

function seats<G>(table: Table<G>, input: Extract<Input, { t: 'seat' | 'bot' | 'leave' }>, game: Game<G>): Applied {
  const chair = table.chairs[input.seat];
  if (chair === undefined) throw new Refused('This table has no such seat.', 'T-LOBBY-03');
  const called = chair.called ?? chair.name;
  if (input.t === 'leave') {
    if (chair.player !== input.player && !(chair.bot !== null && input.player === table.owner)) {
      throw new Refused('That isn’t your seat.', 'T-LOBBY-04');
    }
    const text = chair.invited === true ? `${called} declines the invitation.` : `${called} left.`;
    free(chair);
    // The next player of the seat must not be able to read the deck that was brought.
    table.options = game.bring?.(table.options, input.seat, null).options ?? table.options;
    return { ...NOTHING, events: [{ text }] };
  }
  if (!isFreeChair(chair)) throw new Refused(`${chair.name} is taken by ${called}.`, 'T-LOBBY-03');
  if (input.t === 'bot') {
    if (input.player !== table.owner)
      throw new Refused('Only the player who opened the table can seat bots.', 'T-LOBBY-02');
    Object.assign(chair, { bot: input.bot, called: `${chair.name} (bot)` });
    return { ...NOTHING, events: [{ text: `A bot plays ${chair.name}.` }] };
  }
  const own = table.chairs.find(({ player }) => player === input.player);
  if (own !== undefined && own.invited !== true)
    throw new Refused('You already have a seat at this table.', 'T-LOBBY-03');
  // A guest may take any free seat instead of the one that is kept for them (T-FIND-04).
  if (own !== undefined) free(own);
  Object.assign(chair, { player: input.player, called: input.called, ready: input.ready });
  return { ...NOTHING, events: [{ text: `${input.called} plays ${chair.name}.` }] };
}

function free(chair: Chair): void {
  Object.assign(chair, { player: null, called: null, bot: null, ready: null });
  delete chair.invited;
}

/** Gives all free seats to bots. */
function bots<G>(table: Table<G>, { player, bot }: Extract<Input, { t: 'bots' }>): Applied {
  if (player !== table.owner) throw new Refused('Only the player who opened the table can seat bots.', 'T-LOBBY-02');
  const free = table.chairs.filter(isFreeChair);
  if (free.length === 0) throw new Refused('Every seat at this table is taken.', 'T-LOBBY-03');
  for (const chair of free) Object.assign(chair, { bot, called: `${chair.name} (bot)` });
  return { ...NOTHING, events: free.map(({ name }) => ({ text: `A bot plays ${name}.` })) };
}

/** Changes the options of the game. Everyone but the owner has to agree again (T-LOBBY-06). Bots agree to anything. */
function change<G>(table: Table<G>, input: Extract<Input, { t: 'options' }>, game: Game<G>): Applied {
  if (input.player !== table.owner)
    throw new Refused('Only the player who opened the table can change its settings.', 'T-LOBBY-02');
  const options = game.options(input.options, table.options);
  if (same(options, table.options))
    return { ...NOTHING, events: [{ text: 'The settings didn’t change.', rule: 'T-LOBBY-06' }] };
  table.chairs = unagreed(table, reseated(table.chairs, game.seatNames(options)));
  table.options = options;
  return { ...NOTHING, events: [{ text: `The settings were changed.${toAgree(table.chairs)}`, rule: 'T-LOBBY-06' }] };
}

/**
 * Brings a player's own deck, or removes it if the deck is null. The deck counts as a setting, so all other players have to agree
 * again (T-LOBBY-06).
 */
function bring<G>(table: Table<G>, { player, deck }: Extract<Input, { t: 'bring' }>, game: Game<G>): Applied {
  const seat = table.chairs.findIndex((chair) => chair.player === player);
  const { called, name = '', invited } = table.chairs[seat] ?? {};
  if (seat < 0) throw new Refused('Take a seat first, then bring a deck.', 'T-LOBBY-04');
  if (invited === true) throw new Refused('Answer the invitation first, then bring a deck.', 'T-FIND-04');
  if (game.bring === undefined) throw new Refused('You can’t bring a deck to this game.');
  const { options, says } = game.bring(table.options, seat, deck);
  if (deck === null && same(options, table.options))
    throw new Refused('You haven’t brought a deck, so you are already playing a starter deck.', 'T-LOBBY-06');
  table.options = options;
  table.chairs = unagreed({ owner: player }, table.chairs);
  const what = deck === null ? 'takes a starter deck' : 'brings a deck';
  const text = `${called ?? name} ${what}.${says === null ? '' : ` ${says}`}${toAgree(table.chairs)}`;
  return { ...NOTHING, events: [{ text, rule: 'T-LOBBY-06' }] };
}

/** Returns the chairs, changed so that everyone but the owner has to agree again. */
function unagreed({ owner }: Pick<Table, 'owner'>, chairs: readonly Chair[]): Chair[] {
  return chairs.map((chair) => (chair.player === owner ? chair : { ...chair, ready: null }));
}

function toAgree(chairs: readonly Chair[]): Text {
  const others = unready(chairs);
  return others.length === 0 ? '' : ` ${listed(others)} ${others.length === 1 ? 'has' : 'have'} to agree.`;
}

/** Changes how long the table waits for a seat before the others may vote (T-AWAY-01). */
function patience(table: Table, { player, hours }: Extract<Input, { t: 'patience' }>): Applied {
  if (player !== table.owner)
    throw new Refused('Only the player who opened the table can change its settings.', 'T-LOBBY-02');
  if (!Number.isInteger(hours) || hours < 1)
    throw new Refused('The waiting time must be a whole number of hours.', 'T-AWAY-01');
  table.patience = hours;
  table.chairs = unagreed(table, table.chairs);
  const text = `Players who don’t answer for ${hoursWords(hours)} are away, and then the others may vote.${toAgree(table.chairs)}`;
  return { ...NOTHING, events: [{ text, rule: 'T-LOBBY-06' }] };
}

/**
 * Changes the time that players have for their answers. Everyone but the owner has to agree again (T-PACE-01). If nothing
 * changes, the log says so unless `isQuiet` is set.
 */
export function changePace(table: Table, { player, pace }: Extract<Input, { t: 'clock' }>, isQuiet = false): Applied {
  if (player !== table.owner)
    throw new Refused('Only the player who opened the table can change its settings.', 'T-LOBBY-02');
  if (pace !== null) assertPace(pace);
  if (same(pace, table.pace ?? null))
    return isQuiet ? NOTHING : { ...NOTHING, events: [{ text: 'The pace didn’t change.', rule: 'T-PACE-01' }] };
  if (pace === null) delete table.pace;
  else table.pace = pace;
  table.chairs = unagreed(table, table.chairs);
  const words =
    pace === null ? 'Turns have no time limit.' : `Players have ${paceText(pace)}. Then ${timeoutText(pace)}.`;
  return { ...NOTHING, events: [{ text: `${words}${toAgree(table.chairs)}`, rule: 'T-PACE-01' }] };
}

/**
 * Gives the people of an earlier table their seats again. Everyone except the person who asked for the rematch has to agree
 * (T-AGAIN-01).
 */
function invite(table: Table, { player, people, ready }: Extract<Input, { t: 'invite' }>): Applied {
  if (player !== table.owner)
    throw new Refused('Only the player who opened the table can invite people.', 'T-LOBBY-02');
  if (people.length !== table.chairs.length || !table.chairs.every(isFreeChair))
    throw new Refused('You can’t invite these people: their number doesn’t match the free seats.', 'T-LOBBY-03');
  table.chairs = table.chairs.map(({ name }, seat) => {
    const { player: who = null, called = null, bot = null } = people[seat] ?? {};
    return { name, player: who, called, bot, ready: who === player ? ready : null };
  });
  const text = `Rematch, with the same seats and settings.${toAgree(table.chairs)}`;
  return { ...NOTHING, events: [{ text, rule: 'T-AGAIN-01' }] };
}

/** Returns the chairs with these seat names. People whose seats still exist keep them, and the others get free seats. */
function reseated(chairs: readonly Chair[], names: string[]): Chair[] {
  const out = emptyChairs(names).map((chair) => chairs.find(({ name }) => name === chair.name) ?? chair);
  for (const chair of chairs) {
    if (chair.player === null || names.includes(chair.name)) continue;
    const free = out.findIndex(isFreeChair);
    if (free < 0)
      throw new Refused(`${chair.called ?? chair.name} would have no seat. Someone has to leave first.`, 'T-LOBBY-04');
    out[free] = { ...chair, name: names[free] ?? chair.name };
  }
  return out;
}

function agree(table: Table, { player, options, pace, ready }: Extract<Input, { t: 'ready' }>): Applied {
  const chair = table.chairs.find((candidate) => candidate.player === player);
  if (chair === undefined) throw new Refused('You don’t have a seat at this table.', 'T-LOBBY-04');
  if (!same(options, table.options) || (pace !== undefined && !same(pace, table.pace ?? null)))
    throw new Refused('The settings have changed again. Check them before you agree.', 'T-LOBBY-06');
  if (chair.ready !== null) throw new Refused('You have already agreed to these settings.', 'T-LOBBY-06');
  chair.ready = ready;
  const called = chair.called ?? chair.name;
  if (chair.invited !== true) return { ...NOTHING, events: [{ text: `${called} agrees to the settings.` }] };
  delete chair.invited;
  return { ...NOTHING, events: [{ text: `${called} plays ${chair.name}.`, rule: 'T-FIND-04' }] };
}

/** Starts the game and creates its state. */
export function start<G>(table: Table<G>, input: Extract<Input, { t: 'start' }>, around: InputContext<G>): Applied {
  if (table.status !== 'lobby') throw new Refused('The game has already begun.', 'T-LOBBY-01');
  if (!table.chairs.some((chair) => chair.player === input.player) && input.player !== table.owner) {
    throw new Refused('Only players at the table can start it.', 'T-LOBBY-04');
  }
  const empty = table.chairs.filter(isFreeChair);
  if (empty.length > 0 && input.bot === undefined) {
    const names = empty.map(({ name }) => name).join(' and ');
    throw new Refused(`Nobody plays ${names} yet. Join, or seat a bot.`, 'T-LOBBY-05');
  }
  const guests = table.chairs.flatMap(({ invited, called, name }) => (invited === true ? [called ?? name] : []));
  if (guests.length > 0)
    throw new Refused(
      `${listed(guests)} ${guests.length === 1 ? 'has' : 'have'} not answered the invitation yet. Wait, or take it back.`,
      'T-FIND-04',
    );
  const others = unready(table.chairs);
  if (others.length > 0) {
    const have = others.length === 1 ? 'has' : 'have';
    throw new Refused(
      `The settings have changed, and ${listed(others)} ${have} not agreed yet. They can press Ready or leave.`,
      'T-LOBBY-06',
    );
  }
  const seated =
    input.bot === undefined || empty.length === 0
      ? []
      : bots(table, { t: 'bots', player: input.player, bot: input.bot }).events;
  table.ready = [...table.chairs.flatMap((chair) => chair.ready ?? []), input.ready];
  table.status = 'playing';
  delete table.search;
  delete table.guests;
  const { game } = around;
  table.state = {
    game: game.id,
    rules: game.rules,
    draws: 0,
    asked: 0,
    stack: [{ proc: game.main, step: 'begin', local: {} }],
    pending: [],
    barrier: 0,
    acting: null,
    orders: table.chairs.map(({ bot }, seat) => game.defaultOrders(seat, bot !== null)),
    g: game.setup(table.options),
    over: null,
  };
  const engine = engineOf(table.state, table.ready, around);
  engine.log('The game begins.', 'T-LOBBY-05');
  engine.run();
  return { events: [...seated, ...engine.events], barrier: 'after', undone: [], learned: false };
}

/** Returns the names of the people who still have to agree. */
function unready(chairs: readonly Chair[]): string[] {
  return chairs.flatMap(({ player, ready, called, name }) =>
    player !== null && ready === null ? [called ?? name] : [],
  );
}

function listed(names: readonly string[]): Text {
  return names.join(' and ');
}
