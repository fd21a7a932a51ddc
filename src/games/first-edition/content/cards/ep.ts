import { no } from '../../../kit/offers.ts';
import { asLabel } from '../../../kit/words.ts';
import { hasBuilder } from '../../chapters/seeding/facilities.ts';
import { piecesOf, shipsOf } from '../../position/find.ts';
import { locationName, pieceName } from '../../position/names.ts';
import { isFacility } from '../../position/piece-types.ts';
import { locationAt } from '../../position/places.ts';
import { added } from '../../rules/ask.ts';
import type { Rule, RuleSource } from '../../rules/rule.ts';
import type { FirstEdition } from '../../state.ts';
import type { LocationId } from '../../terms.ts';
import { isOwnEnd, placeOf } from '../builders/missions/ends.ts';
import { canEnter, through, WITH_WORMHOLE, WITHOUT_WORMHOLE, wormholes } from '../builders/missions/sides.ts';
import { ofSide, payloadOf } from '../builders/shared.ts';
import { type CardRules, combo, having } from '../card-rules.ts';
import type { Affiliation } from '../printed.ts';

/** True if a player has a facility at a location (C-FAC-04). */
function hasFacility(g: FirstEdition, seat: number, location: LocationId): boolean {
  return piecesOf(g, seat).some((piece) => isFacility(piece) && locationAt(g, piece.at) === location);
}

/**
 * The side of a mission that brings an outpost into play. During the game, the mission can also be turned over to this
 * side (C-MISSION-25).
 */
function bringsOutpost(side: Affiliation): Rule {
  const name = `${side} Outpost`;
  return {
    text: `This side comes with a ${name} for the player who seeds it. When that outpost is destroyed, turn the mission over. The other side has none.`,
    side: 'with its outpost',
    built: `${side.toLowerCase()}-outpost`,
  };
}

/** The side without an outpost, where a player can build one by turning the mission over. */
function buildsOutpost(side: Affiliation): Rule {
  const name = `${side} Outpost`;
  return {
    text: `With your ${side} ENGINEER here, you may turn it over instead of your card play, to build its ${name}. Then you draw no card this turn.`,
    side: 'without its outpost',
    acts(g, source, seat) {
      const location = placeOf(source);
      if (seat !== source.seat || !isOwnEnd(g, source) || !hasBuilder(g, seat, location, ofSide(side))) return [];
      const isSpent = (g.turn?.played ?? 0) >= 1 + added(g, 'plays', { seat });
      const why = isSpent
        ? no('C-PLAY-01', 'You have already used your card play this turn.')
        : hasFacility(g, seat, location)
          ? no('C-FAC-04', 'You already have a facility here.')
          : null;
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
const HAS_WORMHOLE: Rule = {
  text: 'Your staffed ship may move between here and another mission with a wormhole or, with your Wormhole, any other location. Then turn your mission over.',
  side: WITH_WORMHOLE,
  orders: flights,
};

/** The other side of such a mission. */
const HIDES_WORMHOLE: Rule = {
  text: 'With your staffed ship here, you may play Long-Range Scan here to turn it over and find its wormhole.',
  side: WITHOUT_WORMHOLE,
};

/** Cards of Enhanced Premiere, by id. */
export const CARDS: CardRules = {
  'anaphasic-organism-nagilum': combo(
    ['anaphasic-organism', 'SECURITY + MEDICAL'],
    ['nagilum', 'Diplomacy x3 OR STRENGTH>40'],
    'To get past it: SECURITY + MEDICAL. Otherwise, the female with the highest total attributes is discarded, and everyone is “stopped”. Then: Diplomacy ×3 or STRENGTH > 40; otherwise, half of them at random are killed, and everyone is “stopped”.',
  ),
  'ancient-computer-microvirus': combo(
    ['ancient-computer', 'Computer Skill x2 OR SCIENCE x3 OR ENGINEER x3'],
    ['microvirus', 'MEDICAL + SECURITY'],
  ),
  'computer-weapon-hyper-aging': combo(
    ['iconian-computer-weapon', 'SCIENCE'],
    ['hyper-aging', null],
    'To get past it: SCIENCE. Otherwise, discard all but personnel from your hand, draw that many; all are “stopped”. Then placed on the mission: nobody there can beam away, and when the countdown expires, those who faced it die. Cured by SCIENCE + MEDICAL ×2.',
  ),
  'covert-installation-ii': HAS_WORMHOLE,
  'covert-installation-ii-back': HIDES_WORMHOLE,
  'excavation-ii': HAS_WORMHOLE,
  'excavation-ii-back': HIDES_WORMHOLE,
  'explore-black-cluster-ii': bringsOutpost('Klingon'),
  'explore-black-cluster-ii-back': buildsOutpost('Klingon'),
  'explore-typhon-expanse-ii': bringsOutpost('Romulan'),
  'explore-typhon-expanse-ii-back': buildsOutpost('Romulan'),
  'females-love-interest-garbage-scow': combo(
    ['females-love-interest', null],
    ['radioactive-garbage-scow', null],
    'A random female is relocated to the farthest planet. Then everyone is “stopped”, and the dilemma is placed on the mission: nobody can attempt it until a ship with Tractor Beam and ENGINEER ×2 tows the dilemma away.',
  ),
  'investigate-anomaly-ii': bringsOutpost('Federation'),
  'investigate-anomaly-ii-back': buildsOutpost('Federation'),
  'investigate-sighting-ii': bringsOutpost('Romulan'),
  'investigate-sighting-ii-back': buildsOutpost('Romulan'),
  'males-love-interest-plague-ship': combo(['males-love-interest', null], ['tarellian-plague-ship', null]),
  'relief-mission-ii': HAS_WORMHOLE,
  'relief-mission-ii-back': HIDES_WORMHOLE,
  'secret-salvage-ii': having({ place: 'Wolf 359' }, bringsOutpost('Klingon')),
  'secret-salvage-ii-back': having({ place: 'Wolf 359' }, buildsOutpost('Klingon')),
  'test-mission-ii': bringsOutpost('Federation'),
  'test-mission-ii-back': buildsOutpost('Federation'),
};
