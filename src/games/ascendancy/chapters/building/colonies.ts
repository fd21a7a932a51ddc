import type { Seat } from '../../../../kernel/types.ts';
import { keyed, no, type Obstacle, type Offer, offer } from '../../../kit/offers.ts';
import { several } from '../../../kit/words.ts';
import { COLONY } from '../../content/prices.ts';
import { systemName } from '../../content/systems/table.ts';
import { playerOf, shipsIn, unitsIn } from '../../position/find.ts';
import { resourcesText, unitName } from '../../position/names.ts';
import { partnerIn } from '../../position/partner.ts';
import { unpaid } from '../../position/resources.ts';
import { isDeveloped, isPlanetary, occupies } from '../../position/standing.ts';
import { notNow } from '../../position/turn.ts';
import { timesUsed } from '../../position/uses.ts';
import { added, banned, granted, setTo } from '../../rules/ask.ts';
import type { Ascendancy, Disc, SystemId, Unit } from '../../state.ts';
import { COLONIZE, type OfferFilter, type Payload } from '../calls.ts';

/** What stands against any colony in a System, however it is paid for. */
export function uncolonizable(g: Ascendancy, seat: Seat, disc: Disc): Obstacle {
  const { id } = disc;
  const name = () => systemName(id);
  if (!isPlanetary(id)) return no('A-BUILD-07', () => `${name()} is no Planetary System.`);
  // A-CIV-07: what Nodes stand on is taken by Hegemony or by Invasion.
  if (isDeveloped(disc)) return no('A-BUILD-07', () => `${name()} is Developed already.`);
  // A-OPEN-76, A-OPEN-77: a card that nobody has seen comes first.
  if (disc.unseen.length > 0)
    return no('A-OPEN-76', () => `An Exploration Card still lies at ${name()}: Brave its Hazard first.`);
  if (playerOf(g, seat).controls < 1)
    return no('A-BUILD-20', 'All your Control Nodes are in play: disband one to use it again.');
  return banned(g, 'colonize', { seat, system: id });
}

/** What stands against a colony of a Ship that is there (A-BUILD-07, A-BUILD-08). */
export function unoccupied(g: Ascendancy, seat: Seat, system: SystemId): Obstacle {
  const ships = 1 + Math.max(0, added(g, 'colony-ships', { seat, system }));
  if (shipsIn(g, system, seat) < ships)
    return no('A-BUILD-08', () => `It takes ${several(ships, 'Ship')} in Orbit of ${systemName(system)}.`);
  if (occupies(g, seat, system)) return null;
  if (partnerIn(g, seat, system) === null)
    return no('A-BUILD-07', () => `You don’t Occupy ${systemName(system)}: others are there, too.`);
  return timesUsed(g, seat, refusal(system)) === 0
    ? null
    : no('A-OPT-14', () => `You were refused leave at ${systemName(system)} in this turn.`);
}

/** The name by which a refused leave is remembered for the turn (A-OPT-14). */
export function refusal(system: SystemId): string {
  return `refused ${system}`;
}

/** Culture that a colony costs (A-BUILD-08), if this unit gives the Ship. */
export function culturePrice(g: Ascendancy, seat: Seat, system: SystemId, unit: Unit | null): number {
  return Math.max(0, COLONY + added(g, 'colony', { seat, system, unit: unit?.id ?? null }));
}

/** What is paid for a colony of usual price, if this unit gives the Ship. */
export function colonyPrice(g: Ascendancy, seat: Seat, system: SystemId, unit: Unit): { culture: number } {
  return { culture: culturePrice(g, seat, system, unit) };
}

/** Units that can give the Ship: one of the single Ships, and each Fleet (A-OPEN-75). */
function givers(g: Ascendancy, seat: Seat, system: SystemId): Unit[] {
  const here = unitsIn(g, system, seat);
  const single = here.find(({ fleet }) => fleet === null);
  return [...(single === undefined ? [] : [single]), ...here.filter(({ fleet }) => fleet !== null)];
}

/**
 * Ways to Colonize one System now, by Vulcans also among rival Ships (A-OPEN-78): by Culture and a Ship of each giver, by Production, by a Fleet, or by Ascendancy alone; where
 * nothing can give a Ship, one that says why not.
 */
export function coloniesAt(g: Ascendancy, seat: Seat, disc: Disc, wanted: OfferFilter = 'all'): Offer<Payload>[] {
  const system = disc.id;
  const closed = uncolonizable(g, seat, disc);
  // A-VUL-01: in their own Building Phase Vulcans have this way and no other.
  const ascendancy = setTo(g, 'colony-ascendancy', { seat, system });
  if (ascendancy !== null) return [byAscendancy(g, seat, system, ascendancy, closed)];
  const barred = closed ?? unoccupied(g, seat, system);
  if (barred !== null && wanted === 'open') return [];
  const units = givers(g, seat, system);
  if (units.length === 0) return [byShip(g, seat, system, null, barred)];
  return units.flatMap((unit) => [
    byShip(g, seat, system, unit, barred),
    ...byProduction(g, seat, system, unit, barred),
    ...byFleet(g, seat, system, unit, barred),
  ]);
}

/** Colonizing (A-BUILD-07 to A-BUILD-10), wherever it is near at hand: all Undeveloped Planetary Systems. */
export function colonyOffers(g: Ascendancy, seat: Seat, wanted: OfferFilter): Offer<Payload>[] {
  const late = notNow(g, seat, 'building');
  const offers = Object.values(g.discs)
    .filter((disc) => isPlanetary(disc.id) && !isDeveloped(disc))
    .flatMap((disc) => coloniesAt(g, seat, disc, wanted));
  return late === null ? offers : offers.map(({ option, payload }) => offer(payload, late, () => option));
}

function byAscendancy(g: Ascendancy, seat: Seat, system: SystemId, price: number, closed: Obstacle): Offer<Payload> {
  const has = playerOf(g, seat).ascendancy;
  const why = closed ?? (has >= price ? null : no('A-VUL-01', `It costs ${price} Ascendancy, and you have ${has}.`));
  return offer(
    (ctx) => ctx.call(COLONIZE, { seat, system, unit: null, pay: 'ascendancy' }),
    why,
    () => ({
      key: `colonize:${system}`,
      verb: 'colonize',
      label: `Colonize ${systemName(system)}`,
      hint: `${price} Ascendancy`,
      rule: 'A-VUL-01',
    }),
  );
}

function byShip(g: Ascendancy, seat: Seat, system: SystemId, unit: Unit | null, barred: Obstacle): Offer<Payload> {
  const price = { culture: culturePrice(g, seat, system, unit) };
  const why = barred ?? unpaid(g, seat, price, 'A-BUILD-08');
  const hint = () => `${resourcesText(price)} and ${spent(g, seat, system)}`;
  return way(g, seat, system, unit, 'culture', '', hint, why);
}

function byProduction(g: Ascendancy, seat: Seat, system: SystemId, unit: Unit, barred: Obstacle): Offer<Payload>[] {
  const production = setTo(g, 'colony-production', { seat, system });
  // It stands in for Culture that would be paid.
  if (production === null || culturePrice(g, seat, system, unit) === 0) return [];
  const why = barred ?? unpaid(g, seat, { production }, 'A-BUILD-08');
  const hint = () => `${resourcesText({ production })} and ${spent(g, seat, system)}`;
  return [way(g, seat, system, unit, 'production', ':production', hint, why)];
}

/** A-BUILD-10: a Fleet disbands in place of the Culture. */
function byFleet(g: Ascendancy, seat: Seat, system: SystemId, unit: Unit, barred: Obstacle): Offer<Payload>[] {
  if (unit.fleet === null || !granted(g, 'colony-fleet', { unit: unit.id, system })) return [];
  const payload: Payload = (ctx) => ctx.call(COLONIZE, { seat, system, unit: unit.id, pay: 'nothing', disbands: true });
  return [
    offer(payload, barred, () => ({
      key: `colonize:${system}:${unit.id}:disband`,
      verb: 'colonize',
      label: `Colonize ${systemName(system)} and disband ${unitName(g, unit)}`,
      hint: `No Culture, and ${spent(g, seat, system)}`,
      rule: 'A-BUILD-10',
    })),
  ];
}

function way(
  g: Ascendancy,
  seat: Seat,
  system: SystemId,
  unit: Unit | null,
  pay: 'culture' | 'production',
  suffix: string,
  hint: () => string,
  why: Obstacle,
): Offer<Payload> {
  const fleet = unit !== null && unit.fleet !== null ? unit : null;
  return keyed(
    `colonize:${system}${fleet === null ? '' : `:${fleet.id}`}${suffix}`,
    (ctx) => ctx.call(COLONIZE, { seat, system, unit: unit?.id ?? null, pay }),
    why,
    () => ({
      verb: 'colonize',
      label: `Colonize ${systemName(system)}${fleet === null ? '' : ` by a Ship of ${unitName(g, fleet)}`}`,
      hint: hint(),
      rule: 'A-BUILD-08',
    }),
  );
}

/** The Ships that a colony takes, in words. */
function spent(g: Ascendancy, seat: Seat, system: SystemId): string {
  if (granted(g, 'keep-ship', { seat, system })) return 'no Ship';
  return several(1 + Math.max(0, added(g, 'colony-ships', { seat, system })), 'Ship');
}
