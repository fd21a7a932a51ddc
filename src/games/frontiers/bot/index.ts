import { optionsOf } from '../../../kernel/decision.ts';
import type { Decision, Seat, State } from '../../../kernel/types.ts';
import { tried } from '../../kit/search-bot.ts';
import { frontiers } from '../index.ts';
import { fallback } from '../orders.ts';
import type { Frontiers } from '../state.ts';
import { habitual } from './habits.ts';
import { worth } from './worth.ts';

/** Turns that are played out before each answer, at most. */
const TRIES = 28;
/** Then so many more begin with the answers that looked best so far. */
const AGAIN = 8;
/** Answers after which no more turns are tried: it keeps the time for one answer short in long turns. */
const WORK = 600;

/** Answers that one look ahead plays at most, beside the first. */
const LONGEST = 60;

type Random = (bound: number) => number;

/** What came of playing on: the first answer, and how well the seat stood when its turn was over. */
interface Playout {
  first: string[];
  /** Answers that were played. */
  length: number;
  worth: number;
}

/**
 * Plays a copy of the position on until the turn that is under way is over: the seat by habit, the others by what they would
 * answer if their time ran out. `first` is what the seat answers now.
 */
function playOn(state: State<Frontiers>, decision: Decision, first: string[], random: Random): Playout {
  const { seat } = decision;
  const { round, turn } = state.g;
  const end = tried(frontiers, state, decision, first, `${random(2 ** 31)}`, (next, asked, length) => {
    if (length > LONGEST || next.g.round !== round || next.g.turn?.seat !== turn?.seat) return null;
    return asked.seat === seat ? habitual(asked, random) : fallback(next, asked);
  });
  return { first, length: end.length, worth: worth(end.state.g, seat) };
}

/**
 * The bot captain: plays its turn out some times by habit, and answers as the turn began that ended best. It reads the
 * position that it is given, in which all that its seat doesn’t know was dealt anew.
 */
export function captain(state: State<Frontiers>, _seat: Seat, decision: Decision, random: Random): string[] {
  const [only, ...more] = optionsOf(decision);
  if (only === undefined || (more.length === 0 && decision.min === 1)) return habitual(decision, random);
  // Before the Rounds and between them there is nothing to play out.
  if (state.g.turn === null) return habitual(decision, random);
  const lines: Playout[] = [];
  let left = WORK;
  for (let tried = 0; tried < TRIES && left > 0; tried++) {
    const line = playOn(state, decision, habitual(decision, random), random);
    lines.push(line);
    left -= line.length;
  }
  const best = [...lines].sort((one, other) => other.worth - one.worth).slice(0, AGAIN);
  for (const { first } of best) lines.push(playOn(state, decision, first, random));
  return bestOf(lines);
}

/** The first answer whose best turn was best; one that came to much twice is trusted more than one lucky turn. */
function bestOf(lines: readonly Playout[]): string[] {
  const merit = ({ first }: Playout): number => {
    const alike = lines.filter((line) => line.first.join() === first.join());
    const [highest = 0, second = highest - 1] = alike.map(({ worth }) => worth).sort((one, other) => other - one);
    return (highest + second) / 2;
  };
  const values = lines.map(merit);
  return lines[values.indexOf(Math.max(...values))]?.first ?? [];
}
