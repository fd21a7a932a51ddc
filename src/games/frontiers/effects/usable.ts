import { kept } from '../../kit/cache.ts';
import { describeEffect } from '../../kit/effects.ts';
import type { Colour } from '../content/colours.ts';
import type { All } from './kind.ts';
import { KINDS } from './kinds.ts';
import { allowed, DEAL, NEEDS_CHECK, type UseContext } from './moments.ts';
import { effectText, shortText } from './text.ts';
import type { Effect, Effects } from './union.ts';

/** The functions that work for all kinds of effects. */
export const all: All = {
  fits,
  usable,
  payable,
  accepts: (at, effect, card) => effect === undefined || KINDS[effect.do].accepts?.(at, effect, card, all) !== false,
  text: effectText,
  gist: shortText,
};

/**
 * Whether effects do anything at a moment, and all their costs can be paid: cards to discard or remove, data, points
 * (F-CARD-10). The data that the card itself costs isn't checked.
 */
export function usable(at: UseContext, effects: Effects): boolean {
  return (
    fits(at, effects) &&
    (!isUnsure(effects) || (unpaid(at, effects) === null && effects.some((effect) => serves(at, effect))))
  );
}

/**
 * Returns the colors of the data that the player must pay while carrying out the effects, or null if there are none
 * (F-CARD-10).
 */
export function dataWithin(at: UseContext, effects: Effects): readonly Colour[] | null {
  if (!isUnsure(effects)) return null;
  for (const effect of effects) {
    if (effect.do === 'pay') return effect.colours;
    if (effect.do !== 'payFor') continue;
    return effect.ways.flatMap((way) => (usable(at, way.effects) ? [way.colour] : []));
  }
  return null;
}

/** Whether the player can pay all costs of some effects, even if the effects aren't useful. */
export function payable(at: UseContext, effects: Effects): boolean {
  return !isUnsure(effects) || unpaid(at, effects) === null;
}

/** Returns the first cost of effects that can't be paid, as a phrase that follows a name, or null (F-CARD-10). */
export function unpaid(at: UseContext, effects: Effects): string | null {
  for (const [place, effect] of effects.entries()) {
    const missing = KINDS[effect.do].lacks?.(at, effect, effects[place + 1], all) ?? null;
    if (missing !== null) return missing;
  }
  return null;
}

/** Whether an effect fits the moment and does anything in this position. */
function serves(at: UseContext, effect: Effect): boolean {
  return (maskOfOne(effect) & allowed(at)) !== 0 && KINDS[effect.do].serves?.(at, effect, all) !== false;
}

/** A cache of the bits for each list of effects, which never change. */
const masks = new WeakMap<Effects, number>();

/** Whether any of these effects can be used at a moment. Effects that are only costs don't count. */
export function fits(at: UseContext, effects: Effects): boolean {
  return (maskOf(effects) & allowed(at)) !== 0;
}

/** Whether effects need a check of costs or the position. */
function isUnsure(effects: Effects): boolean {
  return (maskOf(effects) & NEEDS_CHECK) !== 0;
}

/** Returns the bits for everything that a list of effects is useful for. */
function maskOf(effects: Effects): number {
  return kept(masks, effects, newMask);
}

function newMask(effects: Effects): number {
  // F-INTERACT-03, F-INTERACT-05: a card that spends Diplomacy needs an Interaction of its own.
  if (effects.some((effect) => effect.do === 'spend' && effect.what === 'diplomacy')) return DEAL | NEEDS_CHECK;
  return effects.reduce((sum, effect) => sum | maskOfOne(effect), 0);
}

function maskOfOne(effect: Effect): number {
  return describeEffect(KINDS[effect.do].fits, effect, maskOf);
}
