import type { Rule } from '../../rules/rule.ts';
import type { Civ } from '../../terms.ts';
import { ANDORIAN } from './andorian.ts';
import { FEDERATION } from './federation.ts';
import { KLINGON } from './klingon.ts';
import { ROMULAN } from './romulan.ts';
import type { FleetRules } from './side.ts';

/** What Fleets do beside fighting as one, by civilization, card and side. */
const RULES: Readonly<Partial<Record<Civ, FleetRules>>> = {
  federation: FEDERATION,
  klingon: KLINGON,
  romulan: ROMULAN,
  andorian: ANDORIAN,
};

/** The special rule of a side of a Fleet Card; null: it has none. */
export function fleetRule(civ: Civ, card: number, side: 'a' | 'b'): Rule | null {
  return RULES[civ]?.[card]?.[side] ?? null;
}
