import { regionOf } from '../../../chapters/spaceline/line.ts';
import { isWithin } from '../../../chapters/teams/teams.ts';
import { locationOf } from '../../../position/find.ts';
import { aboard, locationAt } from '../../../position/places.ts';
import type { Force, Rule } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import { type Card, isOf } from '../../card.ts';
import { says } from '../../card-rules.ts';
import { cardOf } from '../../pool.ts';
import { isOfGroup } from '../../traits.ts';
import {
  against,
  attributeBonus,
  every,
  icon,
  of,
  type PieceTest,
  person,
  SHIP,
  self,
  yours,
} from '../personnel/aiding.ts';
import { joins } from '../personnel/welcome.ts';

const inside: PieceTest = (piece, g, own) => isWithin(g, piece.at, own.id);
export const crew = (...tests: readonly PieceTest[]): PieceTest => every(inside, yours, person, ...tests);

/** Counts the pieces that pass a test. */
export const count = (g: FirstEdition, own: Piece, test: PieceTest): number =>
  Object.values(g.pieces).filter((piece) => test(piece, g, own)).length;

/** A bonus of 1 for each personnel aboard who passes a test, up to `most`. */
export function manned(attributes: typeof SHIP, test: PieceTest, most = Number.POSITIVE_INFINITY): Force {
  return {
    adds: {
      attribute(g, source, { piece, attribute }) {
        const own = g.pieces[piece];
        if (own === undefined || piece !== source.piece || !attributes.includes(attribute)) return 0;
        return Math.min(count(g, own, crew(test)), most);
      },
    },
  };
}

export const isIn =
  (place: string) =>
  (own: Piece, g: FirstEdition): boolean => {
    const location = locationAt(g, own.at);
    return location !== null && [regionOf(g, location), locationOf(g, location).quadrant].includes(place);
  };

/** A bonus in a region or quadrant. */
export function athome(place: string, by: number, called = `the ${place}`): Rule {
  return says(`RANGE, WEAPONS and SHIELDS +${by} in ${called}.`, attributeBonus(SHIP, by, isIn(place)));
}

/** A bonus to WEAPONS and SHIELDS against one affiliation. */
export function hunter(side: 'Borg' | 'Cardassian' | 'Klingon', weapons: number, shields: number): Rule {
  const what = shields === 0 ? `WEAPONS +${weapons}` : `WEAPONS and SHIELDS +${weapons}`;
  const target = side === 'Borg' ? 'Borg' : `${side}s`;
  return says(`${what} against ${target}.`, against(self, of(side), weapons, shields));
}

/** A ship that some of its player's cards may report aboard (C-PLAY-10). */
export function hosts(whom: string, isMeant: (card: Card) => boolean): Rule {
  return {
    text: `Your ${whom} may report aboard.`,
    berths(g, { piece }, seat, card) {
      const own = piece === undefined ? undefined : g.pieces[piece];
      if (own === undefined || own.seat !== seat || !isMeant(cardOf(card))) return [];
      return joins(g, own, card) ? [aboard(own.id)] : [];
    },
  };
}

const isBorg = (card: Card): boolean => isOf(card, 'Equipment') || isOfGroup(card, 'Borg');
export const cube = hosts('equipment and Borg personnel', isBorg);
export const ENT_E = icon('Ent-E');
