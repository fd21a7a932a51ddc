import type { Seat } from '../../../../kernel/types.ts';
import { keyed, type Obstacle, type Offer } from '../../../kit/offers.ts';
import { asLabel } from '../../../kit/words.ts';
import { cardOf } from '../../content/pool.ts';
import { opponentOf } from '../../position/find.ts';
import { isLone } from '../../position/kinds.ts';
import { locationName, pieceName } from '../../position/names.ts';
import { isShip } from '../../position/piece-types.ts';
import { banned } from '../../rules/ask.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { LocationId } from '../../terms.ts';
import { type Payload, SELF_CONTROLLING_BATTLE, SHIP_BATTLE } from '../calls.ts';
import { lonesAt, loneWhy } from '../self-controlled/vessels.ts';
import { mayCounter } from './counter.ts';
import { fireWhy, forceOf, isTarget, leaderWhy, limitWhy, mayAttackAll, partsOf, vesselsAt } from './forces.ts';

/**
 * Returns the ship battles that a player can begin, at each location against each opposing ship or facility
 * (C-BATTLE-02, C-SHIPBAT-09).
 */
export function shipBattleOffers(g: FirstEdition, seat: Seat): Offer<Payload>[] {
  return Object.keys(g.locations).flatMap((location) => {
    const own = vesselsAt(g, seat, location);
    if (own.length === 0) return [];
    const targets = vesselsAt(g, opponentOf(seat), location).filter((one) => isTarget(g, one));
    return [...targets, ...lonesAt(g, location)].flatMap((target) => against(g, seat, location, own, target));
  });
}

/**
 * Returns the options to attack one card, with all cards that may attack or with some of them. Incompatible groups
 * attack separately.
 */
function against(g: FirstEdition, seat: Seat, location: LocationId, own: Piece[], target: Piece): Offer<Payload>[] {
  const able = own.filter((vessel) => attackWhy(g, seat, location, vessel, target) === null);
  const [first] = own;
  if (able.length === 0 && first !== undefined) {
    const why = attackWhy(g, seat, location, first, target);
    return [attack(g, seat, location, target, [first], 'all', why)];
  }
  return partsOf(g, able).flatMap((force) => {
    const all = attack(g, seat, location, target, force, 'all', null);
    return force.length < 2 ? [all] : [all, attack(g, seat, location, target, force, 'some', null)];
  });
}

/** Returns the reason a ship or facility can't begin a battle with another one, or null if it can. */
function attackWhy(g: FirstEdition, seat: Seat, location: LocationId, vessel: Piece, target: Piece): Obstacle {
  const busy = banned(g, 'act', { ship: vessel.id }) ?? banned(g, 'battle', { seat, target: target.id });
  const why = fireWhy(g, vessel) ?? busy;
  if (isShip(target) && mayAttackAll(g, vessel)) return why;
  if (isLone(cardOf(target.card))) return why ?? leaderWhy(g, vessel) ?? loneWhy(g, vessel);
  // A counter-attack needs no leader and ignores affiliation restrictions (C-BATTLE-09).
  if (why !== null || mayCounter(g, seat, location)) return why;
  return leaderWhy(g, vessel) ?? limitWhy(g, seat, location, forceOf(g, vessel), forceOf(g, target));
}

function attack(
  g: FirstEdition,
  seat: Seat,
  location: LocationId,
  target: Piece,
  force: readonly Piece[],
  how: 'all' | 'some',
  why: Obstacle,
): Offer<Payload> {
  const able = force.map(({ id }) => id);
  const who = { able, ...(how === 'all' ? { firing: able } : {}) };
  const payload: Payload = isLone(cardOf(target.card))
    ? (ctx) => ctx.call(SELF_CONTROLLING_BATTLE, { seat, lone: target.id, ...who })
    : (ctx) => ctx.call(SHIP_BATTLE, { seat, location, target: target.id, ...who });
  const [first] = force;
  const alone = force.length === 1 && first !== undefined;
  const guns = () => (alone ? pieceName(g, first.id) : `${how} ${force.length}`);
  return keyed(`attack:${how}:${first?.id}:${target.id}`, payload, why, () => ({
    verb: 'attack',
    label: asLabel(`${pieceName(g, target.id)} with ${guns()}`),
    hint: locationName(g, location),
    group: `Attack ${pieceName(g, target.id)}`,
    rule: 'C-BATTLE-02',
  }));
}
