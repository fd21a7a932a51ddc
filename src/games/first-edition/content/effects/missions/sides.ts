import { no } from '../../../../kit/offers.ts';
import { asLabel } from '../../../../kit/words.ts';
import { hasBuilder } from '../../../chapters/seeding/facilities.ts';
import { isStaffed } from '../../../chapters/staffing/staffing.ts';
import type { Effects } from '../../../effects/union.ts';
import { piecesOf } from '../../../position/find.ts';
import { locationName, pieceName } from '../../../position/names.ts';
import { isStopped } from '../../../position/pieces.ts';
import { atLocation, hostOf, inSpace, locationAt, onPiece } from '../../../position/places.ts';
import { isSeenAt } from '../../../position/veils.ts';
import { added, banned } from '../../../rules/ask.ts';
import type { CardWay, Rule, RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import type { CardId, CardPlace, LocationId } from '../../../terms.ts';
import { cardOf } from '../../pool.ts';
import type { Affiliation } from '../../printed.ts';
import { ruleOf } from '../rules.ts';
import { ofSide, payloadOf } from '../shared.ts';
import { isOwnEnd, placeOf } from './ends.ts';

/** The sides of a mission with a wormhole on one side. */
const [WITH_WORMHOLE, WITHOUT_WORMHOLE] = ['with its wormhole', 'without its wormhole'];

/** True if this side of a mission has such a name. */
const isSide = (card: CardId, side: string): boolean => ruleOf(card)?.side === side;

/** True if a player has a facility at a location (C-FAC-04). */
function hasFacility(g: FirstEdition, seat: number, location: LocationId): boolean {
  return piecesOf(g, seat).some(({ card, at }) => cardOf(card).type === 'Facility' && locationAt(g, at) === location);
}

/** The side of a mission that brings an outpost into play. The mission can be turned over to it (C-MISSION-25). */
export function bringsOutpost(side: Affiliation): Rule {
  const name = `${side} Outpost`;
  return {
    text: `This side comes with a ${name} for the player who seeds it. When that outpost is destroyed, turn the mission over. The other side has none.`,
    side: 'with its outpost',
    built: `${side.toLowerCase()}-outpost`,
  };
}

/** The other side of such a mission. */
export function buildsOutpost(side: Affiliation): Rule {
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

/** Returns locations with an open wormhole, for one player or for any. */
function wormholes(g: FirstEdition, seat?: number): LocationId[] {
  return Object.values(g.locations).flatMap(({ id, missions }) =>
    missions.some(({ card, owner }) => isSide(card, WITH_WORMHOLE) && (seat === undefined || owner === seat))
      ? [id]
      : [],
  );
}

/**
 * True if a player's ship can enter a wormhole now: the ship must be staffed and in space, and it must be its player's
 * turn.
 */
function canEnter(g: FirstEdition, seat: number, ship: Piece): boolean {
  const isReady = ship.seat === seat && ship.at.startsWith('space:') && g.turn?.seat === seat && !isStopped(g, ship);
  return (
    isReady &&
    isStaffed(g, ship) &&
    banned(g, 'move', { ship: ship.id }) === null &&
    banned(g, 'act', { ship: ship.id }) === null
  );
}

/** Moves a ship to the other end and turns over the mission whose wormhole was used. */
function through(ship: Piece, to: LocationId, turned: LocationId): Effects {
  return [
    { do: 'shift', which: [ship.id], to: inSpace(to) },
    { do: 'turn-mission', location: turned },
  ];
}

/**
 * Returns flights between two missions with wormholes, which need no Wormhole card. If both missions are the player's
 * own, either may be turned over (C-MISSION-25).
 */
function flights(g: FirstEdition, source: RuleSource, seat: number) {
  const here = placeOf(source);
  if (seat !== source.seat || !isOwnEnd(g, source)) return [];
  return piecesOf(g, seat)
    .filter((ship) => cardOf(ship.card).type === 'Ship' && canEnter(g, seat, ship))
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

/**
 * A way to play Wormhole with a mission that has a wormhole on one side. A ship moves between this mission and any
 * location without a wormhole (C-MISSION-25).
 */
export const BY_MISSION: CardWay = {
  label: 'with your mission’s wormhole',
  plays: (g, seat) =>
    piecesOf(g, seat)
      .filter((ship) => cardOf(ship.card).type === 'Ship' && canEnter(g, seat, ship) && ends(g, seat, ship).length > 0)
      .map(({ id }) => onPiece(id)),
  once(g, seat, to) {
    const ship = g.pieces[hostOf(to) ?? 0];
    if (ship === undefined) return [];
    return [
      {
        do: 'either',
        ways: ends(g, seat, ship).map(([goal, turned]) => ({
          key: `to:${goal}:${turned}`,
          label: asLabel(
            goal === turned ? locationName(g, goal) : `${locationName(g, goal)} from ${locationName(g, turned)}`,
          ),
          list: through(ship, goal, turned),
        })),
      },
    ];
  },
};

/** Returns where a ship can go with one Wormhole card, and which of the player's missions would then be turned over. */
function ends(g: FirstEdition, seat: number, ship: Piece): [goal: LocationId, turned: LocationId][] {
  const from = locationAt(g, ship.at);
  const own = wormholes(g, seat);
  const open = wormholes(g);
  if (from === null) return [];
  if (own.includes(from))
    return Object.keys(g.locations).flatMap((id) =>
      open.includes(id) ? [] : [[id, from] as [LocationId, LocationId]],
    );
  return open.includes(from) ? [] : own.map((id) => [id, id]);
}

/**
 * A way to play Long-Range Scan on the side without a wormhole. A player with a staffed ship there finds the wormhole.
 */
export const FINDS_WORMHOLE: CardWay = {
  label: 'find your mission’s wormhole',
  plays: (g, seat) =>
    Object.values(g.locations).flatMap(({ id, missions }): CardPlace[] => {
      const isHidden = missions.some(({ card, owner }) => owner === seat && isSide(card, WITHOUT_WORMHOLE));
      const isThere = piecesOf(g, seat).some(
        (ship) => cardOf(ship.card).type === 'Ship' && isSeenAt(g, ship, id) && isStaffed(g, ship),
      );
      return isHidden && isThere ? [atLocation(id)] : [];
    }),
  once: (_g, _seat, to) => [{ do: 'turn-mission', location: to.slice(to.indexOf(':') + 1) }],
};

/** The side of a mission with a wormhole (C-MISSION-25). */
export const HAS_WORMHOLE: Rule = {
  text: 'Your staffed ship may move between here and another mission with a wormhole, or with your Wormhole, any other location. Then turn your mission over.',
  side: WITH_WORMHOLE,
  orders: flights,
};

/** The other side of such a mission. */
export const HIDES_WORMHOLE: Rule = {
  text: 'With your staffed ship here, you may play Long-Range Scan here to turn it over and find its wormhole.',
  side: WITHOUT_WORMHOLE,
};

/** Two-sided missions, by card id. */
export const SIDES: Readonly<Record<string, Rule>> = {
  'explore-black-cluster-ii': bringsOutpost('Klingon'),
  'explore-black-cluster-ii-back': buildsOutpost('Klingon'),
  'explore-typhon-expanse-ii': bringsOutpost('Romulan'),
  'explore-typhon-expanse-ii-back': buildsOutpost('Romulan'),
  'investigate-anomaly-ii': bringsOutpost('Federation'),
  'investigate-anomaly-ii-back': buildsOutpost('Federation'),
  'investigate-sighting-ii': bringsOutpost('Romulan'),
  'investigate-sighting-ii-back': buildsOutpost('Romulan'),
  'secret-salvage-ii': bringsOutpost('Klingon'),
  'secret-salvage-ii-back': buildsOutpost('Klingon'),
  'test-mission-ii': bringsOutpost('Federation'),
  'test-mission-ii-back': buildsOutpost('Federation'),
  'covert-installation-ii': HAS_WORMHOLE,
  'covert-installation-ii-back': HIDES_WORMHOLE,
  'excavation-ii': HAS_WORMHOLE,
  'excavation-ii-back': HIDES_WORMHOLE,
  'relief-mission-ii': HAS_WORMHOLE,
  'relief-mission-ii-back': HIDES_WORMHOLE,
};
