import { compatible } from '../../../chapters/affiliation/compatible.ts';
import { weaponsWhy } from '../../../chapters/battle/forces.ts';
import { attributeOf } from '../../../chapters/skills/attributes.ts';
import { isAlone, meets } from '../../../chapters/skills/group.ts';
import { crewOf } from '../../../chapters/teams/teams.ts';
import { piecesAt } from '../../../position/find.ts';
import type { Group } from '../../../position/group.ts';
import { isShip } from '../../../position/piece-types.ts';
import { inSpace } from '../../../position/places.ts';
import type { Rule } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import type { CardPlace } from '../../../terms.ts';
import type { ShipCard } from '../../card.ts';
import type { Formula } from '../../formula.ts';
import { cardOf } from '../../pool.ts';

function ships(g: FirstEdition, seat: number, at: CardPlace): Piece[] {
  return piecesAt(g, at).filter((piece) => piece.seat === seat && isShip(piece));
}

export function factsOf({ card }: Piece): ShipCard {
  const facts = cardOf(card);
  if (facts.type !== 'Ship') throw new Error(`${card} isn’t a ship`);
  return facts;
}

/** True if the crew members who can act meet a formula. */
export function crewMeets(g: FirstEdition, ship: Piece, formula: Formula): boolean {
  return meets(g, { people: crewOf(g, ship), equipment: [], ship }, formula);
}

/** A requirement for the attempting player's ship in orbit, that is, undocked in space there (C-SPACELINE-08). */
export function inOrbit(text: string, is: (g: FirstEdition, ship: Piece) => boolean): Rule {
  return {
    text: `Your ship in orbit must be ${text}.`,
    requires: (g, _group, { seat, location }) => ships(g, seat, inSpace(location)).some((ship) => is(g, ship)),
  };
}

/** The solving player discards one personnel who meets the formula. */
export function costs(text: string, formula: Formula, unless?: Formula): Rule {
  const able = (g: FirstEdition, { people }: Group) => people.filter((piece) => isAlone(g, piece, formula));
  return {
    text,
    requires: (g, group) => able(g, group).length > 0,
    pays: (g, group) => (unless !== undefined && meets(g, group, unless) ? [] : able(g, group).map(({ id }) => id)),
  };
}

/**
 * Returns the total WEAPONS of a player's ships in space at a location, counting only ships that may use them
 * (C-MISSION-26). If `attempting` is given, only ships that are compatible with that ship count (C-MISSION-21).
 */
export function weapons(g: FirstEdition, seat: number, location: string, attempting?: Piece): number {
  return ships(g, seat, inSpace(location))
    .filter((ship) => weaponsWhy(g, ship) === null && (attempting === undefined || compatible(g, ship, attempting)))
    .reduce((sum, ship) => sum + attributeOf(g, ship, 'WEAPONS'), 0);
}
