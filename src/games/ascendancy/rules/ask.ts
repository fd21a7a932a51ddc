import type { Why } from '../../kit/offers.ts';
import type { Ascendancy, Sector } from '../state.ts';
import { type Hook, type InForce, inForce } from './in-force.ts';
import type { Ban, Bans, Grant, Grants, Override, Overrides, Rule, Value, Values } from './rule.ts';

/** The rules in force in a position that is only looked at. */
let looked: { g: Ascendancy; rules: InForce<Rule>[] } | null = null;

/** Looks at a position that nobody changes meanwhile: which rules are in force in it is worked out once. */
export function looking<T>(g: Ascendancy, look: () => T): T {
  const before = looked;
  looked = { g, rules: inForce(g, (rule) => rule) };
  try {
    return look();
  } finally {
    looked = before;
  }
}

/** The Sector that something is about; null: none is told. */
function sectorOf(about: object): Sector | null {
  if ('sector' in about && typeof about.sector === 'string') return about.sector;
  return 'system' in about && typeof about.system === 'string' ? about.system : null;
}

/**
 * The rules in force that have a hook, but for those whose effect another rule takes away (Tachyon Detection Array), where what is
 * asked `about` is.
 */
export function working<H>(g: Ascendancy, hook: Hook<H>, about?: object): InForce<NonNullable<H>>[];
/** All of them. */
export function working(g: Ascendancy): InForce<Rule>[];
export function working<H>(
  g: Ascendancy,
  hook: Hook<H | Rule> = (rule) => rule,
  about: object = {},
): InForce<NonNullable<H> | Rule>[] {
  const rules = found(g, hook);
  if (rules.length === 0) return rules;
  const blockers = found(g, ({ bans }) => bans?.rule);
  if (blockers.length === 0) return rules;
  const sector = sectorOf(about);
  return rules.filter(({ bearer }) => blockers.every((one) => one.says(g, one.bearer, { bearer, sector }) === null));
}

/** The rules in force that have a hook. */
function found<H>(g: Ascendancy, hook: Hook<H>): InForce<NonNullable<H>>[] {
  return looked?.g === g ? hooked(looked.rules, hook) : inForce(g, hook);
}

/** Those of some rules that have a hook. */
function hooked<H>(rules: readonly InForce<Rule>[], hook: Hook<H>): InForce<NonNullable<H>>[] {
  const found: InForce<NonNullable<H>>[] = [];
  for (const { bearer, rule } of rules) {
    const says = hook(rule);
    if (says != null) found.push({ bearer, rule, says });
  }
  return found;
}

/** What rules in force add to a figure. */
export function added<V extends Value>(g: Ascendancy, value: V, about: Values[V]): number {
  let sum = 0;
  for (const { bearer, says } of working(g, ({ adds }) => adds?.[value], about)) sum += says(g, bearer, about);
  return sum;
}

/** What a rule in force puts in the place of a figure; null: nothing does. */
export function setTo<S extends Override>(g: Ascendancy, setting: S, about: Overrides[S]): number | null {
  let found: number | null = null;
  for (const { bearer, says } of working(g, ({ sets }) => sets?.[setting], about))
    found = says(g, bearer, about) ?? found;
  return found;
}

/** Whether a rule in force allows something. */
export function granted<A extends Grant>(g: Ascendancy, grant: A, about: Grants[A]): boolean {
  return working(g, ({ grants }) => grants?.[grant], about).some(({ bearer, says }) => says(g, bearer, about));
}

/** Why a rule in force forbids something; null: none does. */
export function banned<B extends Ban>(g: Ascendancy, ban: B, about: Bans[B]): Why {
  for (const { bearer, says } of working(g, ({ bans }) => bans?.[ban], about)) {
    const why = says(g, bearer, about);
    if (why !== null) return why;
  }
  return null;
}
