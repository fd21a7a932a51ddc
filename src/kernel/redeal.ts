import { same } from './copy.ts';
import { randomAnswer } from './decision.ts';
import { Engine } from './engine.ts';
import type { Game } from './game.ts';
import { copyState } from './table.ts';
import type { Seat, State } from './types.ts';

/** Throws, because redealing and asking questions must not use randomness. */
const noChance = (): never => {
  throw new Error('a question was asked of chance');
};

/**
 * Returns a state that the seat can't distinguish from the given one. The game redeals what the seat doesn't know,
 * random answers replace the secret answers of other seats, and questions are asked again. The given state isn't
 * changed.
 */
export function redealFor<G>(game: Game<G>, given: State<G>, seat: Seat, random: (bound: number) => number): State<G> {
  const state = game.redeal(copyState(given), seat, random);
  const frame = state.stack.at(-1);
  const secret = frame?.local['given'] as Record<Seat, string[]> | undefined;
  if (frame !== undefined && secret !== undefined) {
    const own = secret[seat];
    frame.local['given'] = own === undefined ? {} : { [seat]: own };
    const questions = new Engine(game, state, noChance, true).questions();
    const others = questions.filter((question) => question.seat !== seat && secret[question.seat] !== undefined);
    const fresh = others.map((question) => [question.seat, randomAnswer(question, random)] as const);
    frame.local['given'] = { ...Object.fromEntries(fresh), ...(own === undefined ? {} : { [seat]: own }) };
  }
  askAnew(game, state);
  return state;
}

/** Computes the pending questions again. Questions that haven't changed keep their ids. */
function askAnew<G>(game: Game<G>, state: State<G>): void {
  const before = state.pending;
  state.pending = new Engine(game, state, noChance, true).questions().map((question) => {
    const old = before.find((decision) => decision.seat === question.seat);
    if (old !== undefined && same({ ...question, id: old.id }, old)) return old;
    return { ...question, id: old?.id ?? `d${state.asked}` };
  });
}
