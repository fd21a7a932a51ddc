import { hostIn } from '../../position/find.ts';
import { locationAt, onSurface } from '../../position/places.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { CardPlace } from '../../terms.ts';
import { isAdjacent } from '../spaceline/line.ts';
import { isPlanet } from '../teams/teams.ts';
import { beamWhy, endsAt } from './beaming.ts';

/**
 * Returns the places to which card text lets a player beam cards from the given place. The places are at the same
 * location (`here`), or at adjacent ones (`next`).
 */
export function beamEnds(g: FirstEdition, seat: number, from: CardPlace, reach: 'here' | 'next'): CardPlace[] {
  const at = locationAt(g, from);
  if (at === null) return [];
  if (reach === 'here') return endsAt(g, seat, at).filter((end) => end !== from);
  return Object.keys(g.locations)
    .filter((id) => isAdjacent(g, at, id))
    .flatMap((id) => [...new Set([...endsAt(g, seat, id), ...(isPlanet(g, id) ? [onSurface(id)] : [])])]);
}

/** Returns a player's own ships and facilities to which some members of an Away Team can be beamed back. */
export function refuges(g: FirstEdition, seat: number, team: readonly Piece[]): CardPlace[] {
  const [first] = team;
  if (first === undefined) return [];
  return beamEnds(g, seat, first.at, 'here').filter(
    (to) => hostIn(g, to)?.seat === seat && team.some((one) => beamWhy(g, one, to) === null),
  );
}
