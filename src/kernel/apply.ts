import { acceptAnswer } from './answering.ts';
import type { Game } from './game.ts';
import { reserve, withdraw } from './invitations.ts';
import { lobby, start } from './lobby.ts';
import { nudge } from './nudge.ts';
import { resume } from './pauses.ts';
import { consent, end, epoch, fix, overtaken } from './proposal-votes.ts';
import { restore } from './restore.ts';
import { endingOf, NOTHING, running } from './running.ts';
import { search, searched, unsearch } from './search.ts';
import { isBack, overdue, resign, take as takeSeat, vacate, vote } from './seats.ts';
import { type Applied, awaited, type Input, type InputContext, type Table } from './table.ts';
import { extend, settleTimeouts, timeout } from './timeouts.ts';
import { Refused, type Seat, type StandingOrders, type Text } from './types.ts';
import { undo } from './undo.ts';

/**
 * Applies an input to the table, which is changed in place. A `Refused` error leaves the table unchanged; any other
 * error makes the table unusable.
 */
export function apply<G>(table: Table<G>, input: Input, around: InputContext<G>): Applied {
  const { proposal } = table;
  const done = dispatch(table, input, around);
  const before = [...isBack(table, input), ...settleTimeouts(table, input, around.game)];
  const after = overtaken(table, input, proposal);
  const isSilent = before.length === 0 && after.length === 0;
  const applied = isSilent ? done : { ...done, events: [...before, ...done.events, ...after] };
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
    case 'clock':
    case 'invite':
      return lobby(table, input, around.game);
    case 'search':
      return search(table, input);
    case 'unsearch':
      return unsearch(table, input);
    case 'searched':
      return searched(table, input);
    case 'reserve':
      return reserve(table, input);
    case 'withdraw':
      return withdraw(table, input);
    case 'start':
      return start(table, input, around);
    case 'answer':
      return answer(table, input, around);
    case 'timeout':
      return timeout(table, input, around);
    case 'extend':
      return extend(table, input);
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
  return acceptAnswer(table, state, decision, input, around);
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
