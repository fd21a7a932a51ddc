import type { RuleId } from '../../../kernel/types.ts';

/** The maximum number of rules shown for a component. */
const MOST = 6;

/** Words on components, each with the rule that explains it. Words that people ask about often come first. */
const WORDS: readonly (readonly [words: RegExp, rule: RuleId])[] = [
  [/\bLong Range\b/, 'F-LRA-02'],
  [/\bPhoton Pulse\b.*\bShields\b|\bShields\b.*\bPhoton Pulse\b/, 'F-SHIELD-05'],
  [/\bPhoton Torpedo\b.*\bShields\b|\bShields\b.*\bPhoton Torpedo\b/, 'F-SHIELD-06'],
  [/\bPulse Torpedo\b/, 'F-SHIELD-07'],
  [/\bShields\b/, 'F-SHIELD-08'],
  [/\bAntimatter\b/, 'F-SPECIALS-01'],
  [/\bBiogenic\b/, 'F-SPECIALS-02'],
  [/\bDissipator\b/, 'F-SPECIALS-03'],
  [/\bDisruptors\b/, 'F-SPECIALS-04'],
  [/\bhalves\b|\bResistances?\b|\bresists?\b/, 'F-SPECIALS-05'],
  [/\bAttack\b/, 'F-ATK-01'],
  [/\bDamage Cards?\b/, 'F-HEAL-01'],
  [/\bRepair\b/, 'F-HEAL-07'],
  [/\bHeal\b|\bWounds?\b/, 'F-HEAL-08'],
  [/\bDiplomacy\b/, 'F-INTERACT-06'],
  [/\bMove\b/, 'F-MOVE-01'],
  [/\bsafe\b/, 'F-SAFE-01'],
  [/\bCore die\b|\bCore dice\b/, 'F-DATA-12'],
  [/\bwhite\b/, 'F-DATA-06'],
  [/\bpurple\b/, 'F-DATA-08'],
  [/\bcrystals?\b/i, 'F-GAIN-02'],
  [/\bdata\b/i, 'F-GAIN-01'],
  [/\bReputation\b/, 'F-INTERACT-08'],
  [/\bExperience\b/, 'F-LEVEL-01'],
  [/\bReady a Crew\b|\bReady\b/, 'F-CREW-11'],
  [/\bCommand Token\b/, 'F-CREW-03'],
  [/\b[Dd]iscard\b/, 'F-DISCARD-01'],
  [/\b[Rr]emove\b/, 'F-DISCARD-04'],
];

/** Returns the rules that explain a component: first the rules for its kind, then the rules for its words. */
export function rulesFor(own: readonly RuleId[], lines: readonly string[]): RuleId[] {
  const found = WORDS.flatMap(([words, rule]) => (lines.some((line) => words.test(line)) ? rule : []));
  return [...new Set([...own, ...found])].slice(0, MOST);
}
