import { copy, same } from './copy.ts';
import { Engine } from './engine.ts';
import type { Game } from './game.ts';
import type { Chance } from './random.ts';
import {
  type Decision,
  type Event,
  type GameId,
  type Json,
  type Message,
  type Question,
  Refused,
  type Seat,
  type StandingOrders,
  type State,
} from './types.ts';

/** A person, by the id that the chat gives them. */
export type PlayerId = string;

/** A seat of a table and who sits there. */
export interface Chair {
  /** The side, as the game names it. */
  name: string;
  player: PlayerId | null;
  /** How the person is called in texts and pictures. */
  called: string | null;
  /** The kind of bot that plays here. */
  bot: string | null;
  /** The id of the click by which the person took the seat: it goes into the seed. */
  ready: string | null;
}

/** Something that all people at the table must agree to. */
export type Proposal = { do: 'end' } | { do: 'rewind'; to: number };

/** Every change of a table, from lobby to end, is one of these. */
export type Input =
  | { t: 'seat'; seat: Seat; player: PlayerId; called: string; ready: string }
  | { t: 'bot'; seat: Seat; bot: string; player: PlayerId }
  | { t: 'leave'; seat: Seat; player: PlayerId }
  | { t: 'options'; options: Json; player: PlayerId }
  | { t: 'start'; player: PlayerId; ready: string }
  | { t: 'answer'; seat: Seat; decision: string; keys: string[] }
  | { t: 'undo'; seat: Seat }
  | { t: 'orders'; seat: Seat; orders: Json }
  | { t: 'timeout'; seat: Seat; decision: string }
  | { t: 'concede'; seat: Seat }
  | { t: 'consent'; seat: Seat; proposal: Proposal; yes: boolean }
  | { t: 'end'; why: Message }
  | { t: 'fix'; patch: { [path: string]: Json }; why: Message }
  | { t: 'epoch'; rules: number };

/** Who made an input. */
export type By = { seat: Seat } | { player: PlayerId } | 'clock' | 'owner' | 'worker';

/** An input as it stands in the log. */
export interface Entry {
  seq: number;
  /** The id of the command: an interaction's for people. Applied once, whatever comes twice. */
  id: string;
  by: By;
  /** Milliseconds since 1970. */
  at: number;
  input: Input;
  events: Event[];
  /** Earlier entries that this one took back. */
  undone?: number[];
}

/** An input of the game that can still be taken back. */
export interface Since {
  seq: number;
  seat: Seat;
  input: Extract<Input, { t: 'answer' | 'orders' }>;
}

export type Status = 'lobby' | 'playing' | 'over' | 'ended';

/** A table: one running game and who sits there. Plain JSON; a snapshot of it is all that a worker needs. */
export interface Table<G = unknown> {
  id: string;
  game: GameId;
  title: string;
  owner: PlayerId;
  status: Status;
  /** +1 per applied input, never goes back; the fence of the commit. */
  seq: number;
  options: Json;
  chairs: Chair[];
  /** SHA-256 of the server's secret, shown before anyone sits down. */
  commitment: string;
  /** Ids of the clicks that went into the seed, in order; empty until the start. */
  ready: string[];
  proposal: { what: Proposal; yes: Seat[] } | null;
  /** Null until the start. */
  state: State<G> | null;
  /** What was answered since the barrier. */
  since: Since[];
}

/** What an input needs from outside. */
export interface Surroundings<G> {
  game: Game<G>;
  /** The table's random stream, at the state's position (or scripted dice). See `chanceOf`. */
  chance(state: State<G>, ready: readonly string[]): Chance;
  /** The table as it was at the barrier (for `undo`), or as it was kept after an earlier entry. Throws when it isn't there. */
  checkpoint(to?: number): Table<G>;
  /** Called before an answer changes anything, when the position as it is now is the one that undo goes back to. */
  keep?(table: Table<G>): void;
  /** Keep no events. */
  quiet?: boolean;
}

/** What came of an input. */
export interface Applied {
  events: Event[];
  /** Where the barrier moved: to the position before the input, after it, or not at all. */
  barrier: 'before' | 'after' | null;
  undone: number[];
  /** Some seat learned something that was hidden (more than dice). */
  learned: boolean;
}

/** A copy that shares only what is never changed in place: the pending decisions. */
export function copyState<G>(state: State<G>): State<G> {
  return { ...state, stack: copy(state.stack), orders: copy(state.orders), g: copy(state.g) };
}

/** A copy of a table that later changes of either leave alone. */
export function copyTable<G>(table: Table<G>): Table<G> {
  return {
    ...table,
    chairs: copy(table.chairs),
    ready: [...table.ready],
    since: table.since.map((done) => ({ ...done })),
    state: table.state === null ? null : copyState(table.state),
  };
}

/** A new table with empty seats. Throws `Refused` for options that the game doesn't take. */
export function createTable<G>(
  game: Game<G>,
  given: { id: string; title: string; owner: PlayerId; options: unknown; commitment: string },
): Table<G> {
  const options = game.options(given.options);
  return {
    id: given.id,
    game: game.id,
    title: given.title,
    owner: given.owner,
    status: 'lobby',
    seq: 0,
    options,
    chairs: emptyChairs(game.seatNames(options)),
    commitment: given.commitment,
    ready: [],
    proposal: null,
    state: null,
    since: [],
  };
}

/** Applies an input, in place. Throws `Refused` with the table unchanged; any other error leaves it unusable. */
export function apply<G>(table: Table<G>, input: Input, around: Surroundings<G>): Applied {
  const applied = dispatch(table, input, around);
  table.seq += 1;
  if (applied.barrier !== null) {
    const state = table.state;
    if (applied.barrier === 'after') table.since = [];
    if (state !== null) state.barrier = applied.barrier === 'after' ? table.seq : table.seq - 1;
  }
  const last = table.since.at(-1);
  if (last?.seq === 0) last.seq = table.seq;
  if (table.state?.over && table.status === 'playing') table.status = 'over';
  return applied;
}

/** The decision that waits for a seat, or null. */
export function pendingFor(table: Table, seat: Seat): Decision | null {
  return table.state?.pending.find((decision) => decision.seat === seat) ?? null;
}

/** The seats that are waited for: public. */
export function awaited(table: Table): Seat[] {
  return table.state?.pending.map((decision) => decision.seat) ?? [];
}

/** The seat in which a person sits, or null. */
export function seatOf(table: Table, player: PlayerId): Seat | null {
  const seat = table.chairs.findIndex((chair) => chair.player === player);
  return seat < 0 ? null : seat;
}

function emptyChairs(names: string[]): Chair[] {
  return names.map((name) => ({ name, player: null, called: null, bot: null, ready: null }));
}

const NOTHING: Applied = { events: [], barrier: null, undone: [], learned: false };

function dispatch<G>(table: Table<G>, input: Input, around: Surroundings<G>): Applied {
  switch (input.t) {
    case 'seat':
    case 'bot':
    case 'leave':
    case 'options':
      return lobby(table, input, around.game);
    case 'start':
      return start(table, input, around);
    case 'answer':
      return answer(table, input, around);
    case 'timeout':
      return timeout(table, input, around);
    case 'undo':
      return undo(table, input.seat, around);
    case 'orders':
      return orders(table, input, around);
    case 'concede':
      return concede(table, input.seat, around.game);
    case 'consent':
      return consent(table, input, around);
    case 'end':
      return close(table, input.why);
    case 'fix':
      return fix(table, input, around);
    case 'epoch':
      running(table).rules = input.rules;
      return {
        events: [{ text: 'The rules of this table were brought up to date.' }],
        barrier: 'after',
        undone: [],
        learned: false,
      };
  }
}

function lobby<G>(
  table: Table<G>,
  input: Extract<Input, { t: 'seat' | 'bot' | 'leave' | 'options' }>,
  game: Game<G>,
): Applied {
  if (table.status !== 'lobby') throw new Refused('The game has begun: seats and options are fixed.', 'T-LOBBY-01');
  if (input.t === 'options') {
    if (input.player !== table.owner) throw new Refused('Only who opened the table changes its options.', 'T-LOBBY-02');
    const options = game.options(input.options);
    const names = game.seatNames(options);
    if (names.join() !== table.chairs.map((chair) => chair.name).join()) table.chairs = emptyChairs(names);
    table.options = options;
    return { ...NOTHING, events: [{ text: 'The options were changed.' }] };
  }
  const chair = table.chairs[input.seat];
  if (chair === undefined) throw new Refused('This table has no such seat.', 'T-LOBBY-03');
  const called = chair.called ?? chair.name;
  if (input.t === 'leave') {
    if (chair.player !== input.player && !(chair.bot !== null && input.player === table.owner)) {
      throw new Refused('You don’t sit there.', 'T-LOBBY-04');
    }
    Object.assign(chair, { player: null, called: null, bot: null, ready: null });
    return { ...NOTHING, events: [{ text: `${called} left.` }] };
  }
  if (chair.player !== null || chair.bot !== null)
    throw new Refused(`${chair.name} is taken by ${called}.`, 'T-LOBBY-03');
  if (input.t === 'bot') {
    if (input.player !== table.owner) throw new Refused('Only who opened the table seats a bot.', 'T-LOBBY-02');
    Object.assign(chair, { bot: input.bot, called: `${chair.name} (bot)` });
    return { ...NOTHING, events: [{ text: `A bot plays ${chair.name}.` }] };
  }
  if (table.chairs.some((other) => other.player === input.player))
    throw new Refused('You sit at this table already.', 'T-LOBBY-03');
  Object.assign(chair, { player: input.player, called: input.called, ready: input.ready });
  return { ...NOTHING, events: [{ text: `${input.called} plays ${chair.name}.` }] };
}

function start<G>(table: Table<G>, input: Extract<Input, { t: 'start' }>, around: Surroundings<G>): Applied {
  if (table.status !== 'lobby') throw new Refused('The game has begun already.', 'T-LOBBY-01');
  if (!table.chairs.some((chair) => chair.player === input.player) && input.player !== table.owner) {
    throw new Refused('Only who sits at the table starts it.', 'T-LOBBY-04');
  }
  const free = table.chairs.filter((chair) => chair.player === null && chair.bot === null).map((chair) => chair.name);
  if (free.length > 0) throw new Refused(`Nobody plays ${free.join(' and ')} yet. Join, or seat a bot.`, 'T-LOBBY-05');
  table.ready = [...table.chairs.flatMap((chair) => chair.ready ?? []), input.ready];
  table.status = 'playing';
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
  engine.log('The game begins.');
  engine.run();
  return { events: engine.events, barrier: 'after', undone: [], learned: false };
}

function answer<G>(table: Table<G>, input: Extract<Input, { t: 'answer' }>, around: Surroundings<G>): Applied {
  const state = running(table);
  const decision = state.pending.find((candidate) => candidate.seat === input.seat);
  if (decision === undefined) throw new Refused(waitsFor(table), 'T-TURN-01');
  if (decision.id !== input.decision)
    throw new Refused('That question is gone. Here is what waits for you now.', 'T-TURN-02');
  return take(table, state, decision, input, around);
}

function timeout<G>(table: Table<G>, input: Extract<Input, { t: 'timeout' }>, around: Surroundings<G>): Applied {
  const state = running(table);
  const decision = state.pending.find((candidate) => candidate.seat === input.seat && candidate.id === input.decision);
  if (decision === undefined) throw new Refused('The question was answered in time.', 'T-TURN-02');
  const keys = around.game.fallback(state, decision);
  const applied = take(table, state, decision, { t: 'answer', seat: input.seat, decision: decision.id, keys }, around);
  const name = table.chairs[input.seat]?.called ?? 'A player';
  return { ...applied, events: [{ text: `Time ran out for ${name}: the safe answer was given.` }, ...applied.events] };
}

/** Gives an answer to the engine and works out where the barrier stands. */
function take<G>(
  table: Table<G>,
  state: State<G>,
  decision: Decision,
  input: Extract<Input, { t: 'answer' }>,
  around: Surroundings<G>,
): Applied {
  const engine = engineOf(state, table.ready, around);
  // A choice that stays hidden until all have chosen is no visible act.
  const hidden = state.pending.length > 1;
  const other = state.acting !== null && state.acting !== input.seat;
  engine.check(decision, input.keys);
  let barrier: Applied['barrier'] = null;
  if (other && !hidden) {
    table.since = [];
    barrier = 'before';
  }
  if (table.since.length === 0) around.keep?.(table);
  engine.answer(decision, input.keys);
  if (engine.revealed || state.over !== null) {
    state.acting = null;
    return { events: engine.events, barrier: 'after', undone: [], learned: engine.learned };
  }
  if (!hidden) state.acting = input.seat;
  table.since.push({ seq: 0, seat: input.seat, input });
  return { events: engine.events, barrier, undone: [], learned: false };
}

function undo<G>(table: Table<G>, seat: Seat, around: Surroundings<G>): Applied {
  const state = running(table);
  const at = table.since.findLastIndex((done) => done.seat === seat && done.input.t === 'answer');
  const gone = table.since[at];
  if (gone === undefined) {
    throw new Refused(
      'There is nothing to take back: since your last step dice were rolled, cards seen, or someone else acted.',
      'T-UNDO-01',
    );
  }
  const before = around.checkpoint();
  if (before.state === null) throw new Error('the checkpoint holds no game');
  const restored = copyState(before.state);
  const undone = [gone.seq];
  const kept: Since[] = [];
  for (const done of table.since) {
    if (done === gone) continue;
    if (reapply(restored, done, table.ready, around)) kept.push(done);
    else undone.push(done.seq);
  }
  restored.draws = state.draws;
  restored.asked = state.asked;
  restored.pending = restored.pending.map((decision) => renamed(decision, seat, state, restored));
  restored.barrier = state.barrier;
  table.state = restored;
  table.since = kept;
  const name = table.chairs[seat]?.called ?? 'A player';
  return { events: [{ text: `${name} took a step back.`, rule: 'T-UNDO-01' }], barrier: null, undone, learned: false };
}

/** Applies an input again that was good before; false when what it answered is not asked any more. */
function reapply<G>(state: State<G>, done: Since, ready: readonly string[], around: Surroundings<G>): boolean {
  if (done.input.t === 'orders') {
    state.orders[done.seat] = around.game.orders(done.input.orders, state, done.seat);
    return true;
  }
  const decision = state.pending.find((candidate) => candidate.seat === done.seat);
  if (decision === undefined) return false;
  const hidden = state.pending.length > 1;
  const engine = engineOf(state, ready, { ...around, quiet: true });
  try {
    engine.check(decision, done.input.keys);
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
  engine.answer(decision, done.input.keys);
  if (!hidden) state.acting = done.seat;
  return true;
}

/** A question that another seat had before keeps its id; every other one gets a new id, so that an old click can't meet it. */
function renamed<G>(decision: Decision, undoing: Seat, before: State<G>, restored: State<G>): Decision {
  const old = before.pending.find((candidate) => candidate.seat === decision.seat);
  if (old !== undefined && decision.seat !== undoing && same({ ...decision, id: old.id }, old)) return old;
  return freshId(decision, restored);
}

function freshId<G>(question: Question, state: State<G>): Decision {
  state.asked += 1;
  return { ...question, id: `d${state.asked}` };
}

function orders<G>(table: Table<G>, input: Extract<Input, { t: 'orders' }>, around: Surroundings<G>): Applied {
  const state = running(table);
  const checked: StandingOrders = around.game.orders(input.orders, state, input.seat);
  state.orders[input.seat] = checked;
  table.since.push({ seq: 0, seat: input.seat, input });
  const text = 'Your standing orders were kept. They count from the next question on.';
  return { ...NOTHING, events: [{ text: null, seats: { [input.seat]: text } }] };
}

function concede<G>(table: Table<G>, seat: Seat, game: Game<G>): Applied {
  const state = running(table);
  state.over = game.concede(state, seat);
  state.pending = [];
  return {
    events: [{ text: `${table.chairs[seat]?.called ?? 'A player'} gives up.` }, { text: state.over.why }],
    barrier: 'after',
    undone: [],
    learned: false,
  };
}

function consent<G>(table: Table<G>, input: Extract<Input, { t: 'consent' }>, around: Surroundings<G>): Applied {
  running(table);
  const name = table.chairs[input.seat]?.called ?? 'A player';
  const what = input.proposal.do === 'end' ? 'end the game without a winner' : `go back to entry ${input.proposal.to}`;
  if (!input.yes) {
    if (table.proposal === null) throw new Refused('Nothing is proposed at this table.', 'T-CONSENT-01');
    table.proposal = null;
    return { ...NOTHING, events: [{ text: `${name} is against it: the game goes on.` }] };
  }
  const open = table.proposal !== null && JSON.stringify(table.proposal.what) === JSON.stringify(input.proposal);
  const yes = new Set(open ? table.proposal?.yes : []).add(input.seat);
  const missing = table.chairs.filter((chair, seat) => chair.player !== null && !yes.has(seat));
  if (missing.length > 0) {
    table.proposal = { what: input.proposal, yes: [...yes] };
    const rest = missing.map((chair) => chair.called ?? chair.name).join(', ');
    return {
      ...NOTHING,
      events: [{ text: `${name} proposes to ${what}. Still to agree: ${rest}.`, rule: 'T-CONSENT-01' }],
    };
  }
  table.proposal = null;
  if (input.proposal.do === 'end') return close(table, 'Everyone agreed to end the game.');
  const before = around.checkpoint(input.proposal.to);
  if (before.state === null) throw new Refused('The game can’t go back to before its start.', 'T-CONSENT-01');
  const now = running(table);
  const restored = copyState(before.state);
  restored.draws = now.draws;
  restored.asked = now.asked;
  restored.pending = restored.pending.map((decision) => freshId(decision, restored));
  table.state = restored;
  return {
    events: [{ text: `Everyone agreed to ${what}.`, rule: 'T-CONSENT-01' }],
    barrier: 'after',
    undone: [],
    learned: false,
  };
}

function close<G>(table: Table<G>, why: Message): Applied {
  if (table.status === 'over' || table.status === 'ended') throw new Refused('This game is over already.', 'T-TURN-03');
  table.status = 'ended';
  if (table.state !== null) {
    table.state.pending = [];
    table.state.over = { winners: [], why };
  }
  return { events: [{ text: why }], barrier: 'after', undone: [], learned: false };
}

function fix<G>(table: Table<G>, input: Extract<Input, { t: 'fix' }>, around: Surroundings<G>): Applied {
  const state = copyState(running(table));
  patch(state.g, input.patch);
  const engine = engineOf(state, table.ready, around);
  const questions = engine.questions();
  state.pending = questions.map((question) => freshId(question, state));
  around.game.check(state);
  table.state = state;
  return {
    events: [{ text: `The owner of this server set the table right: ${input.why}` }],
    barrier: 'after',
    undone: [],
    learned: false,
  };
}

/** Sets values in plain JSON by dotted path; throws `Refused` for a path that isn't there. */
export function patch(target: unknown, values: { [path: string]: Json }): void {
  for (const [path, value] of Object.entries(values)) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    let at: unknown = target;
    for (const name of names)
      at = typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[name] : undefined;
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, last))
      throw new Refused(`There is no “${path}” in this game.`);
    (at as Record<string, unknown>)[last] = copy(value);
  }
}

function running<G>(table: Table<G>): State<G> {
  if (table.status === 'lobby' || table.state === null)
    throw new Refused('The game has not begun yet: start it first.', 'T-LOBBY-05');
  if (table.status !== 'playing') throw new Refused('This game is over.', 'T-TURN-03');
  return table.state;
}

function waitsFor(table: Table): Message {
  const names = awaited(table).map((seat) => table.chairs[seat]?.called ?? table.chairs[seat]?.name ?? 'someone');
  return `It isn’t your turn: the table waits for ${names.join(' and ')}.`;
}

function engineOf<G>(state: State<G>, ready: readonly string[], around: Surroundings<G>): Engine<G> {
  return new Engine(around.game, state, () => around.chance(state, ready), around.quiet ?? false);
}
