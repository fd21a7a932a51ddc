import { affiliationOf } from '../../../chapters/affiliation/compatible.ts';
import { missionPoints } from '../../../chapters/points/worth.ts';
import { meets, total } from '../../../chapters/skills/group.ts';
import { locationOf } from '../../../position/find.ts';
import { locationAt, onSurface, placeKind } from '../../../position/places.ts';
import type { Rule, RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition } from '../../../state.ts';
import type { LocationId } from '../../../terms.ts';
import { parseFormula } from '../../formula-text.ts';
import type { Affiliation } from '../../printed.ts';
import { textFacts } from '../../text-facts.ts';
import { ALL } from '../personnel/aiding.ts';
import { atLocations, itself } from '../shared.ts';
import { isMetNow } from './requirements.ts';

/** Returns the affiliation whose homeworld a location is, or null. */
function homeOf(g: FirstEdition, location: LocationId): Affiliation | null {
  for (const { card } of locationOf(g, location).missions) {
    const home = textFacts(card).homeworld;
    if (home !== undefined) return home.of;
  }
  return null;
}

/** Returns the homeworld that a card is at, with its affiliation, or null. */
export function at(g: FirstEdition, source: RuleSource): { location: LocationId; side: Affiliation } | null {
  const place = itself(g, source)?.at;
  const location = place === undefined || placeKind(place) !== 'at' ? null : locationAt(g, place);
  const side = location === null ? null : homeOf(g, location);
  return location === null || side === null ? null : { location, side };
}

export const onHomeworlds = atLocations((g, location) => homeOf(g, location) !== null);
export const SECURES = parseFormula('Leadership x2 + SECURITY + (Honor OR Treachery)');
/**
 * Tests if an Away Team meets the requirements of HQ: Secure Homeworld, which replace those of the mission
 * (C-MISSION-18). Besides the skills in `SECURES`, the team needs a personnel of the homeworld's affiliation
 * (C-MISSION-07), and a total in one attribute that exceeds the mission's points. The result is null for other
 * missions.
 */
export const secures: NonNullable<Rule['solves']> = (g, source, group, { seat, location }) => {
  const home = at(g, source);
  if (source.seat !== seat || home?.location !== location) return null;
  const away = group.people.filter((piece) => piece.at === onSurface(location));
  if (!away.some((piece) => affiliationOf(piece) === home.side)) return false;
  const team = { ...group, people: away };
  const most = Math.max(...ALL.map((attribute) => total(g, team, attribute)));
  return meets(g, team, SECURES) && most > missionPoints(g, location, seat);
};

/** True if the group attempting the mission now meets HQ: Secure Homeworld. */
export function isSecured(g: FirstEdition, source: RuleSource): boolean {
  return isMetNow(g, source, secures);
}
