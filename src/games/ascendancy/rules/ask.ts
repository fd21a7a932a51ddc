import type { Why } from '../../kit/offers.ts';
import type { Ascendancy, Sector } from '../state.ts';
import { allRules, type InForce } from './in-force.ts';
import type { Ban, Bans, Grant, Grants, Override, Overrides, Value, Values } from './rule.ts';

/** Every rule in force, whoever’s it is. Each looks itself whether it is meant. */
function everyone(g: Ascendancy): InForce[] {
  return allRules(g, [...g.players.keys()]);
}

/** Whether another rule takes this one’s effect away (Tachyon Detection Array). */
function isBlocked(g: Ascendancy, rules: readonly InForce[], { bearer }: InForce, sector: Sector | null): boolean {
  return rules.some((one) => one.rule.bans?.rule?.(g, one.bearer, { bearer, sector }) != null);
}

/** The rules in force but for those that another one blocks, in a Sector if something is asked about one. */
export function working(g: Ascendancy, sector: Sector | null = null): InForce[] {
  const rules = everyone(g);
  const blockers = rules.filter(({ rule }) => rule.bans?.rule !== undefined);
  return blockers.length === 0 ? rules : rules.filter((one) => !isBlocked(g, blockers, one, sector));
}

/** The Sector that something is about; null: none is told. */
export function sectorOf(about: object): Sector | null {
  if ('sector' in about && typeof about.sector === 'string') return about.sector;
  return 'system' in about && typeof about.system === 'string' ? about.system : null;
}

/** What rules in force add to a figure. */
export function added<V extends Value>(g: Ascendancy, value: V, about: Values[V]): number {
  let sum = 0;
  for (const { bearer, rule } of working(g, sectorOf(about))) sum += rule.adds?.[value]?.(g, bearer, about) ?? 0;
  return sum;
}

/** What a rule in force puts in the place of a figure; null: nothing does. */
export function setTo<S extends Override>(g: Ascendancy, setting: S, about: Overrides[S]): number | null {
  let found: number | null = null;
  for (const { bearer, rule } of working(g, sectorOf(about))) found = rule.sets?.[setting]?.(g, bearer, about) ?? found;
  return found;
}

/** Whether a rule in force allows something. */
export function granted<A extends Grant>(g: Ascendancy, grant: A, about: Grants[A]): boolean {
  return working(g, sectorOf(about)).some(({ bearer, rule }) => rule.grants?.[grant]?.(g, bearer, about) === true);
}

/** Why a rule in force forbids something; null: none does. */
export function banned<B extends Ban>(g: Ascendancy, ban: B, about: Bans[B]): Why {
  for (const { bearer, rule } of working(g, sectorOf(about))) {
    const why = rule.bans?.[ban]?.(g, bearer, about) ?? null;
    if (why !== null) return why;
  }
  return null;
}
