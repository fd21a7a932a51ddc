import type { Obstacle } from '../../kit/offers.ts';
import type { FirstEdition } from '../state.ts';
import { type InForce, named } from './in-force.ts';
import { phasedIn, touches } from './reach.ts';
import type { Ban, Bans, Grant, Grants, Overrides, Value, Values } from './rule.ts';

/** Those of some rules in force that touch what a question is about (C-CLOAK-05). */
function touching<H>(g: FirstEdition, all: readonly InForce<H>[], about: object): readonly InForce<H>[] {
  if (all.length === 0) return all;
  const phased = phasedIn(g, about);
  return phased === null ? all : all.filter(({ bearer }) => touches(g, bearer, phased));
}

/** The sum of what rules in force add to a figure. */
export function added<V extends Value>(g: FirstEdition, value: V, about: Values[V]): number {
  let sum = 0;
  const all = named(g, 'adds', value);
  // C-CLOAK-05: spans are for phased ships, too.
  for (const { bearer, says } of value === 'span' ? all : touching(g, all, about)) sum += says(g, bearer, about);
  return sum;
}

/** The sum of what rules in force subtract from an attribute. Enhancements don’t count (C-SHIPBAT-12). */
export function lowered(g: FirstEdition, about: Values['attribute']): number {
  let sum = 0;
  for (const { bearer, says } of touching(g, named(g, 'adds', 'attribute'), about))
    sum += Math.min(0, says(g, bearer, about));
  return sum;
}

/** The value that a rule in force gives to a figure instead of its own, or null. */
export function setTo(g: FirstEdition, about: Overrides['attribute']): number | null {
  let found: number | null = null;
  for (const { bearer, says } of touching(g, named(g, 'sets', 'attribute'), about))
    found = says(g, bearer, about) ?? found;
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

/** The product of what rules in force multiply a figure by, after everything was added (C-SKILL-14). */
export function multiplied(g: FirstEdition, about: Overrides['times']): number {
  let product = 1;
  for (const { bearer, says } of touching(g, named(g, 'sets', 'times'), about)) product *= says(g, bearer, about) ?? 1;
  return product;
}

/** Whether a rule in force allows something. */
export function granted<A extends Grant>(g: FirstEdition, grant: A, about: Grants[A]): boolean {
  const all = named(g, 'grants', grant);
  // Which ships a carrier takes aboard its own chapter asks, with the reason why not (C-CLOAK-03).
  return (grant === 'carry' ? all : touching(g, all, about)).some(({ bearer, says }) => says(g, bearer, about));
}

/** Why a rule in force forbids something; null: none does. */
export function banned<B extends Ban>(g: FirstEdition, ban: B, about: Bans[B]): Obstacle {
  for (const { bearer, says } of touching(g, named(g, 'bans', ban), about)) {
    const why = says(g, bearer, about);
    if (why !== null) return why;
  }
  return null;
}
