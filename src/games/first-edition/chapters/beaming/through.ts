import type { Seat } from '../../../../kernel/types.ts';
import { pieceOf, vesselsIn } from '../../position/find.ts';
import { aboard, hostOf, locationAt } from '../../position/places.ts';
import { isAtNor } from '../../position/stations.ts';
import { concealedBy } from '../../position/veils.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { CardPlace } from '../../terms.ts';
import { isOpenTo } from '../affiliation/open-house.ts';
import { skillOf } from '../skills/skills.ts';
import { activeAt } from '../teams/teams.ts';
import { beamable, endsAt } from './beaming.ts';

/** A beam through opposing SHIELDS. The personnel who works the transporters stays behind. */
export interface ThroughShields {
  readonly from: CardPlace;
  readonly to: CardPlace;
  /** The cards that can be beamed. */
  readonly able: readonly Piece[];
}

/**
 * Returns opposing ships and facilities whose SHIELDS keep a player out (C-BEAM-03), except Nors, ships docked there
 * (C-BEAM-09), and concealed vessels (C-CLOAK-03).
 */
export function vesselsBehind(g: FirstEdition, seat: Seat): Piece[] {
  return vesselsIn(g).filter((piece) => {
    if (isAtNor(g, piece) || isOpenTo(g, piece, seat)) return false;
    return locationAt(g, piece.at) !== null && concealedBy(g, aboard(piece.id)) === null;
  });
}

/**
 * Returns a player's places where a personnel can work the transporters with Transporter Skill (C-BEAM-08), each with
 * that personnel.
 */
export function operatorsFor(g: FirstEdition, seat: Seat, vessel: Piece): { place: CardPlace; operator: Piece }[] {
  const location = locationAt(g, vessel.at);
  if (location === null) return [];
  return endsAt(g, seat, location).flatMap((place) => {
    const host = hostOf(place);
    if (host === null || pieceOf(g, host).seat !== seat) return [];
    const operator = activeAt(g, place, seat).find((piece) => skillOf(g, piece, 'Transporter Skill') > 0);
    return operator === undefined ? [] : [{ place, operator }];
  });
}

/** Returns a player's beams through the SHIELDS of an opposing vessel. */
export function passages(g: FirstEdition, seat: Seat, vessel: Piece): ThroughShields[] {
  const there = aboard(vessel.id);
  return operatorsFor(g, seat, vessel)
    .flatMap(({ place, operator }) => [
      { from: place, to: there, able: beamable(g, place, seat).filter(({ id }) => id !== operator.id) },
      { from: there, to: place, able: beamable(g, there, seat) },
    ])
    .filter(({ able }) => able.length > 0);
}
