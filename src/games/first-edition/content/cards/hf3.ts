import { skillOf } from '../../chapters/skills/skills.ts';
import type { Rule } from '../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import { carrier, isFirstHere } from '../builders/equipment/carried.ts';
import type { CardRules } from '../card-rules.ts';
import type { Attribute, Skill } from '../printed.ts';
import type { CardFacts } from '../text-facts.ts';

/** Raises an attribute of matching personnel with the equipment. Not cumulative. */
function lifts(text: string, attribute: Attribute, by: (g: FirstEdition, piece: Piece) => number): Rule {
  return {
    text,
    adds: {
      attribute(g, source, about) {
        if (about.attribute !== attribute) return 0;
        const piece = carrier(g, source, about.piece);
        return piece !== null && isFirstHere(g, source) ? by(g, piece) : 0;
      },
    },
  };
}

const hasSkills = (g: FirstEdition, piece: Piece, ...skills: Skill[]) =>
  skills.every((one) => skillOf(g, piece, one) > 0);

/** Cards of Homefront III, by id. */
export const CARDS: CardRules = {
  'el-aurian-phaser': lifts(
    'Your personnel with it have STRENGTH +1, or +3 with Treachery and SCIENCE. Not cumulative.',
    'STRENGTH',
    (g, piece) => (hasSkills(g, piece, 'Treachery', 'SCIENCE') ? 3 : 1),
  ),
  'trilithium-weapon-control-padd': lifts(
    'Your personnel with it who have Astrophysics or Stellar Cartography have CUNNING +1, or +3 if they also have Treachery. Not cumulative.',
    'CUNNING',
    (g, piece) => {
      if (!hasSkills(g, piece, 'Astrophysics') && !hasSkills(g, piece, 'Stellar Cartography')) return 0;
      return hasSkills(g, piece, 'Treachery') ? 3 : 1;
    },
  ),
};

/** Facts of cards of Homefront III without a rule, by id. */
export const FACTS: CardFacts = {
  bralek: { onlyDownloads: true },
};
