import { stateFilter } from '../../../chapters/skills/piece-filter.ts';
import { missionAt } from '../../../chapters/spaceline/line.ts';
import { isPlanet } from '../../../chapters/teams/teams.ts';
import { piecesAround } from '../../../position/find.ts';
import { namedIn } from '../../../position/places.ts';
import type { Rule, RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition } from '../../../state.ts';
import type { LocationId } from '../../../terms.ts';
import type { Affiliation } from '../../printed.ts';
import { atLocations, DISCARD_THIS, itself } from '../shared.ts';

/** Returns the location that a card is at, or null. */
export function locationOfCard(g: FirstEdition, source: RuleSource): LocationId | null {
  const at = itself(g, source)?.at;
  return at === undefined ? null : namedIn(at);
}

/** The mission at which every card named “Espionage … on Federation” may be played. */
const ON_EARTH = 'espionage-mission';

/**
 * Lets a player's personnel of one affiliation (not species, C-AFFIL-08) attempt another affiliation's mission until it
 * is solved. Prohibitions still apply (C-AFFIL-18).
 */
export function espionage(own: Affiliation, target: Affiliation, free?: Host): Rule {
  const freely = free === undefined ? '' : `, free if ${free.who} there`;
  return {
    text: `Play it on a ${target} mission${freely}: your ${own} personnel may attempt it. Discard it when the mission is solved.`,
    ...(free === undefined ? {} : { free: isHosted(free.those) }),
    plays: atLocations((g, id, seat) => {
      const mission = missionAt(g, id, seat);
      return mission?.affiliations.includes(target) === true || (target === 'Federation' && mission?.id === ON_EARTH);
    }),
    grants: {
      attempt: (g, source, { seat, location, affiliation }) =>
        seat === source.seat && affiliation === own && locationOfCard(g, source) === location,
    },
    at: {
      solved: {
        does: (g, source, { location }) => (locationOfCard(g, source) === location ? [DISCARD_THIS] : []),
      },
    },
  };
}

/**
 * Personnel whose presence makes a card free to play. The card's text names them with `who`, such as “your Odo is”, and
 * `those` is a filter for them.
 */
export interface Host {
  readonly who: string;
  readonly those: string;
}

/** Makes a card free for a player who has matching personnel at the location. */
function isHosted(those: string): NonNullable<Rule['free']> {
  const fits = stateFilter(those);
  return (g, seat, to) => {
    const location = namedIn(to);
    return location !== null && piecesAround(g, location).some((piece) => piece.seat === seat && fits(piece, g));
  };
}

export const planets = atLocations((g, id) => missionAt(g, id, 0) !== null && isPlanet(g, id));
