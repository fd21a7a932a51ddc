import { rulesEngine } from '../../kit/rules/ask.ts';
import { once } from '../position/look.ts';
import type { Ascendancy, Sector } from '../state.ts';
import { inForce } from './in-force.ts';
import type { SpecialQuestions } from './questions.ts';
import type { Rule } from './rule.ts';
import type { RuleSource } from './source.ts';

/** Returns the Sector that a question is about, or null if the question names none. */
function sectorOf(about: object): Sector | null {
  if ('sector' in about && typeof about.sector === 'string') return about.sector;
  return 'system' in about && typeof about.system === 'string' ? about.system : null;
}

/**
 * Functions that answer questions from the rules in force. Some rules, such as the Tachyon Detection Array’s, switch
 * off other rules in the Sector that the question is about.
 */
export const { added, setTo, granted, banned, working, saying, actingAt } = rulesEngine<
  Ascendancy,
  RuleSource,
  Rule,
  SpecialQuestions
>({
  inForce,
  once,
  limit(g, rules, about) {
    const blockers = rules.about('bans', 'rule');
    if (blockers.length === 0) return null;
    const sector = sectorOf(about);
    return (blocked) => blockers.every(({ source, says }) => says(g, source, { source: blocked, sector }) === null);
  },
});
