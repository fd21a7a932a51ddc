import type { Why } from '../../kit/offers.ts';
import type { Ascendancy } from '../state.ts';
import { allRules, type InForce } from './in-force.ts';
import type { Ban, Bans, Grant, Grants, Override, Overrides, Value, Values } from './rule.ts';

/** Every rule in force, whoever’s it is. Each looks itself whether it is meant. */
function everyone(g: Ascendancy): InForce[] {
  return allRules(g, [...g.players.keys()]);
}

/** Whether another rule takes this one’s effect away (Tachyon Detection Array). */
function isBlocked(g: Ascendancy, rules: readonly InForce[], { bearer }: InForce): boolean {
  return rules.some((one) => one.rule.bans?.rule?.(g, one.bearer, { bearer }) != null);
}

/** The rules in force but for those that another one blocks. */
export function working(g: Ascendancy): InForce[] {
  const rules = everyone(g);
  const blockers = rules.filter(({ rule }) => rule.bans?.rule !== undefined);
  return blockers.length === 0 ? rules : rules.filter((one) => !isBlocked(g, blockers, one));
}

/** What rules in force add to a figure. */
export function added<V extends Value>(g: Ascendancy, value: V, about: Values[V]): number {
  let sum = 0;
  for (const { bearer, rule } of working(g)) sum += rule.adds?.[value]?.(g, bearer, about) ?? 0;
  return sum;
}

/** What a rule in force puts in the place of a figure; null: nothing does. */
export function setTo<S extends Override>(g: Ascendancy, setting: S, about: Overrides[S]): number | null {
  let found: number | null = null;
  for (const { bearer, rule } of working(g)) found = rule.sets?.[setting]?.(g, bearer, about) ?? found;
  return found;
}

/** Whether a rule in force allows something. */
export function granted<A extends Grant>(g: Ascendancy, grant: A, about: Grants[A]): boolean {
  return working(g).some(({ bearer, rule }) => rule.grants?.[grant]?.(g, bearer, about) === true);
}

/** Why a rule in force forbids something; null: none does. */
export function banned<B extends Ban>(g: Ascendancy, ban: B, about: Bans[B]): Why {
  for (const { bearer, rule } of working(g)) {
    const why = rule.bans?.[ban]?.(g, bearer, about) ?? null;
    if (why !== null) return why;
  }
  return null;
}
