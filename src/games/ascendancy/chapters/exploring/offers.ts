import type { Seat } from '../../../../kernel/types.ts';
import { no, type Offer, offer, type Why } from '../../../kit/offers.ts';
import { several } from '../../../kit/words.ts';
import { systemName } from '../../content/systems/table.ts';
import { exhaustCommands } from '../../position/commands.ts';
import { discOf, unitsIn } from '../../position/find.ts';
import { unitName } from '../../position/names.ts';
import { isPhenomenon } from '../../position/standing.ts';
import { lacksCommands } from '../../position/turn.ts';
import { added, granted } from '../../rules/ask.ts';
import type { Ascendancy, SystemId, Unit, UnitId } from '../../state.ts';
import { ARRIVE, type Deed } from '../calls.ts';

/** Further Research: a Phenomenon is Braved again by Ships that began the turn there (A-PHEN-05, A-CMD-05). */
export function braveOffers(g: Ascendancy, seat: Seat): Offer<Deed>[] {
  return Object.keys(g.discs)
    .filter(isPhenomenon)
    .flatMap((system) => braveOffersAt(g, seat, system));
}

function braveOffersAt(g: Ascendancy, seat: Seat, system: SystemId): Offer<Deed>[] {
  const here = unitsIn(g, system, seat);
  const began = here.filter((unit) => unit.began === system);
  const lone = (began.length > 0 ? began : here).filter(({ fleet }) => fleet === null);
  const fleets = (began.length > 0 ? began : here).filter(({ fleet }) => fleet !== null);
  const why = whyNot(g, system, began);
  return [
    ...lone.map((_unit, at) => braveOffer(g, seat, system, lone.slice(0, at + 1), at + 1, why)),
    ...fleets.flatMap((fleet) =>
      // A-ROM-03: who Braves it Ship by Ship begins with one.
      Array.from({ length: granted(g, 'one-by-one', { unit: fleet.id }) ? 1 : fleet.ships }, (_one, at) =>
        braveOffer(g, seat, system, [fleet], at + 1, why),
      ),
    ),
  ];
}

function whyNot(g: Ascendancy, system: SystemId, began: readonly Unit[]): Why {
  if (discOf(g, system).research === 0) return no('A-PHEN-05', `No Research lies on ${systemName(system)} now.`);
  return began.length > 0 ? null : no('A-PHEN-05', 'Only Ships that began the turn there can try it again.');
}

/** Commands that it takes: one, unless a rule says less; the Ship that pays least counts. */
function priceOf(g: Ascendancy, seat: Seat, system: SystemId, units: readonly Unit[]): number {
  const less = units.map((unit: { id: UnitId }) => added(g, 'command-brave', { seat, unit: unit.id, system }));
  return Math.max(0, 1 + Math.max(...less));
}

function braveOffer(g: Ascendancy, seat: Seat, system: SystemId, units: readonly Unit[], ships: number, why: Why) {
  const price = priceOf(g, seat, system, units);
  const [first] = units;
  const isFleet = first !== undefined && first.fleet !== null;
  const deed: Deed = (ctx) => {
    exhaustCommands(ctx.g, seat, price);
    ctx.call(ARRIVE, { seat, units: units.map(({ id }) => id), system, kind: 'none', ships });
  };
  return offer(deed, why ?? lacksCommands(g, seat, price), () => ({
    key: `brave:${system}:${isFleet ? `fleet-${first.id}` : 'ships'}:${ships}`,
    verb: 'brave',
    label: `Brave ${systemName(system)} again with ${several(ships, 'Ship')}${isFleet ? ` of ${unitName(g, first)}` : ''}`,
    hint: price === 0 ? 'No Command' : several(price, 'Command'),
    rule: 'A-PHEN-05',
  }));
}
