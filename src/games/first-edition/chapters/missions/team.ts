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

/** Returns the current attempt. Throws if there is none. */
export function attemptOf({ attempt }: FirstEdition): MissionAttempt {
  if (attempt === null) throw new Error('there is no mission attempt');
  return attempt;
}

/** Returns the ship whose crew attempts the mission, or null. */
export function attemptShip(g: FirstEdition, { ship }: MissionAttempt): Piece | null {
  return ship === null ? null : (g.pieces[ship] ?? null);
}

/** Returns the personnel who began the attempt, are still there and can act (C-MISSION-09). */
export function stillIn(g: FirstEdition, attempt: MissionAttempt): Piece[] {
  const places = [onSurface(attempt.location), ...(attempt.ship === null ? [] : crewPlaces(g, attempt.ship))];
  return attempt.team
    .flatMap((id) => g.pieces[id] ?? [])
    .filter((piece) => places.includes(piece.at) && !isStopped(g, piece) && !isDisabled(piece));
}

/**
 * Returns the personnel who face the current seed. At a mission with both icons, only one of the two groups faces the
 * seed (C-MISSION-23).
 */
export function facing(g: FirstEdition): Piece[] {
  const attempt = attemptOf(g);
  const all = stillIn(g, attempt);
  if (attempt.facing === null) return all;
  const surface = onSurface(attempt.location);
  return all.filter(({ at }) => (at === surface) === (attempt.facing === 'away'));
}

/** Returns a group of personnel in an attempt with their equipment and, for a crew, their ship (C-TEAM-10). */
export function groupOf(g: FirstEdition, attempt: MissionAttempt, people: readonly Piece[]): Group {
  const places = new Set(people.map(({ at }) => at));
  // Stopped equipment isn't part of the group (C-TEAM-02, C-TEAM-06).
  const equipment = [...places]
    .flatMap((place) => equipmentAt(g, place, attempt.seat))
    .filter((piece) => !isStopped(g, piece));
  const ship = attemptShip(g, attempt);
  const hasCrew = ship !== null && crewPlaces(g, ship.id).some((place) => places.has(place));
  return { people, equipment, ship: hasCrew ? ship : null };
}

/**
 * True if a personnel's affiliation lets them attempt a mission (C-MISSION-05). Animals can't attempt missions alone
 * (C-MISSION-08), and Borg can't attempt missions at all (C-BORG-04).
 */
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
 * True if personnel can begin, continue and solve an attempt. Someone in each group must match an icon of the mission
 * (C-MISSION-05), and someone in a crew must match the ship (C-MISSION-06).
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
  // An animal's affiliation doesn't count for the ship (C-SKILL-26).
  return (
    ship !== null && !isStopped(g, ship) && may(crew) && crew.some((piece) => !isAnimal(piece) && matching(piece, ship))
  );
}
