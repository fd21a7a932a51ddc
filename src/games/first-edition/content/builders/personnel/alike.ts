import type { Rule } from '../../../rules/rule.ts';
import { says } from '../../card-rules.ts';
import type { Skill } from '../../printed.ts';
import { ALL, learns, raises, type When } from './aiding.ts';

/** Gives a personnel skills while they are with another personnel who passes a test. */
export function taught(skills: readonly Skill[], whom: string, when: When): Rule {
  return says(`Has ${skills.join(' and ')} with ${whom} present.`, learns(skills, when));
}

/** Improves the drone's ship. The bonuses of several drones add up. */
export function drone(attribute: 'RANGE' | 'WEAPONS' | 'SHIELDS', by: number, where = '', which = 'card'): Rule {
  const text = `Your ship with this personnel aboard has ${attribute} +${by}${where}. Cumulative.`;
  return says(text, raises([attribute], by, `carrying it, yours, ${which}`, true));
}

export const WAITERS = 'Your other dabo girls and Ferengi waiters at this location have all attributes +2.';
export const waiters = raises(ALL, 2, 'yours, other, here, personnel, Dabo Girl or (Ferengi species, Waiter)');
