import type { Why } from '../../kit/offers.ts';
import { once } from '../position/look.ts';
import type { Ascendancy, Sector } from '../state.ts';
import { type Hook, type InForce, inForce } from './in-force.ts';
import type { Ban, Bans, Grant, Grants, Override, Overrides, Rule, Value, Values } from './rule.ts';

/** The Sector that something is about; null: none is told. */
function sectorOf(about: object): Sector | null {
  if ('sector' in about && typeof about.sector === 'string') return about.sector;
  return 'system' in about && typeof about.system === 'string' ? about.system : null;
}

/** All rules in force in a position that is looked at. */
const all = once((g) => inForce(g, (rule) => rule));
/** Those that were asked for there, by what was asked. */
type Named = (g: Ascendancy) => Map<string, readonly InForce[]> | null;
const named = (): Named => once(() => new Map());
const ADDING = named();
const SETTING = named();
const GRANTING = named();
const BANNING = named();

/**
 * The rules in force that have a hook, but for those whose effect another rule takes away (Tachyon Detection Array), where what is
 * asked `about` is. A hook that is asked for often has a `name` among those `known`.
 */
export function working<H>(
  g: Ascendancy,
  hook: Hook<H>,
  about?: object,
  known?: Named,
  name?: string,
): readonly InForce<NonNullable<H>>[];
/** All of them. */
export function working(g: Ascendancy): readonly InForce<Rule>[];
export function working<H>(
  g: Ascendancy,
  hook: Hook<H | Rule> = (rule) => rule,
  about: object = {},
  known?: Named,
  name?: string,
): readonly InForce<NonNullable<H> | Rule>[] {
  const rules = found(g, hook, known, name);
  if (rules.length === 0) return rules;
  const blockers = found(g, ({ bans }) => bans?.rule, BANNING, 'rule');
  if (blockers.length === 0) return rules;
  const sector = sectorOf(about);
  return rules.filter(({ bearer }) => blockers.every((one) => one.says(g, one.bearer, { bearer, sector }) === null));
}

/** The rules in force that have a hook. */
function found<H>(g: Ascendancy, hook: Hook<H>, known?: Named, name?: string): readonly InForce<NonNullable<H>>[] {
  const rules = all(g);
  if (rules === null) return inForce(g, hook);
  const asked = known?.(g);
  if (asked == null || name === undefined) return hooked(rules, hook);
  // A name always stands for the same hook.
  const before = asked.get(name) as readonly InForce<NonNullable<H>>[] | undefined;
  if (before !== undefined) return before;
  const made = hooked(rules, hook);
  asked.set(name, made);
  return made;
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
  for (const { bearer, says } of working(g, ({ adds }) => adds?.[value], about, ADDING, value))
    sum += says(g, bearer, about);
  return sum;
}

/** What a rule in force puts in the place of a figure; null: nothing does. */
export function setTo<S extends Override>(g: Ascendancy, setting: S, about: Overrides[S]): number | null {
  let found: number | null = null;
  for (const { bearer, says } of working(g, ({ sets }) => sets?.[setting], about, SETTING, setting))
    found = says(g, bearer, about) ?? found;
  return found;
}

/** Whether a rule in force allows something. */
export function granted<A extends Grant>(g: Ascendancy, grant: A, about: Grants[A]): boolean {
  const rules = working(g, ({ grants }) => grants?.[grant], about, GRANTING, grant);
  return rules.some(({ bearer, says }) => says(g, bearer, about));
}

/** Why a rule in force forbids something; null: none does. */
export function banned<B extends Ban>(g: Ascendancy, ban: B, about: Bans[B]): Why {
  for (const { bearer, says } of working(g, ({ bans }) => bans?.[ban], about, BANNING, ban)) {
    const why = says(g, bearer, about);
    if (why !== null) return why;
  }
  return null;
}
