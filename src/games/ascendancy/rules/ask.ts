import type { Why } from '../../kit/offers.ts';
import type { Ascendancy, Sector } from '../state.ts';
import { type Hook, type InForce, inForce } from './in-force.ts';
import type { Ban, Bans, Grant, Grants, Override, Overrides, Rule, Value, Values } from './rule.ts';

const WHOLE: Hook<Rule> = (rule) => rule;
const BLOCKS: Hook<NonNullable<Rule['bans']>['rule']> = ({ bans }) => bans?.rule;

/** The rules in force in a position that is only looked at. */
let looked: { g: Ascendancy; rules: readonly InForce<Rule>[] } | null = null;

/** Looks at a position that nobody changes meanwhile: which rules are in force in it is worked out once. */
export function looking<T>(g: Ascendancy, look: () => T): T {
  const before = looked;
  looked = { g, rules: inForce(g, WHOLE) };
  try {
    return look();
  } finally {
    looked = before;
  }
}

/** The rules in force that have a hook. */
function hooked<H>(g: Ascendancy, hook: Hook<H>): InForce<NonNullable<H>>[] {
  if (looked?.g !== g) return inForce(g, hook);
  const found: InForce<NonNullable<H>>[] = [];
  for (const { bearer, rule } of looked.rules) {
    const says = hook(rule);
    if (says != null) found.push({ bearer, rule, says });
  }
  return found;
}

/**
 * The rules in force that have a hook, but for those whose effect another rule takes away (Tachyon Detection Array), in a Sector if
 * something is asked about one.
 */
export function saying<H>(g: Ascendancy, hook: Hook<H>, sector: Sector | null = null): InForce<NonNullable<H>>[] {
  const rules = hooked(g, hook);
  if (rules.length === 0) return rules;
  const blockers = hooked(g, BLOCKS);
  if (blockers.length === 0) return rules;
  return rules.filter(({ bearer }) => blockers.every((one) => one.says(g, one.bearer, { bearer, sector }) === null));
}

/** All rules in force but for those that another one blocks. */
export function working(g: Ascendancy, sector: Sector | null = null): InForce<Rule>[] {
  return saying(g, WHOLE, sector);
}

/** The Sector that something is about; null: none is told. */
export function sectorOf(about: object): Sector | null {
  if ('sector' in about && typeof about.sector === 'string') return about.sector;
  return 'system' in about && typeof about.system === 'string' ? about.system : null;
}

/** What rules in force add to a figure. */
export function added<V extends Value>(g: Ascendancy, value: V, about: Values[V]): number {
  let sum = 0;
  for (const { bearer, says } of saying(g, ({ adds }) => adds?.[value], sectorOf(about))) sum += says(g, bearer, about);
  return sum;
}

/** What a rule in force puts in the place of a figure; null: nothing does. */
export function setTo<S extends Override>(g: Ascendancy, setting: S, about: Overrides[S]): number | null {
  let found: number | null = null;
  for (const { bearer, says } of saying(g, ({ sets }) => sets?.[setting], sectorOf(about)))
    found = says(g, bearer, about) ?? found;
  return found;
}

/** Whether a rule in force allows something. */
export function granted<A extends Grant>(g: Ascendancy, grant: A, about: Grants[A]): boolean {
  return saying(g, ({ grants }) => grants?.[grant], sectorOf(about)).some(({ bearer, says }) => says(g, bearer, about));
}

/** Why a rule in force forbids something; null: none does. */
export function banned<B extends Ban>(g: Ascendancy, ban: B, about: Bans[B]): Why {
  for (const { bearer, says } of saying(g, ({ bans }) => bans?.[ban], sectorOf(about))) {
    const why = says(g, bearer, about);
    if (why !== null) return why;
  }
  return null;
}
