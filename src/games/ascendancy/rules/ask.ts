import type { Obstacle } from '../../kit/offers.ts';
import { once } from '../position/look.ts';
import type { Ascendancy, Sector } from '../state.ts';
import { type InForce, inForce, type Rules } from './in-force.ts';
import type { At, Ban, Bans, Grant, Grants, Moment, Override, Overrides, Rule, Value, Values } from './rule.ts';

/** Returns the Sector that a question is about, or null if the question names none. */
function sectorOf(about: object): Sector | null {
  if ('sector' in about && typeof about.sector === 'string') return about.sector;
  return 'system' in about && typeof about.system === 'string' ? about.system : null;
}

/** The rules in force, computed once for a position that is only read. */
const looked = once(inForce);

function rulesOf(g: Ascendancy): Rules {
  return looked(g) ?? inForce(g);
}

/**
 * Returns the given rules without those that another rule, such as the Tachyon Detection Array, blocks in the Sector
 * that is asked about.
 */
function unblocked<H>(
  g: Ascendancy,
  rules: Rules,
  asked: readonly InForce<H>[],
  about: object = {},
): readonly InForce<H>[] {
  if (asked.length === 0) return asked;
  const blockers = rules.about('bans', 'rule');
  if (blockers.length === 0) return asked;
  const sector = sectorOf(about);
  return asked.filter(({ source }) => blockers.every((one) => one.says(g, one.source, { source, sector }) === null));
}

/** Returns all rules in force that aren’t blocked. */
export function working(g: Ascendancy): readonly InForce[] {
  const rules = rulesOf(g);
  return unblocked(g, rules, rules.all);
}

/** Returns the rules in force that have a given part, such as offers in a turn or yields. */
export function saying<P extends keyof Rule>(g: Ascendancy, part: P): readonly InForce<NonNullable<Rule[P]>>[] {
  const rules = rulesOf(g);
  return unblocked(g, rules, rules.saying(part));
}

/** Returns the rules in force that act at a moment. */
export function speakingAt(g: Ascendancy, moment: Moment, about: object): readonly InForce<At<unknown>>[] {
  const rules = rulesOf(g);
  // Each moment’s data was stored together with its name, so the types match.
  return unblocked(g, rules, rules.about('at', moment) as readonly InForce<At<unknown>>[], about);
}

/** Returns the sum of what the rules in force add to a value. */
export function added<V extends Value>(g: Ascendancy, value: V, about: Values[V]): number {
  const rules = rulesOf(g);
  let sum = 0;
  for (const { source, says } of unblocked(g, rules, rules.about('adds', value), about)) sum += says(g, source, about);
  return sum;
}

/** Returns the value that the rules in force set, or null if none does. */
export function setTo<S extends Override>(g: Ascendancy, setting: S, about: Overrides[S]): number | null {
  const rules = rulesOf(g);
  let found: number | null = null;
  for (const { source, says } of unblocked(g, rules, rules.about('sets', setting), about))
    found = says(g, source, about) ?? found;
  return found;
}

/** Whether a rule in force allows something. */
export function granted<A extends Grant>(g: Ascendancy, grant: A, about: Grants[A]): boolean {
  const rules = rulesOf(g);
  return unblocked(g, rules, rules.about('grants', grant), about).some(({ source, says }) => says(g, source, about));
}

/** Returns why a rule in force forbids something, or null if none does. */
export function banned<B extends Ban>(g: Ascendancy, ban: B, about: Bans[B]): Obstacle {
  const rules = rulesOf(g);
  for (const { source, says } of unblocked(g, rules, rules.about('bans', ban), about)) {
    const why = says(g, source, about);
    if (why !== null) return why;
  }
  return null;
}
