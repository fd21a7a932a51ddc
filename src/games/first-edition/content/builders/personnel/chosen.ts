import { asLabel } from '../../../../kit/words.ts';
import { pieceFilter } from '../../../chapters/skills/piece-filter.ts';
import type { Effects } from '../../../effects/union.ts';
import type { Rule, RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import { chosenSkill, gainedSkill } from '../../lasting.ts';
import { SKILLS, type Skill } from '../../printed.ts';
import { isUsed, payloadOf } from '../shared.ts';
import { passing, speaker } from './aiding.ts';
import { ANY_SKILL, skillsOf } from './selecting.ts';

/** Returns the skill that a player has selected for a personnel, or undefined. */
function chosenFor({ lasting }: FirstEdition, { id }: Piece): Skill | undefined {
  return SKILLS.find((skill) => lasting.some(({ what, piece }) => what === chosenSkill(skill) && piece === id));
}

/** Gives the personnel a selected skill, instead of the one selected before. */
function choice(g: FirstEdition, own: Piece, skill: Skill): Effects {
  const before = chosenFor(g, own);
  const end: Effects = before === undefined ? [] : [{ do: 'switch', what: chosenSkill(before), piece: own.id }];
  return [...end, { do: 'switch', what: chosenSkill(skill), piece: own.id }];
}

/**
 * When the personnel reports, its player selects a skill for it, and may select another one at the start of their turns
 * (C-TURN-11).
 */
export const SELECTS_SKILL: NonNullable<Rule['at']> = {
  played: {
    does(g, source, { piece }) {
      const own = speaker(g, source);
      if (own === null || piece !== own.id) return [];
      const ways = ANY_SKILL.map((skill) => ({ key: skill, label: skill, list: choice(g, own, skill) }));
      return [{ do: 'either', who: own.seat, ways }];
    },
  },
  'turn-start': {
    offers(g, source, { seat }) {
      const own = speaker(g, source);
      if (own === null || seat !== own.seat) return [];
      const now = chosenFor(g, own);
      return ANY_SKILL.filter((skill) => skill !== now).map((skill) =>
        payloadOf(source, skill, `Select ${skill}`, choice(g, own, skill)),
      );
    },
  },
};

const mates = pieceFilter('yours, present, other, personnel');

/**
 * Once per turn, the personnel gains a regular skill of one of the player's other personnel present until the turn ends
 * (C-TURN-16). The opponent's personnel don't count (C-TEAM-07).
 */
export const borrowsSkill: NonNullable<Rule['orders']> = (g, source, seat) => {
  const own = speaker(g, source);
  if (own === null || own.seat !== seat || isUsed(g, seat, source.card, 'turn')) return [];
  return skillsOf(g, passing(g, own, mates)).map((skill) =>
    payloadOf(source, skill, `Gain ${skill} until the turn ends`, [
      { do: 'use', what: source.card, per: 'turn' },
      { do: 'lasting', what: gainedSkill(skill), until: 'turn', piece: own.id },
    ]),
  );
};

/** The key in `g.lasting` of a personnel who currently uses the second of two skills. */
const SECOND = 'second-skill';

/**
 * The personnel has one of two printed skills: at first the first one, and later the one that its player last chose, at any
 * time or at the start of their turns (C-TURN-11).
 */
export function eitherSkill(
  first: Skill,
  second: Skill,
  when: 'any time' | 'turn start',
): Pick<Rule, 'adds' | 'at' | 'between'> {
  const isSecond = (g: FirstEdition, own: Piece): boolean =>
    g.lasting.some(({ what, piece }) => what === SECOND && piece === own.id);
  const offers = (g: FirstEdition, source: RuleSource) => {
    const own = speaker(g, source);
    if (own === null) return [];
    const label = asLabel(`Use ${isSecond(g, own) ? first : second} instead of ${isSecond(g, own) ? second : first}`);
    return [payloadOf(source, 'skill', label, [{ do: 'switch', what: SECOND, piece: own.id }])];
  };
  return {
    adds: {
      // The card is printed with both skills.
      skill(g, source, { piece, skill }) {
        const own = skill === first || skill === second ? speaker(g, source) : null;
        if (own === null || own.id !== piece) return 0;
        return skill === (isSecond(g, own) ? first : second) ? -1 : 0;
      },
    },
    ...(when === 'turn start'
      ? {
          at: {
            'turn-start': {
              offers: (g, source, { seat }) => (speaker(g, source)?.seat === seat ? offers(g, source) : []),
            },
          },
        }
      : {
          between: (g, source, seat) => (seat === source.seat ? offers(g, source) : []),
          at: { dilemma: { offers } },
        }),
  };
}
