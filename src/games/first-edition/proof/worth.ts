import type { Seat } from '../../../kernel/types.ts';
import { mayAttempt } from '../chapters/missions/team.ts';
import { missionAt } from '../chapters/spaceline/line.ts';
import { WITH_EFFECTS } from '../content/with-effects.ts';
import { locationOf, personnelOf, pieceOf } from '../position/find.ts';
import type { FirstEdition } from '../state.ts';
import type { LocationId } from '../terms.ts';
import { WAYS } from './needs.ts';

/**
 * Returns how many times the mission at a location has come up, in the version for a seat. The result is infinity if
 * the mission has no effects or the seat can't attempt it.
 */
export function timesAt(
  g: FirstEdition,
  seat: Seat,
  location: LocationId,
  cameUp: ReadonlyMap<string, number>,
): number {
  const { made, quadrant, solved } = locationOf(g, location);
  if (made !== undefined) {
    // A location that leads to another quadrant is rated like the location there that came up least.
    const { card } = pieceOf(g, made.by);
    const beyond = WAYS.filter(({ by }) => by.includes(card)).flatMap(({ from, to }) => [from, to]);
    return Math.min(
      ...Object.values(g.locations)
        .filter((one) => one.made === undefined && one.quadrant !== quadrant && beyond.includes(one.quadrant))
        .map(({ id }) => timesAt(g, seat, id, cameUp)),
    );
  }
  const mission = missionAt(g, location, seat);
  const isOpen = mission !== null && solved === null && mission.requirement !== null && WITH_EFFECTS.has(mission.id);
  if (!isOpen) return Number.POSITIVE_INFINITY;
  const people = personnelOf(g, seat);
  // If the seat has no personnel in play yet, those who arrive later may have the right affiliation.
  const isFor = people.length === 0 || people.some((piece) => mayAttempt(g, seat, location, mission, piece));
  return isFor ? (cameUp.get(mission.id) ?? 0) : Number.POSITIVE_INFINITY;
}
