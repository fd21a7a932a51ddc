import { rulesEngine } from '../../kit/rules/ask.ts';
import { once } from '../position/look.ts';
import type { FirstEdition } from '../state.ts';
import { inForce } from './in-force.ts';
import type { CardQuestions } from './questions.ts';
import { phasedIn, touches } from './reach.ts';
import type { Force, RuleSource } from './rule.ts';

/**
 * Questions that are answered for phased cards without any limit. Spans also apply to phased ships (C-CLOAK-05). The
 * chapter on carrying checks concealed carriers itself, in order to give the reason (C-CLOAK-03). Questions about beams
 * concern a location, and `veiled` is the moment of phasing itself.
 */
const UNLIMITED: ReadonlySet<PropertyKey> = new Set(['span', 'carry', 'beams', 'veiled']);

/** The functions that ask the rules in force. Only some rules can affect a phased card (C-CLOAK-05). */
export const { working, added, setTo, granted, banned, saying, actingAt, hasAnswer, additions, settings } = rulesEngine<
  FirstEdition,
  RuleSource,
  Force,
  CardQuestions
>({
  inForce,
  once,
  limit(g, _rules, about, name) {
    const phased = name === null || UNLIMITED.has(name) ? null : phasedIn(g, about);
    return phased === null ? null : (source) => touches(g, source, phased);
  },
});

/** Returns the total that rules in force subtract from an attribute. Enhancements don't count (C-SHIPBAT-12). */
export function lowered(g: FirstEdition, about: CardQuestions['adds']['attribute']): number {
  return additions(g, 'attribute', about).reduce((sum, number) => sum + Math.min(0, number), 0);
}

/** Returns the lowest limit that rules in force set, or null. */
export function limited(g: FirstEdition, about: CardQuestions['sets']['beams']): number | null {
  const limits = settings(g, 'beams', about);
  return limits.length === 0 ? null : Math.min(...limits);
}

/** Returns the card that lets a ship land or take off for the least RANGE, and that RANGE, or null (C-MOVE-16). */
export function landingOf(
  g: FirstEdition,
  about: CardQuestions['sets']['landing'],
): { source: RuleSource; cost: number } | null {
  const ways = saying(g, 'grants').flatMap(({ source, rule, says }) => {
    if (says.land?.(g, source, about) !== true) return [];
    const price = rule.sets?.landing?.(g, source, about);
    return [{ source, cost: price == null ? 0 : price }];
  });
  return ways.sort((one, other) => one.cost - other.cost)[0] ?? null;
}

/** Returns the product of all multipliers in force, applied after additions (C-SKILL-14). */
export function multiplied(g: FirstEdition, about: CardQuestions['sets']['times']): number {
  return settings(g, 'times', about).reduce((product, times) => product * times, 1);
}
