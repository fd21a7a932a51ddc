import { PASS } from './decision.ts';
import { Engine } from './engine.ts';
import type { Game } from './game.ts';
import type { Applied, InputContext, Table } from './table.ts';
import { type Decision, type Question, Refused, type Seat, type State, type Text } from './types.ts';

/** What came of an input that nobody needs to hear of and that takes no way back. */
export const NOTHING: Applied = { events: [], barrier: null, undone: [], learned: false };

/** The game of a table that is being played; throws `Refused` before its start and after its end. */
export function running<G>(table: Table<G>): State<G> {
  if (table.status === 'lobby' || table.state === null)
    throw new Refused('The game has not begun yet: start it first.', 'T-LOBBY-05');
  if (table.status !== 'playing') throw new Refused('This game is over.', 'T-TURN-03');
  return table.state;
}

/** An engine over a state, with the table’s chance. */
export function engineOf<G>(state: State<G>, ready: readonly string[], around: InputContext<G>): Engine<G> {
  return new Engine(
    around.game,
    state,
    () => around.chance(state, ready),
    around.quiet ?? false,
    around.sealed ?? null,
    around.terse ?? false,
    around.assumed ?? null,
  );
}

/** A question under an id that was never given out before. */
export function freshId<G>(question: Question, state: State<G>): Decision {
  state.asked += 1;
  return { ...question, id: `d${state.asked}` };
}

/** How a game that is over ended, in words for people. */
export function endingOf<G>(game: Game<G>, state: State<G>): Text {
  return game.ending?.(state) ?? state.over?.why ?? '';
}

/**
 * Whether a bot passes in a window. Nobody sees that anybody was asked, and the bot’s answer costs no time, so others can still take
 * their steps back.
 */
export function isBotPass<G>(
  { chairs }: Table<G>,
  { window }: Pick<Decision, 'window'>,
  { seat, keys }: { readonly seat: Seat; readonly keys: readonly string[] },
): boolean {
  return window !== undefined && keys.length === 1 && keys[0] === PASS && typeof chairs[seat]?.bot === 'string';
}

/** What a seat’s player is called, or the seat itself if nobody sits there. */
export function nameOf<G>({ chairs }: Table<G>, seat: Seat): Text {
  return chairs[seat]?.called ?? chairs[seat]?.name ?? 'A player';
}
