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

/** Special rules of Fleets, by civilization, card and side. */
const RULES: Readonly<Record<Civ, FleetRules>> = {
  federation: FEDERATION,
  klingon: KLINGON,
  romulan: ROMULAN,
  andorian: ANDORIAN,
  cardassian: CARDASSIAN,
  ferengi: FERENGI,
  vulcan: VULCAN,
};

/** The special rule on one side of a Fleet Card, with that side’s id. */
interface FleetRule {
  readonly id: string;
  readonly rule: Rule;
}

/**
 * The rules by civilization, card and side, with their ids. The ids are built only once because rules in force are
 * looked up very often.
 */
const NAMED = new Map(
  Object.entries(RULES).map(([civ, cards]) => [
    civ,
    cards.map((sides, card) => ({
      a: named(`${civ} ${card}a`, sides.a),
      b: named(`${civ} ${card}b`, sides.b),
    })),
  ]),
);

function named(id: string, rule: Rule | undefined): FleetRule | null {
  return rule === undefined ? null : { id, rule };
}

/** Returns the special rule of one side of a Fleet Card, or null if it has none. */
export function fleetRule(civ: Civ, card: number, side: 'a' | 'b'): FleetRule | null {
  return NAMED.get(civ)?.[card]?.[side] ?? null;
}
