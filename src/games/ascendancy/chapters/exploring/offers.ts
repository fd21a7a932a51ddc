import type { Seat } from '../../../../kernel/types.ts';
import { no, type Obstacle, type Offer, offer } from '../../../kit/offers.ts';
import { several } from '../../../kit/words.ts';
import { systemName } from '../../content/lookup.ts';
import { exhaustCommands } from '../../position/commands.ts';
import { discOf, unitsIn } from '../../position/find.ts';
import { fleetCalled } from '../../position/names.ts';
import { isPhenomenon } from '../../position/standing.ts';
import { lacksCommands } from '../../position/turn.ts';
import { added, granted } from '../../rules/ask.ts';
import type { Ascendancy, SystemId, Unit, UnitId } from '../../state.ts';
import { ARRIVE, type Payload } from '../calls.ts';

/** Lists offers to Brave a Phenomenon again with Ships that began the turn there (A-PHEN-05, A-CMD-05). */
export function braveOffers(g: Ascendancy, seat: Seat): Offer<Payload>[] {
  return Object.keys(g.discs)
    .filter(isPhenomenon)
    .flatMap((system) => braveOffersAt(g, seat, system));
}

/** The Ships that Brave a Hazard together: some single Ships, and some Ships from one Fleet or from all Fleets. */
interface Crew {
  units: readonly Unit[];
  lone: number;
  /** The number of Ships from the Fleet, or from all Fleets. */
  fleet: number;
}

/**
 * Lists the groups of Ships that can Brave together: any number of single Ships, alone or with any number of Ships from
 * one Fleet, or all Ships at once (A-PHEN-05).
 */
function crews(g: Ascendancy, units: readonly Unit[]): Crew[] {
  const lone = units.filter(({ fleet }) => fleet === null);
  const fleets = units.filter(({ fleet }) => fleet !== null);
  const some = Array.from({ length: lone.length + 1 }, (_one, count) => lone.slice(0, count));
  const found = some.slice(1).map((ships): Crew => ({ units: ships, lone: ships.length, fleet: 0 }));
  // A Fleet that Braves Ship by Ship starts with one Ship (A-ROM-03).
  const most = (unit: Unit) => (granted(g, 'hazard', { how: 'one-by-one', unit: unit.id }) ? 1 : unit.ships);
  for (const fleet of fleets)
    for (const ships of some)
      for (let count = 1; count <= most(fleet); count++)
        found.push({ units: [...ships, fleet], lone: ships.length, fleet: count });
  const all = fleets.reduce((sum, fleet) => sum + most(fleet), 0);
  if (fleets.length > 1) found.push({ units: [...lone, ...fleets], lone: lone.length, fleet: all });
  return found;
}

function braveOffersAt(g: Ascendancy, seat: Seat, system: SystemId): Offer<Payload>[] {
  const here = unitsIn(g, system, seat);
  if (here.length === 0) return [];
  const began = here.filter((unit) => unit.began === system);
  const why = whyNot(g, system, began);
  return crews(g, began.length > 0 ? began : here).map((crew) => braveOffer(g, seat, system, crew, why));
}

function whyNot(g: Ascendancy, system: SystemId, began: readonly Unit[]): Obstacle {
  if (discOf(g, system).research === 0) return no('A-PHEN-05', `There is no Research on ${systemName(system)} now.`);
  return began.length > 0 ? null : no('A-PHEN-05', 'Only Ships that began the turn there can Brave it again.');
}

/**
 * Returns how many Commands it costs to Brave a Phenomenon again: one, unless a rule reduces the price. If the units
 * have different prices, the highest price applies.
 */
function priceOf(g: Ascendancy, seat: Seat, system: SystemId, units: readonly Unit[]): number {
  const less = units.map((unit: { id: UnitId }) =>
    added(g, 'command-price', { of: 'brave', seat, unit: unit.id, system }),
  );
  return Math.max(0, 1 + Math.max(...less));
}

function braveOffer(
  g: Ascendancy,
  seat: Seat,
  system: SystemId,
  { units, lone, fleet }: Crew,
  why: Obstacle,
): Offer<Payload> {
  const price = priceOf(g, seat, system, units);
  const ids = units.map(({ id }) => id);
  const payload: Payload = (ctx) => {
    exhaustCommands(ctx.g, seat, price);
    ctx.call(ARRIVE, { seat, units: [...ids], system, kind: 'none', ships: lone + fleet });
  };
  const [first, second] = units.slice(lone);
  const parts = lone === 0 ? [] : [{ key: `ships:${lone}`, text: several(lone, 'Ship') }];
  if (first !== undefined) {
    const text = lone === 0 ? several(fleet, 'Ship') : String(fleet);
    const [key, of] = second === undefined ? [`fleet-${first.id}`, fleetCalled(g, first)] : ['fleets', 'all Fleets'];
    parts.push({ key: `${key}:${fleet}`, text: `${text} of ${of}` });
  }
  return offer(payload, why ?? lacksCommands(g, seat, price), () => ({
    key: ['brave', system, ...parts.map(({ key }) => key)].join(':'),
    verb: 'brave',
    label: `Brave ${systemName(system)} again with ${parts.map(({ text }) => text).join(', ')}`,
    hint: price === 0 ? 'No Command' : several(price, 'Command'),
    rule: 'A-PHEN-05',
  }));
}
