import { kept } from '../../kit/cache.ts';
import { describeEffect } from '../../kit/effects.ts';
import { clipped, listed, sentence } from '../../kit/words.ts';
import { BOND_DISCOUNT } from '../chapters/crew/recruiting.ts';
import type { SkillToken, SkillUse } from '../content/skills/skill.ts';
import { KINDS } from './kinds.ts';
import type { Effect, Effects } from './union.ts';

/** The maximum length of a short text on a button, in characters. */
const GIST_LENGTH = 40;

/** A cache of short descriptions, which never change and are used constantly. */
const gists = new WeakMap<Effects, string>();

/** Returns effects in at most 40 characters, for buttons: “Attack 2/Shields 2”. Longer text ends with an ellipsis. */
export function shortText(effects: Effects): string {
  return kept(gists, effects, () => clipped(summary(effects), GIST_LENGTH));
}

/** Returns effects as a short text of any length, for pictures of cards without room for the full text. */
export function summary(effects: Effects): string {
  return sentence(shortly(effects));
}

/**
 * If there are several effects, leaves out those that only choose a target. The other descriptions imply the target.
 */
function shortly(effects: Effects): string {
  const some = effects.length > 1 ? effects.filter((effect) => effect.do !== 'aim') : effects;
  return some.map((effect) => describeEffect(KINDS[effect.do].gist, effect, shortly)).join(', ');
}

/** Returns the sentences of effects, in order. A cost shares one sentence with everything that follows it. */
function phrases(effects: Effects): string[] {
  const tolls = effects.filter(isToll);
  if (tolls.length > 0 && tolls.length < effects.length)
    return withTolls(phrases(effects.filter((one) => !isToll(one))), tolls);
  const lead = effects.findIndex((effect, at) => KINDS[effect.do].leads !== undefined && at < effects.length - 1);
  if (lead < 0) return effects.map(phrase);
  const [cost, ...rest] = effects.slice(lead);
  if (cost === undefined) return [];
  return [...effects.slice(0, lead).map(phrase), `${phrase(cost)}${KINDS[cost.do].leads}${sequence(rest)}`];
}

function isToll({ do: kind }: Effect): boolean {
  return KINDS[kind].toll === true;
}

/** Joins each cost to the gain that it accompanies: “Attack 5, and take 1 Damage Card”. */
function withTolls(gained: readonly string[], tolls: Effects): string[] {
  const cost = listed(tolls.map(phrase));
  const [only = '', ...more] = gained;
  return more.length === 0 && !/[;:]/.test(only) ? [`${only}, and ${cost}`] : [...gained, cost];
}

/** Returns effects as one sentence, starting in lower case. */
function sequence(effects: Effects): string {
  const parts = phrases(effects);
  const isPlain = parts.length === effects.length && !effects.some((effect) => KINDS[effect.do].apart);
  return isPlain ? listed(parts) : parts.join('; ');
}

function phrase(effect: Effect): string {
  return describeEffect(KINDS[effect.do].text, effect, sequence);
}

/**
 * Returns one sentence per effect, without full stops: “Attack 2 or Shields 2”. A cost shares one sentence with the
 * effects that follow it.
 */
export function effectLines(effects: Effects): string[] {
  return phrases(effects).map(sentence);
}

/** Returns the full text of effects on one line. */
export function effectText(effects: Effects): string {
  return effectLines(effects).join('. ');
}

const BOND = `you have one more Command Token, whose Crew Member costs ${BOND_DISCOUNT} less and can’t be discharged`;

const USES: Record<SkillUse, string> = {
  turn: 'Once per turn',
  round: 'Once per Round',
  any: 'Once per Round, also on other players’ turns',
  shared: 'Once per Round',
  always: 'Always',
};

/** Describes a Skill and when it can be used. */
export function skillText({ use, peace, effects, others, always }: SkillToken): string {
  const what = always === 'bond' ? BOND : sequence(effects);
  const when = `${USES[use]}${peace ? ', not in combat' : ''}`;
  const shared =
    others === undefined ? '' : `. Until your next turn, each other player may use it once: ${sequence(others)}`;
  return `${when}: ${what}${shared}`;
}
