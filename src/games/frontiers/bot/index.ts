import { optionsOf } from '../../../kernel/decision.ts';
import type { Decision, Seat, State } from '../../../kernel/types.ts';
import { type Hex, hexOf } from '../chapters/map/hex.ts';
import type { Frontiers } from '../state.ts';
import { altered, isAlike, needed, type Playout, playOn } from './lines.ts';
import { recall, remember } from './plans.ts';
import { habitual } from './playout-policy.ts';
import { aims, type TargetPlace } from './target-places.ts';

/** Answers that are played out before one is given: where the turn has no plan yet, and where it goes on as planned. */
const WORK = { anew: 2000, planned: 350 };
/** The part of them that goes into new turns, before the better ones are worked on. */
const NEW = 0.4;
/** The part of new turns that have an aim. */
const AIMED = 0.75;
/** Lines that are worked on. */
const POOL = 6;
/** First answers between which the choice is made, and how often the best line of each is tried again with other dice. */
const FINAL = 4;
const AGAIN = 2;

/** Tactics that are worth having, the best first; what takes the second turn of the first one is named like it. */
const DOUBLE_SHIFT = 'tactic:double-shift';
const LIKED: readonly string[] = [DOUBLE_SHIFT, 'tactic:planning', 'tactic:full-readiness', 'tactic:data-siphon'];

type Random = (bound: number) => number;

/**
 * The bot captain: plays its turn out some times by habit, mostly to a place that is worth going to, alters what ended best,
 * and answers as the best turn began. What it planned for the rest of the turn it takes up again at the next question. It
 * reads the position that it is given, in which all that its seat doesn’t know was dealt anew.
 */
export function captain(state: State<Frontiers>, seat: Seat, decision: Decision, random: Random): string[] {
  const [only, ...more] = optionsOf(decision);
  const plan = recall(decision);
  if (only === undefined || (more.length === 0 && decision.min === 1)) {
    if (plan !== null) remember(plan);
    return habitual(decision, random);
  }
  const tactic = LIKED.find((key) => decision.options.some((option) => option.key === key));
  // Another turn is welcome at any time.
  if (tactic !== undefined && (state.g.turn === null || tactic === DOUBLE_SHIFT)) return [tactic];
  // Before the Rounds and between them there is nothing else to play out.
  if (state.g.turn === null) return habitual(decision, random);
  const work = plan === null ? WORK.anew : WORK.planned;
  const places = aims(state.g, seat);
  const lines: Playout[] = [];
  let left = work;
  const play = (follow: readonly string[][], seed = `${random(2 ** 31)}`): Playout => {
    const line = playOn(state, decision, follow, seed, random, chosen(places, random));
    left -= line.length;
    return line;
  };
  if (plan !== null) lines.push(play(plan.answers, plan.seed));
  while (left > work * (1 - NEW)) lines.push(play([]));
  lines.sort(better);
  while (left > work / 5) {
    // The square makes the best ones likelier.
    const from = lines[Math.floor((random(1000) / 1000) ** 2 * Math.min(POOL, lines.length))];
    if (from === undefined) break;
    lines.push(play(altered(from, random), from.seed));
    lines.sort(better);
  }
  const found = bestOf(lines, (line) => play(line.answers));
  if (found === undefined) return habitual(decision, random);
  const best = needed(found, (line) => play(line.answers.slice(1), line.seed));
  remember(best);
  return best.answers[0] ?? habitual(decision, random);
}

/** A place to aim at, the better the likelier; sometimes none. */
function chosen(places: readonly TargetPlace[], random: Random): Hex | null {
  if (random(100) >= AIMED * 100) return null;
  let left = (random(1000) / 1000) * places.reduce((sum, { worth }) => sum + worth, 0);
  for (const { at, worth } of places) {
    left -= worth;
    if (left <= 0) return hexOf(at);
  }
  return null;
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
