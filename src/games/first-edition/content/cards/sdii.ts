import { staffingIcons } from '../../chapters/staffing/staffing.ts';
import { piecesOf } from '../../position/find.ts';
import { dockedAt } from '../../position/places.ts';
import type { Rule } from '../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { CardId } from '../../terms.ts';
import { hides } from '../builders/missions/grounds.ts';
import { worthMore } from '../builders/missions/points.ts';
import type { CardRules } from '../card-rules.ts';
import { f } from '../formula-text.ts';
import { cardOf } from '../pool.ts';
import type { CardFacts } from '../text-facts.ts';

/** True if a card is a universal D'Kora-class ship, whose class is also spelled differently. */
function isTrader(card: CardId): boolean {
  const facts = cardOf(card);
  return facts.type === 'Ship' && facts.unique === 'universal' && /D.kora\b/i.test(facts.shipClass);
}

/** A requirement for the ship whose crew attempts the mission. */
function byShip(text: string, is: (g: FirstEdition, ship: Piece) => boolean): Rule {
  return {
    text: `The attempting ship must have ${text}.`,
    requires: (g, { ship }) => ship !== null && is(g, ship),
  };
}

/** Cards of Starter Deck II, by id. */
export const CARDS: CardRules = {
  'botanical-research': { text: 'You may seed Atmospheric Ionization here in the facility phase.' },
  'ferengi-trading-post': {
    text: 'Seed one, with a universal D’Kora-class ship here. Build more where you have a Ferengi ENGINEER. Both players’ non-Borg cards of any affiliation report aboard and are compatible there.',
    grants: { 'open-house': (_g, { piece }, { facility }) => facility === piece },
    harbors(g, { seat, piece }, seeder, card) {
      const isOther = piecesOf(g, seat).some((one) => isTrader(one.card));
      return piece !== undefined && seeder === seat && isTrader(card) && !isOther ? [dockedAt(piece)] : [];
    },
  },
  'geological-survey': worthMore(
    '10 more points with Geology ×3 or Greed ×3 present.',
    10,
    f('Geology x3 OR Greed x3'),
  ),
  'military-exercises': byShip('at least two staffing icons', (_g, ship) => staffingIcons(ship) >= 2),
  'search-for-weapons': hides('You may seed hand weapons here. The player who solves this earns them.', 'hand weapon'),
};

/** Facts about cards from Starter Deck II that have no rule, by id. */
export const FACTS: CardFacts = {
  'memory-wipe': { faceUp: 'facility' },
};
