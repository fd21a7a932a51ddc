import type { Seat } from '../../../../kernel/types.ts';
import { later } from '../../../kit/cache.ts';
import { keyed, no, type Obstacle, type Offer } from '../../../kit/offers.ts';
import { several } from '../../../kit/words.ts';
import type { FleetSide } from '../../content/card.ts';
import { fleetCards, systemName } from '../../content/lookup.ts';
import { exhaustCommands } from '../../position/commands.ts';
import { fleetsOf, playerOf } from '../../position/find.ts';
import { does } from '../../position/names.ts';
import { formFleet, singlesIn } from '../../position/ships.ts';
import { orbits } from '../../position/standing.ts';
import { commandsText, lacksCommands, notNow } from '../../position/turn.ts';
import { isHeld, LEAST_FLEET } from '../../position/units.ts';
import { added, granted } from '../../rules/ask.ts';
import { moment } from '../../rules/moments.ts';
import type { Ascendancy, Disc, SystemId, Unit } from '../../state.ts';
import { builtIn, isYard } from '../building/ships.ts';
import type { OfferFilter, Payload, Play } from '../calls.ts';

/**
 * Lists sides of a seat’s unused Fleet Cards (A-FLEET-03). A player may use the Fleet Cards in any order (A-FLEET-05).
 */
function freeSides(g: Ascendancy, seat: Seat): { card: number; side: 'a' | 'b'; printed: FleetSide }[] {
  const used = fleetsOf(g, seat).map(({ fleet }) => fleet?.card);
  return fleetCards(playerOf(g, seat).civ).flatMap((sides, card) =>
    used.includes(card) ? [] : (['a', 'b'] as const).map((side) => ({ card, side, printed: sides[side] })),
  );
}

/** Returns the reason a seat can’t have another Fleet, or null (A-FLEET-04). */
function tooManyFleets(g: Ascendancy, seat: Seat): Obstacle {
  const { ascendancy } = playerOf(g, seat);
  const fleets = fleetsOf(g, seat).length;
  return fleets < ascendancy
    ? null
    : no('A-FLEET-04', `Your Ascendancy of ${ascendancy} allows no more Fleets. You have ${several(fleets, 'Fleet')}.`);
}

/**
 * Returns single Ships that can form a Fleet: in the Building Phase only new Ships (A-BUILD-05), in the Command Phase
 * any Ships.
 */
function candidates(g: Ascendancy, seat: Seat, system: SystemId): Unit[] {
  // Held Ships can’t form a Fleet (A-EXPL-14).
  const here = singlesIn(g, system, seat).filter((unit) => !isHeld(g, unit));
  if (g.turn?.phase !== 'building') return here;
  const built = builtIn(g, system);
  return here.filter(({ id }) => built.includes(id));
}

/** Returns the reason no Fleet at all can be formed in a System, or null. */
function formless(g: Ascendancy, seat: Seat, disc: Disc, price: number): Obstacle {
  const late = notNow(g, seat);
  if (late !== null) return late;
  const phase = g.turn?.phase ?? 'command';
  const ships = candidates(g, seat, disc.id).length;
  const name = () => systemName(disc.id);
  if (
    phase === 'command' &&
    !isYard(g, seat, disc) &&
    !granted(g, 'build', { what: 'fleet', seat, system: disc.id, phase })
  )
    return no('A-FLEET-02', () => `You can form Fleets only at your Home System or a Starbase, not at ${name()}.`);
  if (ships < LEAST_FLEET) {
    const which = phase === 'building' ? 'new single Ships' : 'single Ships';
    const rule = phase === 'building' ? 'A-BUILD-05' : 'A-FLEET-02';
    if (singlesIn(g, disc.id, seat).some((unit) => isHeld(g, unit)))
      return no('A-EXPL-14', () => `Ships at ${name()} are held by an effect and can’t form a Fleet now.`);
    return no(rule, () => `A Fleet needs ${LEAST_FLEET} ${which}, and ${name()} has ${ships}.`);
  }
  return tooManyFleets(g, seat) ?? (phase === 'building' ? null : lacksCommands(g, seat, price));
}

/**
 * Lists offers to form Fleets. Forming a Fleet is free with new Ships in the Building Phase, and otherwise costs a
 * Command (A-FLEET-01). There is one offer for each card, side and number of Ships.
 */
export function formOffers(g: Ascendancy, seat: Seat, wanted: OfferFilter = 'all'): Offer<Payload>[] {
  const free = g.turn?.phase === 'building';
  // A-AND-02 adds to the Command price, but never makes a free Fleet cost anything.
  const price = free ? 0 : Math.max(0, 1 + added(g, 'command-price', { of: 'fleet', seat }));
  const sides = later(() => freeSides(g, seat));
  const least = wanted === 'open' ? LEAST_FLEET : 1;
  const offers: Offer<Payload>[] = [];
  for (const disc of Object.values(g.discs)) {
    if (!orbits(g, seat, disc.id) || singlesIn(g, disc.id, seat).length < least) continue;
    const why = formless(g, seat, disc, price);
    if (why !== null && wanted === 'open') continue;
    const ships = candidates(g, seat, disc.id).length;
    for (const { card, side, printed } of sides()) {
      const most = Math.max(LEAST_FLEET, Math.min(printed.most, ships));
      for (let count = most; count >= LEAST_FLEET; count--)
        offers.push(formOffer(seat, disc.id, card, side, printed, count, price, free, why));
    }
  }
  return offers;
}

function formOffer(
  seat: Seat,
  system: SystemId,
  card: number,
  side: 'a' | 'b',
  printed: FleetSide,
  count: number,
  price: number,
  free: boolean,
  why: Obstacle,
): Offer<Payload> {
  const form = (ctx: Play): void => {
    const { g } = ctx;
    const singles = candidates(g, seat, system).slice(0, count);
    exhaustCommands(g, seat, price);
    const fleet = formFleet(g, singles, card, side);
    for (const place of g.turn?.built ?? []) {
      place.units = place.units.filter((unit) => !singles.some(({ id }) => id === unit));
    }
    const whole = several(fleet.ships, 'Ship');
    ctx.log(`${does(g, seat, 'forms', 'form')} ${printed.name} of ${whole} at ${systemName(system)}.`, 'A-FLEET-01');
    // Only Fleets that cost a Command count as commissioned (A-AND-02).
    if (!free) moment(ctx, 'commissioned', { seat, what: 'fleet', system });
  };
  return keyed(`form:${system}:${card + 1}${side}:${count}`, form, why, () => ({
    verb: 'form',
    label: `Form ${count} at ${systemName(system)} as ${printed.name}`,
    called: [`Fleet ${card + 1}${side}`, `${printed.name} of ${count}`],
    hint: `${free ? 'Free' : commandsText(price)}; holds up to ${printed.most} Ships`,
    rule: 'A-FLEET-01',
  }));
}
