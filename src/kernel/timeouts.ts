import { acceptAnswer } from './answering.ts';
import type { Game } from './game.ts';
import { hoursWords } from './hours.ts';
import { EXTENSION_HOURS, MOST_LATE } from './pace.ts';
import { NOTHING, nameOf, running, turnName } from './running.ts';
import { actingSeat, awayAt, callVote } from './seats.ts';
import { type Applied, type Input, type InputContext, type Late, pendingFor, type Table } from './table.ts';
import { type Decision, type Event, Refused, type Seat, type State } from './types.ts';

/*
 * A table can agree on a pace. The clock then reports when a seat's time is over (`timeout`), and this file decides
 * what follows: a safe answer, a bot that plays for the rest of the turn, or a vote of the others. Nobody loses a game
 * by the clock alone. The player is back with their next move.
 */

/** Carries out what follows when a seat’s time is over (T-PACE-02). A bot that can’t answer gets the fallback. */
export function timeout<G>(
  table: Table<G>,
  { seat, decision: id }: Extract<Input, { t: 'timeout' }>,
  around: InputContext<G>,
): Applied {
  const state = running(table);
  const decision = pendingFor(table, seat);
  if (decision === null || decision.id !== id) throw new Refused('The question was answered in time.', 'T-TURN-02');
  const { game } = around;
  const { keys } = game.fallback(state, decision);
  const name = nameOf(table, seat);
  const answered = (text: string): Applied => {
    const input = { t: 'answer', seat, decision: id, keys } as const;
    const applied = acceptAnswer(table, state, decision, input, around);
    return { ...applied, events: [{ text, rule: 'T-PACE-02' }, ...applied.events] };
  };
  const usual = `Time ran out for ${name}, so the safe answer was given.`;
  const person = table.chairs[seat]?.player ?? null;
  if (person === null || isStoodIn(table, seat)) return answered(usual);
  if (awayAt(table, seat) !== undefined) throw new Refused('The others are already voting on that seat.', 'T-AWAY-01');
  const late = { seat, player: person, ...lateTurns(table, seat, game) };
  switch (afterTimeout(table, decision, game)) {
    case 'answer': {
      const applied = answered(decision.window === undefined ? usual : `${name} let it happen: time ran out.`);
      table.late = [...othersLate(table, seat), late];
      return final(table, state, applied, name);
    }
    case 'bot':
      return standIn(table, late, around);
    case 'vote': {
      const isOften = late.turns >= MOST_LATE;
      const why = isOften
        ? `${name} has run out of time in ${late.turns} turns in a row.`
        : `Time ran out for ${name}.`;
      const applied = callVote(table, seat, why);
      table.late = [...othersLate(table, seat), late];
      return applied;
    }
  }
}

/** Lets a bot play for a seat until its turn is over, or until its player does something. */
function standIn<G>(table: Table<G>, late: Late, { game }: InputContext<G>): Applied {
  const { seat, player } = late;
  const { pace, standIns = [] } = table;
  const agreed = pace?.timeout;
  if (agreed?.to !== 'bot') throw new Refused('This table didn’t agree that a bot plays.', 'T-PACE-02');
  table.standIns = [...standIns, { seat, player, bot: agreed.bot, turn: turnName(table, game) }];
  table.late = [...othersLate(table, seat), late];
  const text = `Time ran out for ${nameOf(table, seat)}, so a bot plays this turn.`;
  return { ...NOTHING, events: [{ text, rule: 'T-PACE-02' }] };
}

/** The consequence when the time for a question is over: a safe answer, a bot for the rest of the turn, or a vote. */
export type AfterTimeout = 'answer' | 'bot' | 'vote';

/** Returns what follows when a seat's time for its question is over (T-PACE-02). */
export function afterTimeout<G>(table: Table<G>, decision: Decision, game: Game<G>): AfterTimeout {
  const state = running(table);
  const to = table.pace?.timeout.to ?? 'vote';
  // A bad start would spoil the whole game, so nobody answers for a player who sets up.
  if (game.inSetup?.(state) === true) return 'vote';
  if (lateTurns(table, decision.seat, game).turns >= MOST_LATE) return 'vote';
  const { safe } = game.fallback(state, decision);
  const isTurn = decision.window === undefined && !asksSeveral(state, game);
  if (safe && (!isTurn || to === 'safe')) return 'answer';
  return to === 'bot' ? 'bot' : 'vote';
}

/** True if the current step asks several seats at the same time, whose answers stay hidden until all have answered. */
function asksSeveral<G>({ stack }: State<G>, { procedures }: Game<G>): boolean {
  const frame = stack.at(-1);
  const step = frame === undefined ? undefined : procedures[frame.proc]?.steps[frame.step];
  return typeof step === 'object' && 'askAll' in step;
}

/** Moves the undo barrier, so that nobody takes back what followed from the time that ran out. */
function final<G>(table: Table<G>, state: State<G>, applied: Applied, name: string): Applied {
  if (applied.barrier === 'after') return applied;
  state.acting = null;
  table.barred = [`Time ran out for ${name}.`];
  return { ...applied, barrier: 'after' };
}

/**
 * Gives a seat more time for its turn: once in a game for each person, and only while their turn waits for them
 * (T-PACE-03).
 */
export function extend<G>(table: Table<G>, { seat, decision }: Extract<Input, { t: 'extend' }>): Applied {
  running(table);
  const player = table.chairs[seat]?.player ?? null;
  if (table.pace === undefined || player === null)
    throw new Refused('Turns at this table have no time limit.', 'T-PACE-03');
  const { extended = [] } = table;
  if (extended.includes(player)) throw new Refused('You have already used your extension in this game.', 'T-PACE-03');
  const asked = pendingFor(table, seat);
  if (asked === null || asked.id !== decision)
    throw new Refused('That question is no longer open, so you keep your extension.', 'T-PACE-03');
  if (asked.window !== undefined)
    throw new Refused('An extension is for your own turn, not for a response.', 'T-PACE-03');
  table.extended = [...extended, player];
  const text = `${nameOf(table, seat)} uses an extension: ${hoursWords(EXTENSION_HOURS)} more for this turn.`;
  return { ...NOTHING, events: [{ text, rule: 'T-PACE-03' }] };
}

/** True if a bot plays a seat for the rest of its turn, because its player’s time is over. */
export function isStoodIn({ standIns }: Pick<Table, 'standIns'>, seat: Seat): boolean {
  return standIns?.some((one) => one.seat === seat) === true;
}

/**
 * Called after each input. Ends the work of a bot that stood in, once the turn is over or the player has done
 * something, and forgets lost turns of players who answered. Returns the event that tells of a return.
 */
export function settleTimeouts<G>(table: Table<G>, input: Input, game: Game<G>): Event[] {
  const { standIns = [], late = [] } = table;
  if (standIns.length + late.length === 0) return [];
  const by = actingSeat(input);
  const isBack = by !== null && isStoodIn(table, by);
  const turn = table.status === 'playing' ? turnName(table, game) : null;
  const isSame = ({ seat, player }: Pick<Late, 'seat' | 'player'>): boolean => table.chairs[seat]?.player === player;
  const playing = standIns.filter((one) => one.seat !== by && one.turn === turn && isSame(one));
  const stillLate = late.filter((one) => (one.seat !== by || input.t !== 'answer') && isSame(one));
  // A table without entries equals one that never had any.
  if (playing.length > 0) table.standIns = playing;
  else delete table.standIns;
  if (stillLate.length > 0) table.late = stillLate;
  else delete table.late;
  return isBack ? [{ text: `${nameOf(table, by)} is back.`, rule: 'T-PACE-02' }] : [];
}

/** Returns how many turns in a row a seat has now lost time. Several questions of one turn count once. */
function lateTurns<G>(table: Table<G>, seat: Seat, game: Game<G>): Pick<Late, 'turns' | 'turn'> {
  const before = table.late?.find((one) => one.seat === seat);
  const turn = turnName(table, game);
  return { turns: before === undefined ? 1 : before.turns + (before.turn === turn ? 0 : 1), turn };
}

function othersLate({ late = [] }: Pick<Table, 'late'>, seat: Seat): Late[] {
  return late.filter((one) => one.seat !== seat);
}
