import { cardOf } from '../../content/pool.ts';
import type { Run } from '../../effects/frame.ts';
import { piecesAt } from '../../position/find.ts';
import { isPersonnel } from '../../position/kinds.ts';
import { isStopped } from '../../position/pieces.ts';
import { aboard, hostOf, locationAt, onSurface, wayOf } from '../../position/places.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import { facing } from '../missions/team.ts';
import { equipmentAt, isPlanet } from '../teams/teams.ts';

/** Whether effects are those of the dilemma that is met just now. */
export function isDilemmaMet(g: FirstEdition, { from }: Pick<Run, 'from'>): boolean {
  return from.kind === 'seed' && g.attempt !== null;
}

/** Whom a dilemma can reach: who faces it (C-DILEMMA-13), and later all who are where it lies (C-TEAM-09). */
export function affected(g: FirstEdition, run: Pick<Run, 'from'>): Piece[] {
  if (isDilemmaMet(g, run)) return facing(g);
  const { from } = run;
  const card = from.kind === 'piece' && from.piece !== undefined ? g.pieces[from.piece] : undefined;
  return card === undefined ? [] : peopleNear(g, card);
}

/** All people who are where some are, whoever’s they are, and those too who can’t act. */
export function aroundOf(g: FirstEdition, some: readonly Piece[]): Piece[] {
  const places = new Set(some.map(({ at }) => at));
  return [...places].flatMap((place) => people(g, place));
}

/** People of a seat who are stopped at the location of the attempt, those aboard ships too. */
export function stoppedHere(g: FirstEdition, seat: number): Piece[] {
  const here = g.attempt?.location;
  return Object.values(g.pieces).filter(
    (piece) =>
      piece.seat === seat && isPersonnel(cardOf(piece.card)) && isStopped(g, piece) && locationAt(g, piece.at) === here,
  );
}

/** The people who are present with a card (C-TEAM-08): aboard its ship, with its host, on its planet, or aboard ships at its location in space. */
export function peopleNear(g: FirstEdition, card: Piece): Piece[] {
  const host = hostOf(card.at);
  const on = host === null ? undefined : g.pieces[host];
  if (on !== undefined) {
    if (!isPersonnel(cardOf(on.card))) return people(g, aboard(on.id));
    return piecesAt(g, on.at).filter((piece) => piece.seat === on.seat && isPersonnel(cardOf(piece.card)));
  }
  const location = locationAt(g, card.at);
  if (location === null) return [];
  if (isPlanet(g, location)) return people(g, onSurface(location));
  return Object.values(g.pieces).filter(
    (piece) => isPersonnel(cardOf(piece.card)) && wayOf(piece.at) === 'aboard' && locationAt(g, piece.at) === location,
  );
}

function people(g: FirstEdition, place: Piece['at']): Piece[] {
  return piecesAt(g, place).filter(({ card }) => isPersonnel(cardOf(card)));
}

/** The equipment that those have with them whom it can reach. */
export function carried(g: FirstEdition, run: Pick<Run, 'from'>): Piece[] {
  const people = affected(g, run);
  const places = new Set(people.map(({ at }) => at));
  return [...places].flatMap((place) => equipmentAt(g, place, people[0]?.seat ?? 0));
}
