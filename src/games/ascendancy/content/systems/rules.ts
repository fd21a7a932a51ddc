import type { Rule } from '../../rules/rule.ts';
import type { SystemId } from '../../terms.ts';
import { ANDORIAN } from './phenomena/andorian.ts';
import { BORG } from './phenomena/borg.ts';
import { CARDASSIAN } from './phenomena/cardassian.ts';
import { CORE } from './phenomena/core.ts';
import { FERENGI } from './phenomena/ferengi.ts';
import { VULCAN } from './phenomena/vulcan.ts';

/** The rules of Phenomena and of the Hub, by System. */
export const RULES: Readonly<Record<SystemId, Rule>> = {
  ...CORE,
  ...ANDORIAN,
  ...CARDASSIAN,
  ...FERENGI,
  ...VULCAN,
  ...BORG,
};

/** Returns the special rule of a System, or null if it has none. */
export function systemRule(system: SystemId): Rule | null {
  return RULES[system] ?? null;
}
