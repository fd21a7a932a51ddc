import { isWithin } from '../../../chapters/teams/teams.ts';
import { hostOf, onPiece } from '../../../position/places.ts';
import type { Rule, RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition } from '../../../state.ts';
import { cardOf } from '../../pool.ts';
import type { Attribute, Classification } from '../../printed.ts';

/** Returns the id of the piece that a card is on, or null. */
function hostId(g: FirstEdition, { piece }: RuleSource): number | null {
  const at = piece === undefined ? undefined : g.pieces[piece]?.at;
  return at === undefined ? null : hostOf(at);
}

/** Returns a place on each ship in play, of one player or, if `seat` is null, of both. */
function ships(g: FirstEdition, seat: number | null) {
  return Object.values(g.pieces)
    .filter((piece) => cardOf(piece.card).type === 'Ship' && (seat === null || piece.seat === seat))
    .map(({ id }) => onPiece(id));
}

/** Raises an attribute of the card's host. */
function raises(attribute: Attribute, by: (g: FirstEdition, host: number) => number): NonNullable<Rule['adds']> {
  return {
    attribute: (g, source, about) =>
      about.attribute === attribute && hostId(g, source) === about.piece ? by(g, about.piece) : 0,
  };
}

/** Gives SHIELDS +2 for each personnel aboard with a certain classification. */
function shields(trade: Classification): Rule {
  const count = (g: FirstEdition, host: number): number =>
    Object.values(g.pieces).filter(({ at, card }) => {
      const facts = cardOf(card);
      return isWithin(g, at, host) && facts.type === 'Personnel' && facts.classifications.includes(trade);
    }).length;
  return {
    text: `Play it on your ship: SHIELDS +2 for each personnel aboard with ${trade} classification.`,
    plays: (g, seat) => ships(g, seat),
    adds: raises('SHIELDS', (g, host) => 2 * count(g, host)),
  };
}

/** Events that enhance a ship. */
export const ENHANCING: Readonly<Record<string, Rule>> = {
  'bynars-weapon-enhancement': {
    text: 'Play it on any ship: WEAPONS +2.',
    plays: (g) => ships(g, null),
    adds: raises('WEAPONS', () => 2),
  },
  'metaphasic-shields': shields('SCIENCE'),
  'nutational-shields': shields('ENGINEER'),
};
