import { offers } from '../../../kernel/decision.ts';
import type { Decision, Seat, State } from '../../../kernel/types.ts';
import { frontiers } from '../index.ts';
import type { Frontiers } from '../state.ts';
import { habitual } from './habits.ts';
import { type Line, playOn } from './lookahead.ts';

/** Turns that are played out before each answer, at most. */
const TRIES = 28;
/** Then so many more begin with the answers that looked best so far. */
const AGAIN = 8;
/** Answers after which no more turns are tried: it keeps the time for one answer short in long turns. */
const WORK = 600;

/**
 * The bot captain: plays its turn out some times by habit, and answers as the turn began that ended best. It reads the
 * position that it is given, in which all that its seat doesn’t know was dealt anew.
 */
export function captain(
  state: State<Frontiers>,
  _seat: Seat,
  decision: Decision,
  random: (bound: number) => number,
): string[] {
  const [only, ...more] = offers(decision);
  if (only === undefined || (more.length === 0 && decision.min === 1)) return habitual(decision, random);
  // Before the Rounds and between them there is nothing to play out.
  if (state.g.turn === null) return habitual(decision, random);
  const lines: Line[] = [];
  let left = WORK;
  for (let tried = 0; tried < TRIES && left > 0; tried++) {
    const line = playOn(frontiers, state, decision, habitual(decision, random), random);
    lines.push(line);
    left -= line.length;
  }
  const best = [...lines].sort((one, other) => other.worth - one.worth).slice(0, AGAIN);
  for (const { first } of best) lines.push(playOn(frontiers, state, decision, first, random));
  return bestOf(lines);
}

/** The first answer whose best turn was best; one that came to much twice is trusted more than one lucky turn. */
function bestOf(lines: readonly Line[]): string[] {
  const byAnswer = new Map<string, number[]>();
  for (const { first, worth } of lines) {
    const key = first.join();
    byAnswer.set(
      key,
      [...(byAnswer.get(key) ?? []), worth].sort((one, other) => other - one),
    );
  }
  let chosen = lines[0]?.first ?? [];
  let most = Number.NEGATIVE_INFINITY;
  for (const { first } of lines) {
    const [highest = 0, second = highest - 1] = byAnswer.get(first.join()) ?? [];
    const value = (highest + second) / 2;
    if (value > most) [chosen, most] = [first, value];
  }
  return chosen;
}
