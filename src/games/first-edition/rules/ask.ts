import type { Why } from '../../kit/offers.ts';
import type { FirstEdition } from '../state.ts';
import { named } from './in-force.ts';
import type { Ban, Bans, Grant, Grants, Overrides, Value, Values } from './rule.ts';

/** What rules in force add to a figure. */
export function added<V extends Value>(g: FirstEdition, value: V, about: Values[V]): number {
  let sum = 0;
  for (const { bearer, says } of named(g, 'adds', value)) sum += says(g, bearer, about);
  return sum;
}

/** What rules in force take off an attribute; what enhances it doesn’t count (C-SHIPBAT-12). */
export function lowered(g: FirstEdition, about: Values['attribute']): number {
  let sum = 0;
  for (const { bearer, says } of named(g, 'adds', 'attribute')) sum += Math.min(0, says(g, bearer, about));
  return sum;
}

/** What a rule in force puts in the place of a figure; null: nothing does. */
export function setTo(g: FirstEdition, about: Overrides['attribute']): number | null {
  let found: number | null = null;
  for (const { bearer, says } of named(g, 'sets', 'attribute')) found = says(g, bearer, about) ?? found;
  return found;
}

/** The least that rules in force allow of a figure; null: they say nothing of it. */
export function limited(g: FirstEdition, about: Overrides['beams']): number | null {
  let least: number | null = null;
  for (const { bearer, says } of named(g, 'sets', 'beams')) {
    const value = says(g, bearer, about);
    if (value !== null) least = Math.min(least ?? value, value);
  }
  return least;
}

/** What rules in force multiply a figure by, after everything was added (C-SKILL-14). */
export function multiplied(g: FirstEdition, about: Overrides['times']): number {
  let product = 1;
  for (const { bearer, says } of named(g, 'sets', 'times')) product *= says(g, bearer, about) ?? 1;
  return product;
}

/** Whether a rule in force allows something. */
export function granted<A extends Grant>(g: FirstEdition, grant: A, about: Grants[A]): boolean {
  return named(g, 'grants', grant).some(({ bearer, says }) => says(g, bearer, about));
}

/** Why a rule in force forbids something; null: none does. */
export function banned<B extends Ban>(g: FirstEdition, ban: B, about: Bans[B]): Why {
  for (const { bearer, says } of named(g, 'bans', ban)) {
    const why = says(g, bearer, about);
    if (why !== null) return why;
  }
  return null;
}
