import { optionsOf, randomAnswer } from '../../../kernel/decision.ts';
import type { Decision, Option } from '../../../kernel/types.ts';
import { verbOf } from '../chapters/asking/keys.ts';
import { FURTHER } from '../chapters/movement/travel.ts';

type Random = (bound: number) => number;

/** How readily each kind of option is tried, beside 1 for all that isn’t named: what ends things comes last. */
const WEIGHTS: Readonly<Record<string, number>> = {
  explore: 40,
  attack: 60,
  win: 60,
  deflect: 25,
  challenge: 12,
  assault: 10,
  beam: 10,
  visit: 8,
  interact: 5,
  buy: 25,
  move: 8,
  play: 8,
  crew: 8,
  skill: 8,
  repair: 40,
  heal: 30,
  die: 0.2,
  side: 1.5,
  subjugate: 0.5,
  emergency: 0.1,
  phase: 1.5,
  deal: 1.5,
};

/** An answer at random, as somebody would give it who wants to get on: sensible things more often than others. */
export function habitual(decision: Decision, random: Random): string[] {
  if (decision.kind !== 'pick' || decision.options.length < 2) return randomAnswer(decision, random);
  const options = optionsOf(decision);
  const total = options.reduce((sum, option) => sum + weightOf(option), 0);
  let left = (random(1_000_000) / 1_000_000) * total;
  for (const option of options) {
    left -= weightOf(option);
    if (left <= 0) return [option.key];
  }
  return randomAnswer(decision, random);
}

function weightOf({ key, group }: Option): number {
  // What lies further away is gone to by steps, which are enough to try.
  return group === FURTHER ? 0 : (WEIGHTS[verbOf(key)] ?? 1);
}
