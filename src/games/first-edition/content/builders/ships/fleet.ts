import { no } from '../../../../kit/offers.ts';
import { type PieceTest, pieceFilter } from '../../../chapters/skills/piece-filter.ts';
import { staffingIcons } from '../../../chapters/staffing/staffing.ts';
import { crewOf } from '../../../chapters/teams/teams.ts';
import { namedPieces, shipsOf } from '../../../position/find.ts';
import { pieceName } from '../../../position/names.ts';
import { isDisabled } from '../../../position/pieces.ts';
import { aboard, inSpace, locationAt } from '../../../position/places.ts';
import { saying } from '../../../rules/ask.ts';
import type { Force, Rule } from '../../../rules/rule.ts';
import { says } from '../../card-rules.ts';
import { filter } from '../../filters/card-filter.ts';
import { iconOf } from '../../filters/filter-text.ts';
import { against, attributeBonus, passing, SHIP } from '../personnel/aiding.ts';
import { joins } from '../personnel/welcome.ts';
import { isAtWorld } from '../places.ts';

/** Tests for the player's personnel aboard a ship. Disabled personnel and captives don't count (C-TEAM-15). */
export const crew = (who: string): PieceTest => pieceFilter(`aboard, yours, personnel, not disabled, ${who}`);

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

/** Lets a ship load, carry and launch some of its player's ships (C-MOVE-17). */
function carries(those: string): Pick<Rule, 'grants'> {
  const test = pieceFilter(`yours, ship, ${those}`);
  return {
    grants: {
      carry(g, { piece }, { carrier, ship }) {
        const [own, craft] = [g.pieces[carrier], g.pieces[ship]];
        return carrier === piece && own !== undefined && craft !== undefined && test(craft, g, own);
      },
    },
  };
}

/** A ship that some of its player's ships may report aboard, and that loads and launches them (C-PLAY-10, C-MOVE-17). */
export function bay(whom: string, those: string): Rule {
  return {
    ...hosts(whom, `ship, ${those}`),
    ...carries(those),
    text: `Your ${whom} may report aboard, and this ship loads and launches them.`,
  };
}

/** Lets a small ship report aboard some of its player's ships (C-PLAY-10). */
export function ridesIn(those: string): Required<Pick<Rule, 'reports'>> {
  const isCarrier = filter(those);
  return {
    reports: (g, seat) =>
      shipsOf(g, seat)
        .filter((ship) => isCarrier(ship))
        .map(({ id }) => aboard(id)),
  };
}

/**
 * Returns the rule of a small ship that may report aboard some of its player's ships, which also load and launch it
 * (C-MOVE-17).
 * @param carriers the larger ships in words, for the text.
 * @param those a filter for the larger ships.
 */
export function ferried(carriers: string, those: string): Rule {
  const isCarrier = pieceFilter(`yours, ${those}`);
  return {
    text: `May report aboard your ${carriers}, which load and launch it.`,
    ...ridesIn(those),
    grants: {
      carry(g, { piece }, { carrier, ship }) {
        const [larger, own] = [g.pieces[carrier], g.pieces[ship]];
        return ship === piece && larger !== undefined && own !== undefined && isCarrier(larger, g, own);
      },
    },
  };
}

/** A ship that can't carry other ships, not even if another card lets it, except those of a filter (C-MOVE-17). */
export function carriesNone(but?: string): Rule {
  const isMeant = but === undefined ? () => false : filter(but);
  return {
    text: `It can’t carry ships${but === undefined ? '' : ' other than shuttlepods'}.`,
    bans: {
      carry: (g, { piece }, { carrier, ship }) => {
        const craft = g.pieces[ship];
        return carrier === piece && craft !== undefined && !isMeant(craft)
          ? no('C-MOVE-17', () => `${pieceName(g, carrier)} can’t carry ships.`)
          : null;
      },
    },
  };
}

/** A Defiant-class ship, which carries only shuttlepods. */
export const SHUTTLEPODS_ONLY = carriesNone('ship, Shuttlepod or "shuttlepod" in class');

/** A ship that may report to some places with up to `most` personnel from the hand (C-PLAY-10, C-PLAY-16). */
export function comesWith(text: string, most: number, to: NonNullable<Rule['reports']>, who?: string): Rule {
  return {
    text,
    reports: to,
    at: {
      played: {
        does(g, { piece: own, seat }, { piece, isFree }) {
          const ship = g.pieces[piece];
          if (piece !== own || isFree === true || ship === undefined || !to(g, seat).includes(ship.at)) return [];
          // A place that invites the ship says itself who comes along.
          const invited = saying(g, 'berths').some(({ source, says }) =>
            says(g, source, seat, ship.card).includes(ship.at),
          );
          if (invited) return [];
          return [{ do: 'bring-crew', ship: piece, most, ...(who === undefined ? {} : { who }) }];
        },
      },
    },
  };
}

/** Lets a ship report to the location of a card with this title that isn't disabled (C-PLAY-10, C-TEAM-15). */
export function reportsBeside(title: string): Required<Pick<Rule, 'reports'>> {
  return {
    reports: (g) =>
      namedPieces(g, title).flatMap((piece) => {
        const location = isDisabled(piece) ? null : locationAt(g, piece.at);
        return location === null ? [] : [inSpace(location)];
      }),
  };
}

/** A personnel who meets all staffing requirements of the ship alone (C-STAFF-01). */
export function staffedBy(title: string): Force {
  const isMeant = pieceFilter(`{${title}}`);
  return {
    adds: {
      staffing(g, source, { ship, piece }) {
        const own = g.pieces[ship];
        if (ship !== source.piece || piece !== undefined || own === undefined) return 0;
        return crewOf(g, own).some((one) => isMeant(one, g, own)) ? staffingIcons(own) : 0;
      },
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

export const cube = hosts('equipment and Borg personnel', 'equipment or (personnel, Borg)');

/** A cube with a bonus to WEAPONS and SHIELDS at the place that cards call by this name. */
export function strongerAt(world: string): Rule {
  return {
    ...cube,
    ...attributeBonus(['WEAPONS', 'SHIELDS'], 3, isAtWorld(world)),
    text: `WEAPONS and SHIELDS +3 at ${world}. ${cube.text}`,
  };
}
