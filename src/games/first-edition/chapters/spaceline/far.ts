import type { Seat } from '../../../../kernel/types.ts';
import { type Offer, open } from '../../../kit/offers.ts';
import { asLabel } from '../../../kit/words.ts';
import { lineOf, opponentOf } from '../../position/find.ts';
import { locationName } from '../../position/names.ts';
import type { FirstEdition } from '../../state.ts';
import type { LocationId } from '../../terms.ts';
import { distances } from './line.ts';

/**
 * Those among some locations of a line that are farthest from one, or nearest: by the cards on the way, then by what their spans come to
 * (C-SPACELINE-09). Several only where they are equal in both; spans are those of a seat.
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

/** The end of a line that is farther from a location; both where they are equally far. Where it is once found it stays (C-SPACELINE-09). */
export function farEnds(g: FirstEdition, from: LocationId, seat: Seat): LocationId[] {
  const line = lineOf(g, from);
  const ends = line.filter((_, at) => at === 0 || at === line.length - 1);
  return mostDistant(g, from, ends, 'furthest', seat);
}

/** C-SPACELINE-09: of what is equally far the opponent of who is concerned chooses. */
export function chooseAmong(g: FirstEdition, seat: Seat, places: readonly LocationId[], prompt: string) {
  const offers: Offer<LocationId>[] = places.map((id) =>
    open({ key: `to:${id}`, verb: 'to', label: asLabel(locationName(g, id)) }, id),
  );
  return { seat: opponentOf(seat), kind: 'pick' as const, prompt, offers, min: 1, max: 1, rule: 'C-SPACELINE-09' };
}
