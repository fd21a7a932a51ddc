import { PASS } from './decision.ts';
import { Engine } from './engine.ts';
import type { Game } from './game.ts';
import { must } from './must.ts';
import { type Applied, awaited, type InputContext, type Table } from './table.ts';
import { type Decision, type Question, Refused, type Seat, type State, type Text } from './types.ts';

/** The result of an input that isn't logged and doesn't affect undo. */
export const NOTHING: Applied = { events: [], barrier: null, undone: [], learned: false };

/** Returns the game that is in play at a table. Throws `Refused` before the game starts and after it ends. */
export function running<G>(table: Table<G>): State<G> {
  if (table.status === 'lobby' || table.state === null)
    throw new Refused('The game has not begun yet. Start it first.', 'T-LOBBY-05');
  if (table.status !== 'playing') throw new Refused('This game is over.', 'T-TURN-03');
  return table.state;
}

/** Creates an engine for a state, with the table’s random stream. */
export function engineOf<G>(state: State<G>, ready: readonly string[], around: InputContext<G>): Engine<G> {
  return new Engine(
    around.game,
    state,
    () => around.chance(state, ready),
    around.quiet ?? false,
    around.sealed ?? null,
    around.terse ?? false,
    around.assumed ?? null,
    around.watch ?? null,
  );
}

/** Gives a question an id that has never been used. */
export function freshId<G>(question: Question, state: State<G>): Decision {
  state.asked += 1;
  return { ...question, id: `d${state.asked}` };
}

/** Returns the result of a finished game, in words for players. */
export function endingOf<G>(game: Game<G>, state: State<G>): Text {
  return game.ending?.(state) ?? must(state.over, 'the outcome').why;
}

/**
 * True if a bot passes in a window. A bot's pass takes no time and goes unnoticed, so others can still undo their
 * steps.
 */
export function isBotPass<G>(
  { chairs }: Table<G>,
  { window }: Pick<Decision, 'window'>,
  { seat, keys }: { readonly seat: Seat; readonly keys: readonly string[] },
): boolean {
  return window !== undefined && keys.length === 1 && keys[0] === PASS && typeof chairs[seat]?.bot === 'string';
}

/**
 * Returns a name that is different in each turn; empty before the game begins. If the game names no turns, the name
 * lists the awaited seats, so a turn lasts while the same seats are awaited.
 */
export function turnName<G>(table: Table<G>, game: Game<G> | null): string {
  const { state } = table;
  return state === null ? '' : (game?.turnNow?.(state) ?? awaited(table).join());
}

/** Returns the name of a seat’s player, or the seat's own name if it is free. */
export function nameOf<G>({ chairs }: Table<G>, seat: Seat): Text {
  return chairs[seat]?.called ?? chairs[seat]?.name ?? 'A player';
}
