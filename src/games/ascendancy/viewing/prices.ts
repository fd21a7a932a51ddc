import { must } from '../../../kernel/must.ts';
import type { Seat } from '../../../kernel/types.ts';
import { culturePrice } from '../chapters/building/colonies.ts';
import { nodePrice } from '../chapters/building/nodes.ts';
import { shipPrice } from '../chapters/building/ships.ts';
import { upgradePrice } from '../chapters/building/upgrades.ts';
import { ascendancyPrice } from '../chapters/turn/ascend.ts';
import { controlled, playerOf } from '../position/find.ts';
import { levelText } from '../position/levels.ts';
import { resourceName } from '../position/names.ts';
import { RESOURCES } from '../position/resources.ts';
import { setTo } from '../rules/ask.ts';
import type { Ascendancy, SystemId } from '../state.ts';
import type { PriceView } from '../view.ts';

/** Lists a player’s current prices. Prices that differ between Systems are given as a range. */
export function pricesOf(g: Ascendancy, seat: Seat): PriceView[] {
  const systems = controlled(g, seat).map(({ id }) => id);
  // A player without Systems still sees the usual prices.
  const places = systems.length > 0 ? systems : Object.keys(g.discs).slice(0, 1);
  const range = (price: (system: SystemId) => number): { from: number; to: number } => {
    const all = places.map(price);
    return { from: Math.min(...all), to: Math.max(...all) };
  };
  return [
    { name: 'Ship', in: 'production', ...range((system) => shipPrice(g, seat, system)) },
    ...RESOURCES.map((resource): PriceView => {
      const price = range((system) => must(nodePrice(g, seat, system, resource).production, 'the price of a Node'));
      return { name: `${resourceName(resource)} Node`, in: 'production', ...price };
    }),
    colony(g, seat, must(places[0], 'a System on the map')),
    ...(['weapons', 'shields'] as const).flatMap((track): PriceView[] => {
      const price = upgradePrice(g, seat, track);
      if (price === null) return [];
      const { weapons, shields, ...player } = playerOf(g, seat);
      const next = { ...player, weapons: weapons - 1, shields: shields + 1 };
      const name = `${track === 'weapons' ? 'Weapons' : 'Shields'} to ${levelText(next, track)}`;
      return [{ name, in: 'research', from: price, to: price }];
    }),
    { name: 'Ascendancy', in: 'culture', from: ascendancyPrice(g, seat), to: ascendancyPrice(g, seat) },
  ];
}

/** Returns the price of a colony (A-BUILD-08), in Ascendancy for Vulcans (A-VUL-01). */
function colony(g: Ascendancy, seat: Seat, system: SystemId): PriceView {
  const ascendancy = setTo(g, 'payment', { of: 'colony', in: 'ascendancy', seat, system });
  if (ascendancy !== null) return { name: 'Colony', in: 'ascendancy', from: ascendancy, to: ascendancy };
  const culture = culturePrice(g, seat, system, null);
  return { name: 'Colony (plus a Ship)', in: 'culture', from: culture, to: culture };
}
