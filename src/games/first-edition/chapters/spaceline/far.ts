import type { Seat } from '../../../../kernel/types.ts';
import { type Offer, open } from '../../../kit/offers.ts';
import { asLabel } from '../../../kit/words.ts';
import { lineOf, opponentOf } from '../../position/find.ts';
import { locationName } from '../../position/names.ts';
import type { FirstEdition } from '../../state.ts';
import type { LocationId } from '../../terms.ts';
import { distances } from './line.ts';

/**
 * Returns the locations in `among` that are farthest from a location, or nearest to it (C-SPACELINE-09). The number of
 * cards in between is compared first. If several locations have the same number of cards in between, their total span
 * for the given seat decides. Several locations are returned only if they are equal in both respects.
 */
export function mostDistant(
  g: FirstEdition,
  from: LocationId,
  among: readonly LocationId[],
  to: 'furthest' | 'nearest',
  seat: Seat,
): LocationId[] {
  const line = lineOf(g, from);
  const spans = distances(g, from, seat);
  const best = (some: readonly LocationId[], far: (id: LocationId) => number) => {
    const most = Math[to === 'furthest' ? 'max' : 'min'](...some.map(far));
    return some.filter((id) => far(id) === most);
  };
  const near = best(among, (id) => Math.abs(line.indexOf(id) - line.indexOf(from)));
  return best(near, (id) => spans.get(id) ?? 0);
}

/**
 * Returns the farther end of a line, or both ends if they are equally far (C-SPACELINE-09). Cards that head for an end
 * store it, so that it stays the same even if the line changes.
 */
export function farEnds(g: FirstEdition, from: LocationId, seat: Seat): LocationId[] {
  const line = lineOf(g, from);
  const ends = line.filter((_, at) => at === 0 || at === line.length - 1);
  return mostDistant(g, from, ends, 'furthest', seat);
}

/** Asks the opponent of the affected player to choose among equally far locations (C-SPACELINE-09). */
export function chooseAmong(g: FirstEdition, seat: Seat, places: readonly LocationId[], prompt: string) {
  const offers: Offer<LocationId>[] = places.map((id) =>
    open({ key: `to:${id}`, verb: 'to', label: asLabel(locationName(g, id)) }, id),
  );
  return { seat: opponentOf(seat), kind: 'pick' as const, prompt, offers, min: 1, max: 1, rule: 'C-SPACELINE-09' };
}
