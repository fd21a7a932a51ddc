import type { Effects } from '../../effects/union.ts';
import type { Rule } from '../../rules/rule.ts';
import type { Formula } from '../formula.ts';

/** Conditions that aren’t met: this happens, everyone is stopped, and the card is discarded (C-DILEMMA-07). */
function otherwise(...effects: Effects): Rule {
  return { meeting: { effects, fate: 'discard' } };
}

/** It has no conditions: this happens, and they go on (C-DILEMMA-08). */
function always(...effects: Effects): Rule {
  return { meeting: { unless: null, effects } };
}

/** Without this the attempt ends, and it lies there again (C-DILEMMA-07). */
function wall(unless: Formula): Rule {
  return { meeting: { unless } };
}

const RANDOM = { do: 'kill', pick: { how: 'random' } } as const;
const OPPONENT = { do: 'kill', pick: { how: 'opponent' } } as const;
/** The one whose attributes come to the most in all. */
const BEST = { how: 'highest', of: ['INTEGRITY', 'CUNNING', 'STRENGTH'] } as const;
const FEMALE = { icons: [], trait: 'Female' } as const;

/** Dilemmas that do more than to ask for what gets past them; what that is stands among their facts, unless told. */
export const DILEMMAS: Readonly<Record<string, Rule>> = {
  'anaphasic-organism': otherwise({ do: 'kill', how: 'discarded', pick: { ...BEST, who: FEMALE } }),
  archer: otherwise({ do: 'kill', pick: BEST }),
  'armus-skin-of-evil': always(RANDOM),
  chalnoth: otherwise(OPPONENT),
  'cosmic-string-fragment': otherwise({ do: 'destroy' }),
  'gravitic-mine': otherwise({ do: 'damage' }),
  'impassable-door': wall({ is: 'skill', skill: 'Computer Skill', count: 1 }),
  'matriarchal-society': wall({ is: 'people', who: FEMALE, count: 2 }),
  microvirus: otherwise(OPPONENT),
  nanites: otherwise({ do: 'damage' }),
  nausicaans: otherwise(RANDOM),
  'null-space': otherwise({ do: 'damage' }),
};
