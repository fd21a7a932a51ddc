import { isHomeworld } from '../../../chapters/seeding/facilities.ts';
import { locationOf } from '../../../position/find.ts';
import { isMission } from '../../../position/kinds.ts';
import type { Rule } from '../../../rules/rule.ts';
import type { FirstEdition } from '../../../state.ts';
import type { LocationId } from '../../../terms.ts';
import { filter } from '../../filters/card-filter.ts';
import { cardOf } from '../../pool.ts';
import type { Affiliation } from '../../printed.ts';

/**
 * The rule of an affiliation's outpost. The rule consists only of text, because the code in `chapters` handles all such
 * outposts.
 */
export function outpost(side: Affiliation): Rule {
  return {
    text: `Seed one at a ${side} mission. Build more at ${side} missions where you have a ${side} ENGINEER.`,
  };
}

/** Returns the icons of all missions at a location. */
function icons(g: FirstEdition, location: LocationId): Affiliation[] {
  return locationOf(g, location).missions.flatMap(({ card }) => {
    const facts = cardOf(card);
    return isMission(facts) ? facts.affiliations : [];
  });
}

/** True for a mission with the icon of an affiliation that isn't at a homeworld (C-FAC-03). */
export const shows =
  (...sides: readonly Affiliation[]) =>
  (g: FirstEdition, _seat: number, location: LocationId) =>
    icons(g, location).some((side) => sides.includes(side)) && !isHomeworld(g, location);

/** An Alliance outpost, built by ENGINEERs with its icon. */
export function ofAlliance(side: Affiliation): Rule {
  return {
    text: `Seed one at a ${side} mission. Build more where you have an ENGINEER with the KCA icon.`,
    stands: { at: shows(side), builder: filter('[KCA]') },
  };
}
