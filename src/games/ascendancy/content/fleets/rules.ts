import type { Rule } from '../../rules/rule.ts';
import type { Civ } from '../../terms.ts';

/** What Fleets do beside fighting as one, by civilization, card and side. */
const RULES: Readonly<Partial<Record<Civ, readonly { readonly a?: Rule; readonly b?: Rule }[]>>> = {};

/** The special rule of a side of a Fleet Card; null: it has none. */
export function fleetRule(civ: Civ, card: number, side: 'a' | 'b'): Rule | null {
  return RULES[civ]?.[card]?.[side] ?? null;
}
