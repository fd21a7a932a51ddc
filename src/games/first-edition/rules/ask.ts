import type { Obstacle } from '../../kit/offers.ts';
import type { FirstEdition } from '../state.ts';
import { type InForce, named } from './in-force.ts';
import { phasedIn, touches } from './reach.ts';
import type { Ban, Bans, Grant, Grants, Overrides, Value, Values } from './rule.ts';

/** Returns the rules in force that can affect the subject of a question (C-CLOAK-05). */
function touching<H>(g: FirstEdition, all: readonly InForce<H>[], about: object): readonly InForce<H>[] {
  if (all.length === 0) return all;
  const phased = phasedIn(g, about);
  return phased === null ? all : all.filter(({ source }) => touches(g, source, phased));
}

/** Returns the total that rules in force add to a figure. */
export function added<V extends Value>(g: FirstEdition, value: V, about: Values[V]): number {
  let sum = 0;
  const all = named(g, 'adds', value);
  // Spans also apply to phased ships (C-CLOAK-05).
  for (const { source, says } of value === 'span' ? all : touching(g, all, about)) sum += says(g, source, about);
  return sum;
}

/** Returns the total that rules in force subtract from an attribute. Enhancements don't count (C-SHIPBAT-12). */
export function lowered(g: FirstEdition, about: Values['attribute']): number {
  let sum = 0;
  for (const { source, says } of touching(g, named(g, 'adds', 'attribute'), about))
    sum += Math.min(0, says(g, source, about));
  return sum;
}

/** Returns the value that a rule in force sets an attribute to, or null. */
export function setTo(g: FirstEdition, about: Overrides['attribute']): number | null {
  let found: number | null = null;
  for (const { source, says } of touching(g, named(g, 'sets', 'attribute'), about))
    found = says(g, source, about) ?? found;
  return found;
}

/** Returns the lowest limit that rules in force set, or null. */
export function limited(g: FirstEdition, about: Overrides['beams']): number | null {
  let least: number | null = null;
  for (const { source, says } of named(g, 'sets', 'beams')) {
    const value = says(g, source, about);
    if (value !== null) least = Math.min(least ?? value, value);
  }
  return least;
}

/** Returns the product of all multipliers in force, applied after additions (C-SKILL-14). */
export function multiplied(g: FirstEdition, about: Overrides['times']): number {
  let product = 1;
  for (const { source, says } of touching(g, named(g, 'sets', 'times'), about)) product *= says(g, source, about) ?? 1;
  return product;
}

/** True if a rule in force allows something. */
export function granted<A extends Grant>(g: FirstEdition, grant: A, about: Grants[A]): boolean {
  const all = named(g, 'grants', grant);
  // The chapter on carrying checks concealed carriers itself and gives the reason (C-CLOAK-03).
  return (grant === 'carry' ? all : touching(g, all, about)).some(({ source, says }) => says(g, source, about));
}

/** Returns why a rule in force forbids something, or null. */
export function banned<B extends Ban>(g: FirstEdition, ban: B, about: Bans[B]): Obstacle {
  for (const { source, says } of touching(g, named(g, 'bans', ban), about)) {
    const why = says(g, source, about);
    if (why !== null) return why;
  }
  return null;
}
