import { matching } from '../../chapters/affiliation/compatible.ts';
import type { PieceTest } from '../../chapters/skills/piece-filter.ts';
import { every } from '../../chapters/skills/piece-filter.ts';
import { isWithin } from '../../chapters/teams/teams.ts';
import { personnelOf, vesselsIn } from '../../position/find.ts';
import { onPiece } from '../../position/places.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import { teaches } from '../builders/personnel/aiding.ts';
import { hostIn } from '../builders/shared.ts';
import { laid } from '../builders/table/laid.ts';
import { drawOne, whenPlayed } from '../builders/table/plays.ts';
import type { CardRules } from '../card-rules.ts';
import { filter } from '../filters/card-filter.ts';
import { cardOf } from '../pool.ts';
import type { CardFacts } from '../text-facts.ts';

const isHeadquarters = filter('headquarters');

/** True for a personnel who matches the headquarters that the card is on, and is there. */
const isServing: PieceTest = (piece, g, own) => {
  const base = hostIn(g, { seat: own.seat, kind: 'piece', card: own.card, piece: own.id });
  return base !== null && isWithin(g, piece.at, base.id) && matching(piece, base);
};

/** Returns the logos of series and films on the printings of a card. */
function logosOf({ card }: Piece): string[] {
  return cardOf(card).printings.flatMap(({ property }) => (property === '' ? [] : [property]));
}

/** True if a personnel has a logo that none of their player's other personnel has. */
function isNewLogo(g: FirstEdition, piece: Piece): boolean {
  const others = personnelOf(g, piece.seat).filter(({ id }) => id !== piece.id);
  const known = new Set(others.flatMap(logosOf));
  return logosOf(piece).some((logo) => !known.has(logo));
}

/** Cards of Warp Pack 2017, by id. */
export const CARDS: CardRules = {
  'hq-executive-orders': {
    text: 'On a headquarters, may be seeded: once per turn, when you report a matching personnel here with a logo that none of your other personnel in play has, you may draw a card. Your matching personnel of V.I.P. classification here gain SECURITY.',
    ...laid((g) =>
      vesselsIn(g)
        .filter(isHeadquarters)
        .map(({ id }) => onPiece(id)),
    ),
    at: {
      played: whenPlayed('personnel', 'Draw a card', drawOne, (g, source, played) => {
        const base = hostIn(g, source);
        return base !== null && isWithin(g, played.at, base.id) && matching(played, base) && isNewLogo(g, played);
      }),
    },
    ...teaches(['SECURITY'], every('yours, personnel, V.I.P. classification', isServing)),
  },
};

/** Facts about cards from Warp Pack that have no rule, by id. */
export const FACTS: CardFacts = {
  'planet-of-galactic-peace': { immuneTo: ['Kevin Uxbridge'] },
};
