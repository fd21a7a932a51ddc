import type { Rule } from '../../../rules/rule.ts';
import type { Classification } from '../../printed.ts';
import { carrier, isFirstHere, personOf } from './carried.ts';

/**
 * Gives everyone with the equipment who has a certain classification another classification as a skill (C-TYPES-08).
 * Not cumulative.
 */
function kit(trade: Classification, skill: Classification): Rule {
  return {
    text: `Your personnel with it who have ${trade} classification also have the skill ${skill}. Not cumulative.`,
    adds: {
      skill(g, source, about) {
        if (about.skill !== skill) return 0;
        const person = carrier(g, source, about.piece);
        if (person === null || personOf(person)?.classifications.includes(trade) !== true) return 0;
        return isFirstHere(g, source) ? 1 : 0;
      },
    },
  };
}

/** Kits, tricorders and PADDs of a profession. */
export const KITS: Readonly<Record<string, Rule>> = {
  'engineering-kit': kit('OFFICER', 'ENGINEER'),
  'engineering-kit-voyager': kit('OFFICER', 'ENGINEER'),
  'engineering-padd': kit('SCIENCE', 'ENGINEER'),
  'engineering-tricorder': kit('MEDICAL', 'ENGINEER'),
  'engineering-tricorder-voyager': kit('MEDICAL', 'ENGINEER'),
  'medical-kit': kit('OFFICER', 'MEDICAL'),
  'medical-kit-tribble': kit('OFFICER', 'MEDICAL'),
  'medical-kit-voyager': kit('OFFICER', 'MEDICAL'),
  'medical-padd': kit('ENGINEER', 'MEDICAL'),
  'medical-padd-voyager': kit('ENGINEER', 'MEDICAL'),
  'medical-tricorder': kit('SCIENCE', 'MEDICAL'),
  'medical-tricorder-tribble': kit('SCIENCE', 'MEDICAL'),
  'science-kit': kit('OFFICER', 'SCIENCE'),
  'science-padd': kit('MEDICAL', 'SCIENCE'),
  'science-padd-voyager': kit('MEDICAL', 'SCIENCE'),
  tricorder: kit('ENGINEER', 'SCIENCE'),
};
