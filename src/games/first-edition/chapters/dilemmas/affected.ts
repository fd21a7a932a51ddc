import { cardOf } from '../../content/pool.ts';
import { type Run, sourceOf } from '../../effects/frame.ts';
import { piecesAt, vesselsWithin } from '../../position/find.ts';
import { isPersonnel } from '../../position/kinds.ts';
import { isStopped } from '../../position/pieces.ts';
import { hostOf, locationAt, onSurface } from '../../position/places.ts';
import { isSeenAt } from '../../position/veils.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { CardPlace } from '../../terms.ts';
import { facing } from '../missions/team.ts';
import { crewsWithin, equipmentAt, isPlanet, placesWith } from '../teams/teams.ts';

/** Whom a dilemma can reach: who faces it (C-DILEMMA-13), and later all who are where it lies (C-TEAM-09). */
export function affected(g: FirstEdition, run: Pick<Run, 'from'>): Piece[] {
  if (run.from.kind === 'seed') return facing(g);
  const card = sourceOf(g, run);
  return card === undefined ? [] : peopleNear(g, card);
}

/** All people who are where some are, whoever’s they are, and those too who can’t act (C-DILEMMA-13). */
export function aroundOf(g: FirstEdition, some: readonly Piece[]): Piece[] {
  const places = new Set(some.map(({ at }) => at));
  return [...places].flatMap((place) => piecesAt(g, place).filter(({ card }) => isPersonnel(cardOf(card))));
}

/** People of a seat who are stopped at the location of the attempt, those aboard ships too (C-STOP-01). */
export function stoppedHere(g: FirstEdition, seat: number): Piece[] {
  const here = g.attempt?.location;
  return Object.values(g.pieces).filter(
    (piece) =>
      piece.seat === seat && isPersonnel(cardOf(piece.card)) && isStopped(g, piece) && locationAt(g, piece.at) === here,
  );
}

/** The card in play on which another one lies. */
export function hostBelow(g: FirstEdition, card: Piece): Piece | undefined {
  return g.pieces[hostOf(card.at) ?? 0];
}

/**
 * Where those are who are present with a card (C-TEAM-08), by who is together: within its ship, with its host, on its planet, or within ships
 * and facilities at its location in space.
 */
export function placesNear(g: FirstEdition, card: Piece): CardPlace[][] {
  const host = hostBelow(g, card);
  if (host !== undefined) {
    if (isPersonnel(cardOf(host.card))) return [placesWith(g, host.at)];
    return crewsWithin(g, host.id);
  }
  const location = locationAt(g, card.at);
  if (location === null) return [];
  return isPlanet(g, location)
    ? [[onSurface(location)]]
    : vesselsWithin(g, location).flatMap((vessel) => (isSeenAt(g, vessel, location) ? crewsWithin(g, vessel.id) : []));
}

/** The people who are present with a card (C-TEAM-08), with its host those of its player. */
export function peopleNear(g: FirstEdition, card: Piece): Piece[] {
  const places = placesNear(g, card).flat();
  const host = hostBelow(g, card);
  const seat = host !== undefined && isPersonnel(cardOf(host.card)) ? host.seat : null;
  return Object.values(g.pieces).filter(
    (piece) => isPersonnel(cardOf(piece.card)) && places.includes(piece.at) && (seat === null || piece.seat === seat),
  );
}

/** The equipment that those have with them whom it can reach. */
export function carried(g: FirstEdition, run: Pick<Run, 'from'>): Piece[] {
  const people = affected(g, run);
  const places = new Set(people.map(({ at }) => at));
  return [...places].flatMap((place) => equipmentAt(g, place, people[0]?.seat ?? 0));
}
