import type { Seat } from '../../../../kernel/types.ts';
import type { MissionCard } from '../../content/card.ts';
import type { Group } from '../../position/group.ts';
import { isDisabled, isStopped } from '../../position/pieces.ts';
import { onSurface } from '../../position/places.ts';
import { granted } from '../../rules/ask.ts';
import type { FirstEdition, MissionAttempt, Piece } from '../../state.ts';
import type { LocationId } from '../../terms.ts';
import { affiliationOf, matching } from '../affiliation/compatible.ts';
import { isAnimal } from '../skills/skills.ts';
import { missionFor } from '../spaceline/line.ts';
import { crewPlaces, equipmentAt, whereOf } from '../teams/teams.ts';

/** The attempt under way. Throws when there is none. */
export function attemptOf({ attempt }: FirstEdition): MissionAttempt {
  if (attempt === null) throw new Error('nothing is attempted');
  return attempt;
}

/** The ship whose crew attempts, as long as it is there. */
export function attemptShip(g: FirstEdition, { ship }: MissionAttempt): Piece | null {
  return ship === null ? null : (g.pieces[ship] ?? null);
}

/** Those who began an attempt and are still in it: there, and able to act (C-MISSION-09). */
export function stillIn(g: FirstEdition, attempt: MissionAttempt): Piece[] {
  const places = [onSurface(attempt.location), ...(attempt.ship === null ? [] : crewPlaces(g, attempt.ship))];
  return attempt.team
    .flatMap((id) => g.pieces[id] ?? [])
    .filter((piece) => places.includes(piece.at) && !isStopped(g, piece) && !isDisabled(piece));
}

/** Those who face what is met: at a mission with both icons one of the two groups (C-MISSION-23). */
export function facing(g: FirstEdition): Piece[] {
  const attempt = attemptOf(g);
  const all = stillIn(g, attempt);
  if (attempt.facing === null) return all;
  const surface = onSurface(attempt.location);
  return all.filter(({ at }) => (at === surface) === (attempt.facing === 'away'));
}

/** A group of people in an attempt, with what they carry and the ship of the crew: it is there only for its own crew (C-TEAM-10). */
export function groupOf(g: FirstEdition, attempt: MissionAttempt, people: readonly Piece[]): Group {
  const places = new Set(people.map(({ at }) => at));
  // C-TEAM-02, C-TEAM-06: what is stopped is another group’s.
  const equipment = [...places]
    .flatMap((place) => equipmentAt(g, place, attempt.seat))
    .filter((piece) => !isStopped(g, piece));
  const ship = attemptShip(g, attempt);
  const hasCrew = ship !== null && crewPlaces(g, ship.id).some((place) => places.has(place));
  return { people, equipment, ship: hasCrew ? ship : null };
}

/** Whether somebody may attempt a mission by affiliation (C-MISSION-05); animals don’t alone (C-MISSION-08), and Borg never do (C-BORG-04). */
export function mayAttempt(
  g: FirstEdition,
  seat: Seat,
  location: LocationId,
  mission: MissionCard,
  piece: Piece,
): boolean {
  const affiliation = affiliationOf(piece);
  if (affiliation === null || affiliation === 'Borg' || isAnimal(piece)) return false;
  if (mission.openToAll || mission.affiliations.includes(affiliation)) return true;
  return granted(g, 'attempt', { seat, location, affiliation, piece: piece.id });
}

/**
 * Whether people can begin, go on with and solve an attempt: one of each group has an icon of the mission (C-MISSION-05), and one of a
 * crew that of the ship (C-MISSION-06).
 */
export function isAble(
  g: FirstEdition,
  seat: Seat,
  location: LocationId,
  people: readonly Piece[],
  ship: Piece | null,
): boolean {
  const mission = missionFor(g, location, seat);
  const where = whereOf(g, location);
  const away = people.filter(({ at }) => at === onSurface(location));
  const within = ship === null ? [] : crewPlaces(g, ship.id);
  const crew = people.filter(({ at }) => within.includes(at));
  const may = (group: readonly Piece[]) => group.some((piece) => mayAttempt(g, seat, location, mission, piece));
  if (where !== 'space' && !may(away)) return false;
  if (where === 'planet') return true;
  // C-SKILL-26: no animal has the icon of the ship for it.
  return (
    ship !== null && !isStopped(g, ship) && may(crew) && crew.some((piece) => !isAnimal(piece) && matching(piece, ship))
  );
}
