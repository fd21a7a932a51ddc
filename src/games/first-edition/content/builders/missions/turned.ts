import { no } from '../../../../kit/offers.ts';
import { asLabel } from '../../../../kit/words.ts';
import { belongsTo } from '../../../chapters/affiliation/compatible.ts';
import { hasBuilder } from '../../../chapters/seeding/facilities.ts';
import { piecesOf, shipsOf } from '../../../position/find.ts';
import { locationName, pieceName } from '../../../position/names.ts';
import { isFacility } from '../../../position/piece-types.ts';
import { locationAt } from '../../../position/places.ts';
import type { Rule, RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition } from '../../../state.ts';
import type { LocationId } from '../../../terms.ts';
import { filter } from '../../filters/card-filter.ts';
import type { Affiliation } from '../../printed.ts';
import { payloadOf, playSpentWhy } from '../shared.ts';
import { isOwnEnd, placeOf, those } from './ends.ts';
import { canEnter, through, WITH_WORMHOLE, WITHOUT_WORMHOLE, wormholes } from './sides.ts';

// Missions with two sides (C-MISSION-25).

const WITHOUT_OUTPOST = 'without its outpost';

/** True if a player has a facility at a location (C-FAC-04). */
function hasFacility(g: FirstEdition, seat: number, location: LocationId): boolean {
  return piecesOf(g, seat).some((piece) => isFacility(piece) && locationAt(g, piece.at) === location);
}

/**
 * The side of a mission that brings an outpost into play. During the game, the mission can also be turned over to this
 * side (C-MISSION-25).
 */
export function bringsOutpost(side: Affiliation): Rule {
  const name = `${side} Outpost`;
  return {
    text: `This side comes with a ${name} for the player who seeds it. When that outpost is destroyed, turn the mission over. The other side has none.`,
    side: 'with its outpost',
    built: `${side.toLowerCase()}-outpost`,
  };
}

/**
 * The side without an outpost, where a player can build one by turning the mission over, instead of a card play or by
 * discarding a card from here.
 */
export function buildsOutpost(side: Affiliation, cost?: string): Rule {
  const name = `${side} Outpost`;
  if (cost !== undefined) return buysOutpost(side, name, cost);
  return {
    text: `With your ${side} ENGINEER here, you may turn it over instead of your card play, to build its ${name}. Then you draw no card this turn.`,
    side: WITHOUT_OUTPOST,
    acts(g, source, seat) {
      const location = placeOf(source);
      if (
        seat !== source.seat ||
        !isOwnEnd(g, source) ||
        !hasBuilder(g, seat, location, (piece) => belongsTo(piece, side))
      )
        return [];
      const why =
        playSpentWhy(g, seat) ??
        (hasFacility(g, seat, location) ? no('C-FAC-04', 'You already have a facility here.') : null);
      const turned = payloadOf(
        source,
        `turn:${location}`,
        asLabel(`Build the ${name} at ${locationName(g, location)}`),
        [
          { do: 'spend', what: 'play' },
          { do: 'spend', what: 'draws' },
          { do: 'turn-mission', location },
        ],
      );
      return [{ ...turned, why }];
    },
  };
}

/** The side where a player builds the outpost by discarding a card from here. */
function buysOutpost(side: Affiliation, name: string, cost: string): Rule {
  const isCost = filter(cost);
  return {
    text: `With your ${side} ENGINEER here, you may discard a card from here to turn it over and build its ${name}.`,
    side: WITHOUT_OUTPOST,
    orders(g, source, seat) {
      const location = placeOf(source);
      if (
        seat !== source.seat ||
        !isOwnEnd(g, source) ||
        !hasBuilder(g, seat, location, (piece) => belongsTo(piece, side))
      )
        return [];
      const why = hasFacility(g, seat, location) ? no('C-FAC-04', 'You already have a facility here.') : null;
      return those(g, source, (piece) => piece.seat === seat && isCost(piece)).map(({ id }) => {
        const label = asLabel(`Discard ${pieceName(g, id)} to build the ${name}`);
        const offer = payloadOf(source, `turn:${location}:${id}`, label, [
          { do: 'take-out', which: [id], why: 'discarded' },
          { do: 'spend', what: 'draws' },
          { do: 'turn-mission', location },
        ]);
        return { ...offer, why };
      });
    },
  };
}

/**
 * Returns flights between two missions with wormholes, which need no Wormhole card. If both missions are the player's
 * own, either may be turned over (C-MISSION-25).
 */
function flights(g: FirstEdition, source: RuleSource, seat: number) {
  const here = placeOf(source);
  if (seat !== source.seat || !isOwnEnd(g, source)) return [];
  return shipsOf(g, seat)
    .filter((ship) => canEnter(g, seat, ship))
    .flatMap((ship) => {
      const from = locationAt(g, ship.at);
      const others = wormholes(g).filter((id) => id !== here);
      const goals = from === here ? others : from !== null && others.includes(from) ? [here] : [];
      return goals.map((to) => {
        const label = asLabel(`${pieceName(g, ship.id)} through the wormhole to ${locationName(g, to)}`);
        return payloadOf(source, `wormhole:${here}:${ship.id}:${to}`, label, through(ship, to, here));
      });
    });
}

/** The side of a mission with a wormhole (C-MISSION-25). */
export const HAS_WORMHOLE: Rule = {
  text: 'Your staffed ship may move between here and another mission with a wormhole or, with your Wormhole, any other location. Then turn your mission over.',
  side: WITH_WORMHOLE,
  orders: flights,
};

/** The other side of such a mission. */
export const HIDES_WORMHOLE: Rule = {
  text: 'With your staffed ship here, you may play Long-Range Scan here to turn it over and find its wormhole.',
  side: WITHOUT_WORMHOLE,
};
