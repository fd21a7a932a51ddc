import { optionsOf } from '../../../kernel/decision.ts';
import type { Decision, Seat, State } from '../../../kernel/types.ts';
import type { Frontiers } from '../state.ts';
import { habitual } from './habits.ts';
import { altered, isAlike, type Playout, playOn } from './lines.ts';

/** Turns that are played out by habit before the better ones are worked on. */
const TRIES = 20;
/** Answers after which no more turns are tried: it keeps the time for one answer short in long turns. */
const WORK = 1500;
/** Lines that are worked on. */
const POOL = 6;
/** First answers between which the choice is made, and how often the best line of each is tried again with other dice. */
const FINAL = 4;
const AGAIN = 2;

type Random = (bound: number) => number;

/**
 * The bot captain: plays its turn out some times by habit, alters what ended best, and answers as the best turn began. It
 * reads the position that it is given, in which all that its seat doesn’t know was dealt anew.
 */
export function captain(state: State<Frontiers>, _seat: Seat, decision: Decision, random: Random): string[] {
  const [only, ...more] = optionsOf(decision);
  if (only === undefined || (more.length === 0 && decision.min === 1)) return habitual(decision, random);
  // Before the Rounds and between them there is nothing to play out.
  if (state.g.turn === null) return habitual(decision, random);
  const lines: Playout[] = [];
  let left = WORK;
  const play = (follow: readonly string[][], seed = `${random(2 ** 31)}`): Playout => {
    const line = playOn(state, decision, follow, seed, random);
    left -= line.length;
    return line;
  };
  for (let tried = 0; tried < TRIES && left > WORK / 3; tried++) lines.push(play([]));
  lines.sort(better);
  while (left > WORK / 5) {
    // The square makes the best ones likelier.
    const from = lines[Math.floor((random(1000) / 1000) ** 2 * Math.min(POOL, lines.length))];
    if (from === undefined) break;
    lines.push(play(altered(from, random), from.seed));
    lines.sort(better);
  }
  return bestOf(lines, (line) => play(line.answers))?.answers[0] ?? habitual(decision, random);
}

function better(one: Playout, other: Playout): number {
  return other.worth - one.worth;
}

/** Of the best lines with different beginnings, the one that comes to most with other dice, too. */
function bestOf(lines: readonly Playout[], again: (line: Playout) => Playout): Playout | undefined {
  const firsts = lines.filter((line, at) => lines.findIndex((other) => isAlike(line, other)) === at).slice(0, FINAL);
  let best: Playout | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const line of firsts) {
    let sum = line.worth;
    for (let time = 0; time < AGAIN; time++) sum += again(line).worth;
    if (sum > most) [best, most] = [line, sum];
  }
  return best;
}
