import type { Seat } from '../../../../kernel/types.ts';
import { keyed, no, type Obstacle, type Offer } from '../../../kit/offers.ts';
import { asHint, several } from '../../../kit/words.ts';
import { fleetsOf, unitOf } from '../../position/find.ts';
import { atPlace, does, unitName } from '../../position/names.ts';
import { capacityOf, joinFleet, leaveFleet, singlesIn } from '../../position/ships.ts';
import { notNow } from '../../position/turn.ts';
import { disband, isHeld, LEAST_FLEET } from '../../position/units.ts';
import type { Ascendancy, Sector, Unit } from '../../state.ts';
import type { Payload, Play } from '../calls.ts';

/**
 * Lists offers to add Ships to Fleets, to remove Ships from Fleets, and to disband Fleets, at any time during the
 * player’s turn (A-FLEET-06 to A-FLEET-08).
 */
export function changeOffers(g: Ascendancy, seat: Seat): Offer<Payload>[] {
  const offers: Offer<Payload>[] = [];
  for (const fleet of fleetsOf(g, seat)) {
    const why = notNow(g, seat) ?? unready(g, fleet);
    offers.push(...addOffers(g, fleet, why), ...removeOffers(g, fleet, why), disbandOffer(g, fleet, why));
  }
  return offers;
}

/**
 * Returns the reason a Fleet can’t change: it is at Warp (A-FLEET-07), held, or moving (A-FLEET-06). Returns null if
 * the Fleet can change.
 */
function unready(g: Ascendancy, fleet: Unit): Obstacle {
  const name = () => unitName(g, fleet);
  if (fleet.at === null) return no('A-FLEET-07', () => `${name()} is at Warp and must Exit Warp first.`);
  // Held units can’t change (A-EXPL-14).
  if (isHeld(g, fleet)) return no('A-EXPL-14', () => `${name()} is held in place by an effect.`);
  if (g.movement?.units.includes(fleet.id) === true) return no('A-FLEET-06', () => `${name()} is moving.`);
  return null;
}

/** Returns single Ships in a Sector that may join a Fleet. */
function joinable(g: Ascendancy, sector: Sector, seat: Seat): Unit[] {
  return singlesIn(g, sector, seat).filter((unit) => !isHeld(g, unit));
}

function addOffers(g: Ascendancy, fleet: Unit, why: Obstacle): Offer<Payload>[] {
  const { id, at, seat } = fleet;
  const room = capacityOf(g, fleet) - fleet.ships;
  const here = at === null ? 0 : joinable(g, at, seat).length;
  const most = Math.min(room, here);
  const short: Obstacle =
    most > 0
      ? null
      : room > 0
        ? no('A-FLEET-06', () => `You have no single Ship in the Sector of ${unitName(g, fleet)}.`)
        : no('A-FLEET-03', () => `${unitName(g, fleet)} is full.`);
  const addOffer = (count: number): Offer<Payload> =>
    keyed(
      `add:${id}:${count}`,
      (ctx: Play) => add(ctx, id, count),
      why ?? short,
      () => ({
        verb: 'add',
        label: `Add ${several(count, 'Ship')} to ${unitName(g, fleet)}`,
        hint: `It holds up to ${several(capacityOf(g, fleet), 'Ship')}`,
        rule: 'A-FLEET-06',
      }),
    );
  return upTo(most, addOffer);
}

/**
 * Makes an offer for each number of Ships from 1 to `most`. If `most` is 0, the only offer is for one Ship, and it says
 * why it can’t be taken.
 */
function upTo(most: number, offerOf: (count: number) => Offer<Payload>): Offer<Payload>[] {
  const offers = [offerOf(1)];
  for (let count = 2; count <= most; count++) offers.push(offerOf(count));
  return offers;
}

function add(ctx: Play, id: number, count: number): void {
  const { g } = ctx;
  const fleet = unitOf(g, id);
  const singles = fleet.at === null ? [] : joinable(g, fleet.at, fleet.seat).slice(0, count);
  joinFleet(g, fleet, singles);
  ctx.log(`${does(g, fleet.seat, 'adds', 'add')} ${several(count, 'Ship')} to ${unitName(g, fleet)}.`, 'A-FLEET-06');
}

/**
 * Lists offers to remove Ships from a Fleet, leaving at least 3. If the Fleet has no more than 3 Ships, a blocked offer
 * tells the player to disband it instead (A-FLEET-09).
 */
function removeOffers(g: Ascendancy, fleet: Unit, why: Obstacle): Offer<Payload>[] {
  const most = fleet.ships - LEAST_FLEET;
  const short =
    most > 0 ? null : no('A-FLEET-09', () => `${unitName(g, fleet)} would have too few Ships. Disband it instead.`);
  const removeOffer = (count: number): Offer<Payload> =>
    keyed(
      `remove:${fleet.id}:${count}`,
      (ctx: Play) => remove(ctx, fleet.id, count),
      why ?? short,
      () => ({
        verb: 'remove',
        label: `Remove ${several(count, 'Ship')} from ${unitName(g, fleet)}`,
        hint: 'They stay in its Sector',
        rule: 'A-FLEET-06',
      }),
    );
  return upTo(most, removeOffer);
}

function remove(ctx: Play, id: number, count: number): void {
  const fleet = unitOf(ctx.g, id);
  leaveFleet(ctx.g, fleet, count);
  const verb = does(ctx.g, fleet.seat, 'removes', 'remove');
  ctx.log(`${verb} ${several(count, 'Ship')} from ${unitName(ctx.g, fleet)}.`, 'A-FLEET-06');
}

function disbandOffer(g: Ascendancy, fleet: Unit, why: Obstacle): Offer<Payload> {
  return keyed(
    `disband:fleet:${fleet.id}`,
    (ctx: Play) => {
      disband(ctx, fleet.id);
    },
    why,
    () => ({
      verb: 'disband',
      label: `Disband ${unitName(g, fleet)}`,
      hint: fleet.at === null ? 'At Warp' : asHint(`Its Ships stay ${atPlace(g, fleet.at)}`),
      rule: 'A-FLEET-08',
    }),
  );
}
