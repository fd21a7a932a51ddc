import { locationAt, onSurface } from '../../position/places.ts';
import type { FirstEdition } from '../../state.ts';
import type { CardPlace } from '../../terms.ts';
import { isAdjacent } from '../spaceline/line.ts';
import { isPlanet } from '../teams/teams.ts';
import { endsAt } from './beaming.ts';

/** Where a seat can beam to from a place by a card that lets it: at the same location, or at those next to it. */
export function beamEnds(g: FirstEdition, seat: number, from: CardPlace, reach: 'here' | 'next'): CardPlace[] {
  const at = locationAt(g, from);
  if (at === null) return [];
  if (reach === 'here') return endsAt(g, seat, at).filter((end) => end !== from);
  return Object.keys(g.locations)
    .filter((id) => isAdjacent(g, at, id))
    .flatMap((id) => [...new Set([...endsAt(g, seat, id), ...(isPlanet(g, id) ? [onSurface(id)] : [])])]);
}
