import { optionsOf, randomAnswer } from '../../../kernel/decision.ts';
import { must } from '../../../kernel/must.ts';
import type { Decision, Option } from '../../../kernel/types.ts';
import { verbOf } from '../chapters/asking/keys.ts';
import { distance, type Hex, hexOf } from '../chapters/map/hex.ts';
import { FURTHER } from '../chapters/movement/travel.ts';
import { findCard } from '../content/cards/all.ts';

type Random = (bound: number) => number;

/** A target for a turn: a place that the ship should reach or stop next to. */
export interface Aim {
  readonly to: Hex;
  /** The ship's distance from the target, in spaces. */
  readonly away: number;
}

/**
 * The weights of option verbs. Verbs that aren't listed have weight 1. Options that end a phase or a turn have the
 * lowest weights.
 */
const WEIGHTS: Readonly<Record<string, number>> = {
  explore: 40,
  attack: 60,
  win: 60,
  deflect: 25,
  challenge: 12,
  assault: 10,
  beam: 10,
  visit: 8,
  interact: 9,
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

/** The factors by which the weights of options at the target and elsewhere are multiplied. */
const AT_PLACE = 6;
const ELSEWHERE = 0.4;
/**
 * The weights of moves: a step closer to the target, a step that isn't closer, and a full path that ends at the target
 * or next to it.
 */
const NEARER = 4;
const ASIDE = 0.1;
const WHOLE_WAY = 3;
/** The weights of cards that give Move, before and after the ship arrives at the target. */
const TRAVELLING = 2.5;
const ARRIVED = 0.3;

/** Returns a random answer weighted toward sensible options, and toward the target if there is one. */
export function habitual(decision: Decision, random: Random, aim: Aim | null = null): string[] {
  if (decision.kind !== 'pick' || decision.options.length < 2) return randomAnswer(decision, random);
  const options = optionsOf(decision);
  const weights = options.map((option) => weightOf(option, aim));
  let left = (random(1_000_000) / 1_000_000) * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [at, option] of options.entries()) {
    left -= must(weights[at], 'the weight of an option');
    if (left <= 0) return [option.key];
  }
  return randomAnswer(decision, random);
}

function weightOf(option: Option, aim: Aim | null): number {
  const { key, group } = option;
  const verb = verbOf(key);
  const weight = WEIGHTS[verb] ?? 1;
  // Without a target, skip paths of several steps, because single steps are enough.
  if (aim === null) return group === FURTHER ? 0 : weight;
  return weight * suits(option, verb, aim);
}

/** Returns how well an option fits the target. */
function suits({ key, group, subject }: Option, verb: string, { to, away }: Aim): number {
  if (subject?.kind === 'space') {
    const left = distance(hexOf(subject.id), to);
    if (verb !== 'move') return left === 0 ? AT_PLACE : ELSEWHERE;
    if (group === FURTHER) return left <= 1 && left < away ? WHOLE_WAY : 0;
    return left < away ? NEARER : ASIDE;
  }
  if (verb === 'side') return key.endsWith(':move') ? moving(away) : 1;
  if (verb === 'play' && subject?.kind === 'card' && findCard(subject.id)?.types.includes('move')) return moving(away);
  return 1;
}

function moving(away: number): number {
  return away > 1 ? TRAVELLING : ARRIVED;
}
