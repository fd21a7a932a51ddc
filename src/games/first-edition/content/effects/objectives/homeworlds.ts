import { affiliationOf } from '../../../chapters/affiliation/compatible.ts';
import { groupOf, stillIn } from '../../../chapters/missions/team.ts';
import { missionPoints } from '../../../chapters/points/worth.ts';
import { meets, total } from '../../../chapters/skills/group.ts';
import { skillOf } from '../../../chapters/skills/skills.ts';
import { peopleAt } from '../../../chapters/teams/teams.ts';
import { locationOf, opponentOf } from '../../../position/find.ts';
import { isPersonnel } from '../../../position/kinds.ts';
import { locationAt, onSurface, placeKind } from '../../../position/places.ts';
import type { Rule, RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition } from '../../../state.ts';
import type { LocationId } from '../../../terms.ts';
import { parseFormula } from '../../formula-text.ts';
import { homeworldOf } from '../../homeworlds.ts';
import { cardOf } from '../../pool.ts';
import type { Affiliation, Skill } from '../../printed.ts';
import { ALL } from '../personnel/aiding.ts';
import { atLocations, idsOf, isFirstCopyHere, itself } from '../shared.ts';

/** Returns the affiliation whose homeworld a location is, or null. */
function homeOf(g: FirstEdition, location: LocationId): Affiliation | null {
  for (const { card } of locationOf(g, location).missions) {
    const home = homeworldOf(card);
    if (home !== null) return home.of;
  }
  return null;
}

/** Returns the homeworld that a card is at, with its affiliation, or null. */
function at(g: FirstEdition, source: RuleSource): { location: LocationId; side: Affiliation } | null {
  const place = itself(g, source)?.at;
  const location = place === undefined || placeKind(place) !== 'at' ? null : locationAt(g, place);
  const side = location === null ? null : homeOf(g, location);
  return location === null || side === null ? null : { location, side };
}

const onHomeworlds = atLocations((g, location) => homeOf(g, location) !== null);
export const SECURES = parseFormula('Leadership x2 + SECURITY + (Honor OR Treachery)');
const ROOM: readonly Skill[] = ['OFFICER', 'SECURITY', 'Leadership', 'Resistance'];

/**
 * Tests if an Away Team meets the requirements of HQ: Secure Homeworld, which replace those of the mission
 * (C-MISSION-18). The team needs a personnel of the homeworld's affiliation (C-MISSION-07), and a total attribute above
 * the mission's points. The result is null for other missions.
 */
const secures: NonNullable<Rule['solves']> = (g, source, group, { seat, location }) => {
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
  const { attempt } = g;
  return attempt !== null && secures(g, source, groupOf(g, attempt, stillIn(g, attempt)), attempt) === true;
}

/** Cards placed on homeworlds. */
export const AT_HOME: Readonly<Record<string, Rule>> = {
  'hq-secure-homeworld': {
    text: 'On a homeworld, may be seeded. Your Away Teams with its affiliation may attempt and solve it with Leadership ×2, SECURITY, Honor or Treachery, and a total attribute above its points. When solved, you capture opponents there of other affiliations.',
    plays: onHomeworlds,
    seeds: { phase: 'facility', to: onHomeworlds },
    grants: {
      attempt(g, source, { seat, location, affiliation }) {
        const home = at(g, source);
        return source.seat === seat && home?.location === location && affiliation === home.side;
      },
    },
    solves: secures,
    at: {
      solved: {
        does(g, source, { seat, location }) {
          const home = at(g, source);
          // The objective's other effects also need its requirements to be met (C-MISSION-18).
          if (home?.location !== location || !isSecured(g, source)) return [];
          const strangers = peopleAt(g, onSurface(location), opponentOf(seat)).filter(
            (piece) => piece.captive === undefined && affiliationOf(piece) !== home.side,
          );
          return strangers.length === 0 ? [] : [{ do: 'seize', which: idsOf(strangers) }];
        },
      },
    },
  },
  'hq-war-room': {
    text: 'On a homeworld: your personnel of its affiliation with OFFICER, SECURITY, Leadership or Resistance have CUNNING and STRENGTH +2.',
    plays: onHomeworlds,
    adds: {
      attribute(g, source, { piece, attribute }) {
        if (attribute !== 'CUNNING' && attribute !== 'STRENGTH') return 0;
        const one = g.pieces[piece];
        const home = at(g, source);
        if (one === undefined || home === null || one.seat !== source.seat || !isFirstCopyHere(g, source)) return 0;
        if (!isPersonnel(cardOf(one.card)) || affiliationOf(one) !== home.side) return 0;
        return ROOM.some((skill) => skillOf(g, one, skill) > 0) ? 2 : 0;
      },
    },
  },
};
