import type { Seat } from '../../../../kernel/types.ts';
import { keyed, no, type Obstacle, type Offer, offer } from '../../../kit/offers.ts';
import { several } from '../../../kit/words.ts';
import { systemName } from '../../content/lookup.ts';
import { COLONY } from '../../content/prices.ts';
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

/** Returns the reason a System can’t be Colonized, no matter how the player pays, or null. */
export function uncolonizable(g: Ascendancy, seat: Seat, disc: Disc): Obstacle {
  const { id } = disc;
  const name = () => systemName(id);
  if (!isPlanetary(id)) return no('A-BUILD-07', () => `${name()} isn’t a Planetary System.`);
  // Systems with Nodes are taken by Hegemony or Invasion instead (A-CIV-07).
  if (isDeveloped(disc)) return no('A-BUILD-07', () => `${name()} is already Developed.`);
  // An unseen Exploration Card must be resolved first (A-OPEN-76, A-OPEN-77).
  if (disc.unseen.length > 0)
    return no('A-OPEN-76', () => `There is an unresolved Exploration Card at ${name()}. Brave its Hazard first.`);
  if (playerOf(g, seat).controls < 1)
    return no('A-BUILD-20', 'All your Control Nodes are in play. Give up a System to get its Control Node back.');
  return banned(g, 'colonize', { seat, system: id });
}

/** Returns the reason a seat’s Ships in a System can’t Colonize it, or null (A-BUILD-07, A-BUILD-08). */
export function unoccupied(g: Ascendancy, seat: Seat, system: SystemId): Obstacle {
  const ships = 1 + Math.max(0, added(g, 'price', { of: 'colony-ships', seat, system }));
  if (shipsIn(g, system, seat) < ships)
    return no('A-BUILD-08', () => `You need ${several(ships, 'Ship')} in Orbit of ${systemName(system)}.`);
  if (occupies(g, seat, system)) return null;
  if (partnerIn(g, seat, system) === null)
    return no('A-BUILD-07', () => `You don’t Occupy ${systemName(system)} because other players have Ships there.`);
  return timesUsed(g, seat, refusal(system)) === 0
    ? null
    : no('A-OPT-14', () => `Your request to Colonize ${systemName(system)} has already been refused this turn.`);
}

/** Returns the key under which a refused permission is recorded for the turn (A-OPT-14). */
export function refusal(system: SystemId): string {
  return `refused ${system}`;
}

/** Returns the amount of Culture that a colony costs if this unit spends the Ship (A-BUILD-08). */
export function culturePrice(g: Ascendancy, seat: Seat, system: SystemId, unit: Unit | null): number {
  return Math.max(0, COLONY + added(g, 'price', { of: 'colony', seat, system, unit: unit?.id ?? null }));
}

/** Returns a colony’s usual price, in Culture, if this unit spends the Ship. */
export function colonyPrice(g: Ascendancy, seat: Seat, system: SystemId, unit: Unit): { culture: number } {
  return { culture: culturePrice(g, seat, system, unit) };
}

/** Returns the units that can spend the Ship: one of the single Ships, and each Fleet (A-OPEN-75). */
function givers(g: Ascendancy, seat: Seat, system: SystemId): Unit[] {
  const here = unitsIn(g, system, seat);
  const single = here.find(({ fleet }) => fleet === null);
  return [...(single === undefined ? [] : [single]), ...here.filter(({ fleet }) => fleet !== null)];
}

/**
 * Lists ways to Colonize a System now: with Culture and a Ship of each unit, with Production, by disbanding a Fleet, or
 * with Ascendancy only. Vulcans can pay Ascendancy even where rivals have Ships (A-OPEN-78). If the player has no Ship
 * to spend, there is only one offer, which is blocked and gives the reason.
 */
export function coloniesAt(g: Ascendancy, seat: Seat, disc: Disc, wanted: OfferFilter = 'all'): Offer<Payload>[] {
  const system = disc.id;
  const closed = uncolonizable(g, seat, disc);
  // In their own Building Phase, Vulcans can Colonize only with Ascendancy (A-VUL-01).
  const ascendancy = setTo(g, 'payment', { of: 'colony', in: 'ascendancy', seat, system });
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

/** Lists offers to Colonize each Undeveloped Planetary System (A-BUILD-07 to A-BUILD-10). */
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
  const production = setTo(g, 'payment', { of: 'colony', in: 'production', seat, system });
  // Paying Production replaces a price in Culture, so there is no such offer if the Culture price is 0.
  if (production === null || culturePrice(g, seat, system, unit) === 0) return [];
  const why = barred ?? unpaid(g, seat, { production }, 'A-BUILD-08');
  const hint = () => `${resourcesText({ production })} and ${spent(g, seat, system)}`;
  return [way(g, seat, system, unit, 'production', ':production', hint, why)];
}

/** Lists the offer to disband a Fleet instead of paying Culture (A-BUILD-10). */
function byFleet(g: Ascendancy, seat: Seat, system: SystemId, unit: Unit, barred: Obstacle): Offer<Payload>[] {
  if (unit.fleet === null || !granted(g, 'colony', { by: 'disbanding', unit: unit.id, system })) return [];
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
      label: [
        `Colonize ${systemName(system)}`,
        ...(pay === 'production' ? ['for Production'] : []),
        ...(fleet === null ? [] : [`with a Ship of ${unitName(g, fleet)}`]),
      ].join(' '),
      hint: hint(),
      rule: 'A-BUILD-08',
    }),
  );
}

/** Describes the Ships that a colony costs. */
function spent(g: Ascendancy, seat: Seat, system: SystemId): string {
  if (granted(g, 'colony', { by: 'keeping', seat, system })) return 'no Ship';
  return several(1 + Math.max(0, added(g, 'price', { of: 'colony-ships', seat, system })), 'Ship');
}
