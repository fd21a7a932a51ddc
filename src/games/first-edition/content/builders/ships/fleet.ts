import { type PieceTest, pieceFilter } from '../../../chapters/skills/piece-filter.ts';
import { aboard } from '../../../position/places.ts';
import type { Force, Rule } from '../../../rules/rule.ts';
import { says } from '../../card-rules.ts';
import { filter } from '../../filters/card-filter.ts';
import { iconOf } from '../../filters/filter-text.ts';
import { against, attributeBonus, passing, SHIP } from '../personnel/aiding.ts';
import { joins } from '../personnel/welcome.ts';
import { isAtWorld } from '../places.ts';

/** Tests for the player's personnel aboard a ship. */
export const crew = (who: string): PieceTest => pieceFilter(`aboard, yours, personnel, ${who}`);

/** A bonus of 1 for each personnel aboard who fits, up to `most`. */
export function manned(attributes: typeof SHIP, who: string, most = Number.POSITIVE_INFINITY): Force {
  const test = crew(who);
  return {
    adds: {
      attribute(g, source, { piece, attribute }) {
        const own = g.pieces[piece];
        if (own === undefined || piece !== source.piece || !attributes.includes(attribute)) return 0;
        return Math.min(passing(g, own, test).length, most);
      },
    },
  };
}

/** A bonus in a region. */
export function athome(place: string, by: number, called = `the ${place}`): Rule {
  return says(`RANGE, WEAPONS and SHIELDS +${by} in ${called}.`, attributeBonus(SHIP, by, `in the ${place} region`));
}

/** A bonus to WEAPONS and SHIELDS against one affiliation. */
export function hunter(side: 'Borg' | 'Cardassian' | 'Klingon', weapons: number, shields: number): Rule {
  const what = shields === 0 ? `WEAPONS +${weapons}` : `WEAPONS and SHIELDS +${weapons}`;
  const target = side === 'Borg' ? 'Borg' : `${side}s`;
  return says(`${what} against ${target}.`, against('itself', `[${iconOf(side)}]`, weapons, shields));
}

/** A ship that some of its player's cards may report aboard (C-PLAY-10). `whom` describes the cards in the text. */
export function hosts(whom: string, those: string): Rule {
  const isMeant = filter(those);
  return {
    text: `Your ${whom} may report aboard.`,
    berths(g, { piece }, seat, card) {
      const own = piece === undefined ? undefined : g.pieces[piece];
      if (own === undefined || own.seat !== seat || !isMeant(card)) return [];
      return joins(g, own, card) ? [aboard(own.id)] : [];
    },
  };
}

/** A ship that some of its player's cards may report aboard for free (C-PLAY-03). */
export function hostsFree(whom: string, those: string): Rule {
  const isMeant = filter(those);
  return {
    ...hosts(whom, those),
    text: `Your ${whom} may report aboard for free.`,
    grants: {
      // Only the ship's player may report there.
      free: (_g, { piece }, { card, to }) => piece !== undefined && to === aboard(piece) && isMeant(card),
    },
  };
}

export const cube = hosts('equipment and Borg personnel', 'equipment or Borg');

/** A cube with a bonus to WEAPONS and SHIELDS at the place that cards call by this name. */
export function strongerAt(world: string): Rule {
  return {
    ...cube,
    ...attributeBonus(['WEAPONS', 'SHIELDS'], 3, isAtWorld(world)),
    text: `WEAPONS and SHIELDS +3 at ${world}. ${cube.text}`,
  };
}
