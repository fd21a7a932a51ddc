import { stateFilter } from '../../chapters/skills/piece-filter.ts';
import { personnelOf } from '../../position/find.ts';
import type { Rule } from '../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import { grantsSkill } from '../builders/equipment/arms.ts';
import { carrier, isFirstHere } from '../builders/equipment/carried.ts';
import { ALL, both, raises } from '../builders/personnel/aiding.ts';
import { either } from '../builders/personnel/figures.ts';
import type { CardRules } from '../card-rules.ts';
import { filter } from '../filters/card-filter.ts';
import type { Attribute } from '../printed.ts';
import type { CardFacts } from '../text-facts.ts';

/** Raises an attribute of matching personnel with the equipment. Not cumulative. */
function lifts(text: string, attribute: Attribute, by: (piece: Piece, g: FirstEdition) => number): Rule {
  return {
    text,
    adds: {
      attribute(g, source, about) {
        if (about.attribute !== attribute) return 0;
        const piece = carrier(g, source, about.piece);
        return piece !== null && isFirstHere(g, source) ? by(piece, g) : 0;
      },
    },
  };
}

const isVillain = stateFilter('Treachery, SCIENCE');
const isReader = stateFilter('Astrophysics or Stellar Cartography');
const isTraitor = stateFilter('Treachery');

const isData = filter('{any Data}');

/** Cards of Homefront III, by id. */
export const CARDS: CardRules = {
  'el-aurian-phaser': lifts(
    'Your personnel with it have STRENGTH +1, or +3 with Treachery and SCIENCE. Not cumulative.',
    'STRENGTH',
    (piece, g) => (isVillain(piece, g) ? 3 : 1),
  ),
  'mr-tricorder': {
    ...both(grantsSkill('Computer Skill', 'OFFICER, ENGINEER'), raises(ALL, -6, 'here, personnel, Android')),
    text: 'May report to any Data. Your personnel with it who have both OFFICER and ENGINEER have Computer Skill. Androids at its location have all attributes −6. Not cumulative.',
    reports: (g, seat) => [...new Set(personnelOf(g, seat).flatMap((piece) => (isData(piece) ? [piece.at] : [])))],
  },
  'trilithium-weapon-control-padd': lifts(
    'Your personnel with it who have Astrophysics or Stellar Cartography have CUNNING +1, or +3 if they also have Treachery. Not cumulative.',
    'CUNNING',
    (piece, g) => (!isReader(piece, g) ? 0 : isTraitor(piece, g) ? 3 : 1),
  ),
  'wesley-crusher-homefront-iii': either('INTEGRITY', 3, 7),
};

/** Facts about cards from Homefront III that have no rule, by id. */
export const FACTS: CardFacts = {
  bralek: { onlyDownloads: true },
};
