import type { Game } from './game.ts';
import { lobby, start } from './lobby.ts';
import { nudge } from './nudge.ts';
import { resume } from './pauses.ts';
import { consent, end, epoch, fix } from './proposal-votes.ts';
import { restore } from './restore.ts';
import { endingOf, engineOf, isBotPass, NOTHING, nameOf, running } from './running.ts';
import { isBack, overdue, resign, take as takeSeat, vacate, vote } from './seats.ts';
import { type Applied, awaited, type Input, type InputContext, type Table } from './table.ts';
import { type Decision, Refused, type Seat, type StandingOrders, type State, type Text } from './types.ts';
import { undo } from './undo.ts';

/** Maximum number of revealed facts that the refusal of an undo lists. */
const MOST_SHOWN = 3;

/**
 * Applies an input to the table, which is changed in place. A `Refused` error leaves the table unchanged; any other
 * error makes the table unusable.
 */
export function apply<G>(table: Table<G>, input: Input, around: InputContext<G>): Applied {
  const done = dispatch(table, input, around);
  const back = isBack(table, input);
  const applied = back.length === 0 ? done : { ...done, events: [...back, ...done.events] };
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

function dispatch<G>(table: Table<G>, input: Input, around: InputContext<G>): Applied {
  switch (input.t) {
    case 'seat':
    case 'bot':
    case 'bots':
    case 'leave':
    case 'options':
    case 'bring':
    case 'ready':
    case 'patience':
    case 'invite':
      return lobby(table, input, around.game);
    case 'start':
      return start(table, input, around);
    case 'answer':
      return answer(table, input, around);
    case 'timeout':
      return timeout(table, input, around);
    case 'undo':
      return undo(table, input, around);
    case 'orders':
      return orders(table, input, around);
    case 'concede':
      return concede(table, input.seat, around.game);
    case 'overdue':
      return overdue(table, input);
    case 'vote':
      return vote(table, input, around);
    case 'resign':
      return resign(table, input, around);
    case 'take':
      return takeSeat(table, input, around);
    case 'vacate':
      return vacate(table, input, around);
    // Notes report an abandoned lobby (T-LOBBY-07), a moved table (T-HOST-01) or a retried command (T-HOST-04).
    case 'note':
      return { ...NOTHING, events: [{ text: input.text, rule: input.rule }] };
    case 'consent':
      return consent(table, input, around);
    case 'resume':
      return resume(table, input);
    case 'nudge':
      return nudge(table, input);
    case 'end':
      return end(table, input);
    case 'fix':
      return fix(table, input, around);
    case 'restore':
      return restore(table, input, around);
    case 'epoch':
      return epoch(table, input, around);
  }
}

function answer<G>(table: Table<G>, input: Extract<Input, { t: 'answer' }>, around: InputContext<G>): Applied {
  const state = running(table);
  const decision = state.pending.find((candidate) => candidate.seat === input.seat);
  if (decision === undefined) throw new Refused(waitsFor(table), 'T-TURN-01');
  if (decision.id !== input.decision)
    throw new Refused('That question is no longer open. This is your current one.', 'T-TURN-02');
  return take(table, state, decision, input, around);
}

function timeout<G>(table: Table<G>, input: Extract<Input, { t: 'timeout' }>, around: InputContext<G>): Applied {
  const state = running(table);
  const decision = state.pending.find((candidate) => candidate.seat === input.seat && candidate.id === input.decision);
  if (decision === undefined) throw new Refused('The question was answered in time.', 'T-TURN-02');
  const keys = around.game.fallback(state, decision);
  const applied = take(table, state, decision, { t: 'answer', seat: input.seat, decision: decision.id, keys }, around);
  const name = table.chairs[input.seat]?.called ?? 'A player';
  return {
    ...applied,
    events: [{ text: `Time ran out for ${name}, so the safe answer was given.` }, ...applied.events],
  };
}

/** Passes an answer to the engine, and decides where the undo barrier moves. */
function take<G>(
  table: Table<G>,
  state: State<G>,
  decision: Decision,
  input: Extract<Input, { t: 'answer' }>,
  around: InputContext<G>,
): Applied {
  const engine = engineOf(state, table.ready, around);
  // A choice that stays hidden until all players have chosen is not a visible act.
  const hidden = state.pending.length > 1;
  const isSilent = hidden || isBotPass(table, decision, input);
  const other = state.acting !== null && state.acting !== input.seat;
  engine.check(decision, input.keys);
  let barrier: Applied['barrier'] = null;
  if (other && !isSilent) {
    table.since = [];
    table.barred = [`${nameOf(table, input.seat)} acted.`];
    barrier = 'before';
  }
  if (table.since.length === 0) around.keep?.(table);
  engine.accept(decision, input.keys);
  if (engine.revealed || state.over !== null) {
    state.acting = null;
    table.barred = engine.shown.slice(-MOST_SHOWN);
    return { events: engine.events, barrier: 'after', undone: [], learned: engine.learned };
  }
  if (!isSilent) state.acting = input.seat;
  table.since.push({ seq: 0, seat: input.seat, input });
  return { events: engine.events, barrier, undone: [], learned: false };
}

function orders<G>(table: Table<G>, input: Extract<Input, { t: 'orders' }>, around: InputContext<G>): Applied {
  const state = running(table);
  const checked: StandingOrders = around.game.orders(input.orders, state, input.seat);
  if (table.since.length === 0) around.keep?.(table);
  state.orders[input.seat] = checked;
  table.since.push({ seq: 0, seat: input.seat, input });
  const text = 'Your standing orders are saved. They apply from the next question on.';
  return { ...NOTHING, events: [{ text: null, seats: { [input.seat]: text }, rule: 'T-ORDERS-01' }] };
}

function concede<G>(table: Table<G>, seat: Seat, game: Game<G>): Applied {
  const state = running(table);
  state.over = game.concede(state, seat);
  state.pending = [];
  return {
    events: [{ text: `${table.chairs[seat]?.called ?? 'A player'} gives up.` }, { text: endingOf(game, state) }],
    barrier: 'after',
    undone: [],
    learned: false,
  };
}

/**
 * Tells a player who can't act now whom the table is waiting for. `isMidway` is true if that player has just acted, so
 * that it may still be their turn.
 */
export function waitsFor(table: Table, isMidway = false): Text {
  const names = awaited(table).map((seat) => table.chairs[seat]?.called ?? table.chairs[seat]?.name ?? 'someone');
  const all = names.join(' and ');
  return isMidway ? `The table is waiting for ${all} first.` : `It isn’t your turn. The table is waiting for ${all}.`;
}
