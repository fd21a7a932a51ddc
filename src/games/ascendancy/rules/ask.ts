import type { Why } from '../../kit/offers.ts';
import type { Ascendancy } from '../state.ts';
import { type Hook, type InForce, inForce } from './in-force.ts';
import type { Ban, Bans, Grant, Grants, Rule, Setting, Settings, Value, Values } from './rule.ts';

/** The rules in force that have a hook, but for those whose effect another rule takes away (Tachyon Detection Array). */
export function working<H>(g: Ascendancy, hook: Hook<H>): InForce<NonNullable<H>>[];
/** All of them. */
export function working(g: Ascendancy): InForce<Rule>[];
export function working<H>(g: Ascendancy, hook: Hook<H | Rule> = (rule) => rule): InForce<NonNullable<H> | Rule>[] {
  const rules = inForce(g, hook);
  if (rules.length === 0) return rules;
  const blockers = inForce(g, ({ bans }) => bans?.rule);
  if (blockers.length === 0) return rules;
  return rules.filter(({ bearer }) => blockers.every((one) => one.says(g, one.bearer, { bearer }) === null));
}

/** What rules in force add to a figure. */
export function added<V extends Value>(g: Ascendancy, value: V, about: Values[V]): number {
  let sum = 0;
  for (const { bearer, says } of working(g, ({ adds }) => adds?.[value])) sum += says(g, bearer, about);
  return sum;
}

/** What a rule in force puts in the place of a figure; null: nothing does. */
export function setTo<S extends Setting>(g: Ascendancy, setting: S, about: Settings[S]): number | null {
  let found: number | null = null;
  for (const { bearer, says } of working(g, ({ sets }) => sets?.[setting])) found = says(g, bearer, about) ?? found;
  return found;
}

/** Whether a rule in force allows something. */
export function granted<A extends Grant>(g: Ascendancy, grant: A, about: Grants[A]): boolean {
  return working(g, ({ grants }) => grants?.[grant]).some(({ bearer, says }) => says(g, bearer, about));
}

/** Why a rule in force forbids something; null: none does. */
export function banned<B extends Ban>(g: Ascendancy, ban: B, about: Bans[B]): Why {
  for (const { bearer, says } of working(g, ({ bans }) => bans?.[ban])) {
    const why = says(g, bearer, about);
    if (why !== null) return why;
  }
  return null;
}
