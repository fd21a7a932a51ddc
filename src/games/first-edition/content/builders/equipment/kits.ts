import type { Rule } from '../../../rules/rule.ts';
import type { Classification } from '../../printed.ts';
import { carrier, isFirstHere, personOf } from './carried.ts';

/** Gives `skill` to everyone with the equipment who has the classification `trade` (C-TYPES-08). Not cumulative. */
export function kit(trade: Classification, skill: Classification): Rule {
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
