import type { Rule } from '../../rules/rule.ts';
import type { Civ } from '../../terms.ts';
import { ANDORIAN } from './andorian.ts';
import { CARDASSIAN } from './cardassian.ts';
import { FEDERATION } from './federation.ts';
import { FERENGI } from './ferengi.ts';
import { KLINGON } from './klingon.ts';
import { ROMULAN } from './romulan.ts';
import type { FleetRules } from './side.ts';
import { VULCAN } from './vulcan.ts';

/** What Fleets do beside fighting as one, by civilization, card and side. */
const RULES: Readonly<Record<Civ, FleetRules>> = {
  federation: FEDERATION,
  klingon: KLINGON,
  romulan: ROMULAN,
  andorian: ANDORIAN,
  cardassian: CARDASSIAN,
  ferengi: FERENGI,
  vulcan: VULCAN,
};

/** The special rule of a side of a Fleet Card; null: it has none. */
export function fleetRule(civ: Civ, card: number, side: 'a' | 'b'): Rule | null {
  return RULES[civ][card]?.[side] ?? null;
}
