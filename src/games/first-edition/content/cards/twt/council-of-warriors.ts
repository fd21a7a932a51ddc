import { missionAt } from '../../../chapters/spaceline/line.ts';
import type { Effects } from '../../../effects/union.ts';
import { locationOf } from '../../../position/find.ts';
import { locationAt } from '../../../position/places.ts';
import type { RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition } from '../../../state.ts';
import type { LocationId } from '../../../terms.ts';
import { shames } from '../../builders/objectives/council.ts';
import { isWorld } from '../../builders/places.ts';
import { age, atLocations, DISCARD_THIS, isUsed, itself } from '../../builders/shared.ts';
import type { CardRules } from '../../card-rules.ts';

const CARD = 'council-of-warriors';

const MOST = 30;

/**
 * True if the objective may be placed on a mission. The mission must be unattempted, and it must be on Qo'noS or be the
 * player's own Klingon mission with fewer than `MOST` points.
 */
function isMeant(g: FirstEdition, location: LocationId, seat: number): boolean {
  const { missions, attempted, solved } = locationOf(g, location);
  if (attempted.length > 0 || solved !== null) return false;
  if (isWorld(g, location, "Qo'noS")) return true;
  const mission = missionAt(g, location, seat);
  if (mission === null || missions.every(({ owner }) => owner !== seat)) return false;
  return mission.affiliations.includes('Klingon') && (mission.points?.value ?? 0) < MOST;
}

function isAt(g: FirstEdition, source: RuleSource, location: LocationId): boolean {
  const own = itself(g, source);
  return own !== null && locationAt(g, own.at) === location;
}

/** Council of Warriors (The Trouble with Tribbles). */
export const CARDS: CardRules = {
  'council-of-warriors': {
    text: 'On your unattempted Klingon mission under 30 points, or Qo’noS. Nullified if you play or have played Scan, Full Planet Scan or non-Klingons. If solved by the end of your next turn, ships you destroy and personnel your Klingons kill score printed WEAPONS or STRENGTH.',
    remembers: shames,
    plays: (g, seat) =>
      isUsed(g, seat, CARD, 'game') ? [] : atLocations((now, location) => isMeant(now, location, seat))(g, seat),
    at: {
      play: { does: (_g, source, { seat, card }) => (seat === source.seat && shames(card) ? [DISCARD_THIS] : []) },
      solved: {
        does: (g, source, { seat, location }): Effects =>
          seat === source.seat && isAt(g, source, location)
            ? [{ do: 'enshrine' }, { do: 'lasting', what: CARD, until: 'game' }]
            : [],
      },
      'turn-end': { does: (g, source, { seat }) => (seat === source.seat && age(g, source) > 0 ? [DISCARD_THIS] : []) },
    },
  },
};
