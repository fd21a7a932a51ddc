import { optionsOf } from '../../../kernel/decision.ts';
import type { Decision, Seat, State } from '../../../kernel/types.ts';
import { type Hex, hexOf } from '../chapters/map/hex.ts';
import type { Frontiers } from '../state.ts';
import { altered, isAlike, needed, type Playout, playOn } from './lines.ts';
import { recall, remember } from './plans.ts';
import { habitual } from './playout-policy.ts';
import { aims, type TargetPlace } from './target-places.ts';

/** The number of answers that the bot simulates per question, without and with a plan for the turn. */
const WORK = { anew: 2000, planned: 350 };
/** The share of the simulated answers spent on new lines. The bot then refines the best lines. */
const NEW = 0.4;
/** The share of new lines that head for a target place. */
const AIMED = 0.75;
/** The number of lines that are refined. */
const POOL = 6;
/**
 * The number of first answers that the bot compares, and the number of times that each of them is tried again with
 * other dice.
 */
const FINAL = 4;
const AGAIN = 2;

/**
 * The bot's preferred Tactics, best first. The option to take the extra turn from Double Shift has the same key as the
 * Tactic.
 */
const DOUBLE_SHIFT = 'tactic:double-shift';
const LIKED: readonly string[] = [DOUBLE_SHIFT, 'tactic:planning', 'tactic:full-readiness', 'tactic:data-siphon'];

type Random = (bound: number) => number;

/**
 * The bot captain. It simulates its turn many times with the playout policy, mostly toward a promising target, and
 * refines the best lines. It gives the first answer of the best line and keeps the rest as a plan for its next
 * questions. It gets a re-dealt position, so it knows nothing that is hidden from its seat.
 */
export function captain(state: State<Frontiers>, seat: Seat, decision: Decision, random: Random): string[] {
  const [only, ...more] = optionsOf(decision);
  const plan = recall(decision);
  if (only === undefined || (more.length === 0 && decision.min === 1)) {
    if (plan !== null) remember(plan);
    return habitual(decision, random);
  }
  const tactic = LIKED.find((key) => decision.options.some((option) => option.key === key));
  // The extra turn of Double Shift is always worth taking.
  if (tactic !== undefined && (state.g.turn === null || tactic === DOUBLE_SHIFT)) return [tactic];
  // There is nothing to simulate between turns.
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
    // Squaring the random number favors the best lines.
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

/** Returns a random target, with better targets more likely, or sometimes null. */
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

/**
 * Replays the best lines that differ in their first answer with new dice, and returns the line with the best average.
 */
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
