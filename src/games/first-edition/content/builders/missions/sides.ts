import { asLabel } from '../../../../kit/words.ts';
import { isStaffed } from '../../../chapters/staffing/staffing.ts';
import type { Effects } from '../../../effects/union.ts';
import { hostIn, shipsOf } from '../../../position/find.ts';
import { locationName } from '../../../position/names.ts';
import { isStopped } from '../../../position/pieces.ts';
import { atLocation, inSpace, locationAt, onPiece } from '../../../position/places.ts';
import { isSeenAt } from '../../../position/veils.ts';
import { banned } from '../../../rules/ask.ts';
import type { CardWay } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import type { CardId, CardPlace, LocationId } from '../../../terms.ts';
import { ruleOf } from '../../rules.ts';

/** The sides of a mission with a wormhole on one side. */
export const [WITH_WORMHOLE, WITHOUT_WORMHOLE] = ['with its wormhole', 'without its wormhole'];

/** True if a card is the given side of a mission, such as `with its wormhole`. */
const isSide = (card: CardId, side: string): boolean => ruleOf(card)?.side === side;

/** Returns locations with an open wormhole, for one player or for any. */
export function wormholes(g: FirstEdition, seat?: number): LocationId[] {
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
export function canEnter(g: FirstEdition, seat: number, ship: Piece): boolean {
  const isReady = ship.seat === seat && ship.at.startsWith('space:') && g.turn?.seat === seat && !isStopped(g, ship);
  return (
    isReady &&
    isStaffed(g, ship) &&
    banned(g, 'move', { ship: ship.id }) === null &&
    banned(g, 'act', { ship: ship.id }) === null
  );
}

/** Moves a ship to the other end and turns over the mission whose wormhole was used. */
export function through(ship: Piece, to: LocationId, turned: LocationId): Effects {
  return [
    { do: 'shift', which: [ship.id], to: inSpace(to) },
    { do: 'turn-mission', location: turned },
  ];
}

/**
 * A way to play Wormhole with a mission that has a wormhole on one side. A ship moves between this mission and any
 * location without a wormhole (C-MISSION-25).
 */
export const BY_MISSION: CardWay = {
  label: 'with your mission’s wormhole',
  plays: (g, seat) =>
    shipsOf(g, seat)
      .filter((ship) => canEnter(g, seat, ship) && ends(g, seat, ship).length > 0)
      .map(({ id }) => onPiece(id)),
  once(g, seat, to) {
    const ship = hostIn(g, to);
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
      const isThere = shipsOf(g, seat).some((ship) => isSeenAt(g, ship, id) && isStaffed(g, ship));
      return isHidden && isThere ? [atLocation(id)] : [];
    }),
  once: (_g, _seat, to) => [{ do: 'turn-mission', location: to.slice(to.indexOf(':') + 1) }],
};
