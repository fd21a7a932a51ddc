import type { Seat } from '../../../../kernel/types.ts';
import { keyed, no, type Obstacle, type Offer } from '../../../kit/offers.ts';
import { asHint, asLabel, several } from '../../../kit/words.ts';
import { locationOf, shipsOf } from '../../position/find.ts';
import { calledAt } from '../../position/map-numbers.ts';
import { locationName, pieceName } from '../../position/names.ts';
import { inSpace, locationAt, placeKind } from '../../position/places.ts';
import { banned } from '../../rules/ask.ts';
import type { FirstEdition, MissionAttempt, Piece } from '../../state.ts';
import type { LocationId } from '../../terms.ts';
import { isBorg } from '../borg/borg.ts';
import { ATTEMPT, type Payload } from '../calls.ts';
import { missionAt } from '../spaceline/line.ts';
import { awayTeams, crewOf, whereOf } from '../teams/teams.ts';
import { canSolve, newAttempt, whyUnsolved } from './solving.ts';
import { isAble } from './team.ts';

/**
 * Returns the attempts that a player can begin (C-MISSION-03, C-MISSION-04), whether or not they could solve the
 * mission (C-MISSION-11). If `barred` is set, the result also includes docked ships, which can't begin an attempt.
 */
export function attemptOffers(g: FirstEdition, seat: Seat, barred = true): Offer<Payload>[] {
  const ships = shipsOf(g, seat);
  return Object.keys(g.locations).flatMap((location) => {
    // A location created by a card has no mission.
    if (missionAt(g, location, seat) === null) return [];
    const where = whereOf(g, location);
    if (where === 'planet') return awayTeams(g, location, seat).map((team) => attempt(g, seat, location, team, null));
    const space = inSpace(location);
    const here = ships.filter(({ at }) => at === space);
    if (where === 'space') {
      const isDocked = ({ at }: Piece) => placeKind(at) === 'docked' && locationAt(g, at) === location;
      return [...here, ...(barred ? ships.filter(isDocked) : [])].map((ship) => attempt(g, seat, location, [], ship));
    }
    const teams = awayTeams(g, location, seat);
    return here.flatMap((ship) => teams.map((team) => attempt(g, seat, location, team, ship)));
  });
}

function attempt(g: FirstEdition, seat: Seat, location: LocationId, away: Piece[], ship: Piece | null): Offer<Payload> {
  const crew = ship === null ? [] : crewOf(g, ship);
  const people = [...away, ...crew];
  const team = people.map(({ id }) => id);
  const payload: Payload = (ctx) => ctx.call(ATTEMPT, { seat, location, ship: ship?.id ?? null, team });
  const who = [...(ship === null ? [] : [String(ship.id)]), ...(away[0] === undefined ? [] : [`team-${away[0].id}`])];
  return keyed(`attempt:${location}:${who.join('+')}`, payload, attemptWhy(g, seat, location, people, ship), () => ({
    verb: 'attempt',
    label: asLabel(`${locationName(g, location)}${ship === null ? '' : ` with ${pieceName(g, ship.id)}`}`),
    hint: attemptHint(g, newAttempt({ seat, location, ship: ship?.id ?? null, team })),
    group: locationName(g, location),
    ...calledAt(g, location, 'attempt'),
    subject: { kind: 'location', id: location },
    rule: 'C-MISSION-04',
  }));
}

/**
 * Returns the number of personnel, the number of cards under the mission, and what keeps the personnel from solving it
 * now.
 */
function attemptHint(g: FirstEdition, attempt: MissionAttempt): string {
  const seeds = several(locationOf(g, attempt.location).seeds.length, 'card');
  const size = `${several(attempt.team.length, 'person', 'people')}, ${seeds} under the mission`;
  return canSolve(g, attempt) ? size : asHint(`${size}. ${whyUnsolved(g, attempt)}`);
}

function attemptWhy(g: FirstEdition, seat: Seat, location: LocationId, people: Piece[], ship: Piece | null): Obstacle {
  const name = () => locationName(g, location);
  if (locationOf(g, location).solved !== null) return no('C-MISSION-14', () => `${name()} is already solved.`);
  if (missionAt(g, location, seat)?.requirement == null)
    return no('C-MISSION-02', () => `${name()} can’t be attempted.`);
  if (ship !== null && placeKind(ship.at) === 'docked')
    return no('C-DOCK-03', () => `${pieceName(g, ship.id)} is docked. Undock it first.`);
  if (ship?.veiled !== undefined) return no('C-CLOAK-02', () => `${pieceName(g, ship.id)} is ${ship.veiled}.`);
  if (people.length === 0) return no('C-TEAM-03', () => `Nobody there can act.`);
  if (people.every(isBorg)) return no('C-BORG-04', 'Borg never attempt missions.');
  if (!isAble(g, seat, location, people, ship))
    return no(
      'C-MISSION-05',
      () => `Nobody there both matches one of ${name()}’s affiliation icons and can use their ship.`,
    );
  return banned(g, 'attempt', { seat, location, ship: ship?.id ?? null, team: people.map(({ id }) => id) });
}
