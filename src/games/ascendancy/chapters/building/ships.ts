import type { Seat } from '../../../../kernel/types.ts';
import { keyed, no, type Obstacle, type Offer } from '../../../kit/offers.ts';
import { several } from '../../../kit/words.ts';
import { systemName } from '../../content/lookup.ts';
import { SHIP } from '../../content/prices.ts';
import { controlled, playerOf } from '../../position/find.ts';
import { does, resourcesText } from '../../position/names.ts';
import { canPay, pay, unpaid } from '../../position/resources.ts';
import { placeShip } from '../../position/ships.ts';
import { notNow } from '../../position/turn.ts';
import { added, granted } from '../../rules/ask.ts';
import type { Ascendancy, Disc, Resources, SystemId } from '../../state.ts';
import type { OfferFilter, Payload, Play } from '../calls.ts';

/** Whether a seat can build Ships and form Fleets in a System by the basic rules (A-BUILD-04, A-TERM-12, A-SB-07). */
export function isYard(g: Ascendancy, seat: Seat, { id, control, starbase }: Disc): boolean {
  // A player can’t build in a lost Home System (A-OPEN-71). Its new Controller can build there only with a Starbase
  // (A-TERM-12).
  return control === seat && (starbase || playerOf(g, seat).home === id);
}

/** Returns the ids of the Ships built in a System this Building Phase. */
export function builtIn(g: Ascendancy, system: SystemId): number[] {
  return g.turn?.built.find((one) => one.system === system)?.units ?? [];
}

/** Returns how many more Ships a seat may build in a System this phase. Infinity means that there is no limit. */
export function roomForShips(g: Ascendancy, seat: Seat, disc: Disc): number {
  const system = disc.id;
  if (isYard(g, seat, disc) || granted(g, 'build', { what: 'ships', seat, system })) return Number.POSITIVE_INFINITY;
  return Math.max(0, added(g, 'limit', { of: 'ships', seat, system }) - builtIn(g, disc.id).length);
}

/**
 * Places new Ships from the supply in a System and records them (A-BUILD-05). New Ships don’t Brave a Hazard
 * (A-HAZ-07).
 */
export function commissionShips(g: Ascendancy, seat: Seat, system: SystemId, count: number): void {
  const units = Array.from({ length: count }, () => placeShip(g, seat, system).id);
  const { turn } = g;
  if (turn === null || turn.seat !== seat || turn.phase !== 'building') return;
  const known = turn.built.find((one) => one.system === system);
  if (known === undefined) turn.built.push({ system, units });
  else known.units.push(...units);
}

/** Returns the Production price of a Ship in a System (A-BUILD-03). */
export function shipPrice(g: Ascendancy, seat: Seat, system: SystemId): number {
  return Math.max(0, (SHIP.production ?? 0) + added(g, 'price', { of: 'ship', seat, system }));
}

/** Lists offers to build Ships, one for each System and each number of Ships (A-BUILD-03 to A-BUILD-06). */
export function shipOffers(g: Ascendancy, seat: Seat, wanted: OfferFilter = 'all'): Offer<Payload>[] {
  const player = playerOf(g, seat);
  const late = notNow(g, seat, 'building');
  return controlled(g, seat).flatMap((disc) => {
    const room = roomForShips(g, seat, disc);
    if (room === 0 && wanted === 'open') return [];
    const each = shipPrice(g, seat, disc.id);
    const most = Math.min(room, player.ships);
    const offers: Offer<Payload>[] = [];
    for (let count = 1; count <= Math.max(1, most); count++) {
      const price = { production: each * count };
      const paid = canPay(g, seat, price);
      // Numbers that the player can’t afford are left out, except 1.
      if (count > 1 && !paid) break;
      const why = late ?? roomless(disc, room) ?? shipless(player.ships) ?? unpaid(g, seat, price, 'A-BUILD-03');
      offers.push(buildOffer(seat, disc.id, count, price, why));
    }
    return offers;
  });
}

function buildOffer(
  seat: Seat,
  system: SystemId,
  count: number,
  price: Partial<Resources>,
  why: Obstacle,
): Offer<Payload> {
  const build = (ctx: Play): void => {
    pay(ctx.g, seat, price);
    commissionShips(ctx.g, seat, system, count);
    const what = `${does(ctx.g, seat, 'builds', 'build')} ${several(count, 'Ship')} at ${systemName(system)}`;
    ctx.log(`${what}.`, 'A-BUILD-04');
  };
  return keyed(`build:ships:${system}:${count}`, build, why, () => ({
    verb: 'build',
    label: `Build ${several(count, 'Ship')} at ${systemName(system)}`,
    hint: resourcesText(price),
    group: 'Ships',
    rule: 'A-BUILD-03',
  }));
}

function roomless({ id }: Disc, room: number): Obstacle {
  if (room > 0) return null;
  return no(
    'A-BUILD-04',
    () => `You can build Ships only at a Starbase or your Home System, not at ${systemName(id)}.`,
  );
}

function shipless(ships: number): Obstacle {
  return ships > 0 ? null : no('A-BUILD-19', 'All your Ships are in play. Disband one to use it again.');
}
