import { type Offer, open } from '../../../kit/offers.ts';
import type { Effects } from '../../effects/union.ts';
import { beside } from '../../galaxy/graph.ts';
import { seatsIn } from '../../position/find.ts';
import { placeName } from '../../position/names.ts';
import type { Ascendancy, Sector } from '../../state.ts';

/**
 * Offers the Space Battles that Ships in a Sector can begin there or in an Adjacent Sector without another Command.
 * Each rule allows one Space Battle of this kind per turn.
 */
export function attacksFrom(g: Ascendancy, seat: number, from: Sector, rule: string): Offer<Effects>[] {
  return [from, ...beside(g, from)]
    .filter((sector) => seatsIn(g, sector).some((rival) => rival !== seat))
    .map((sector) => {
      const label = `Attack ${placeName(g, sector)}`;
      const subject = { kind: 'sector', id: sector };
      return open<Effects>({ key: `attack:${sector}`, verb: 'attack', label, hint: 'No Command', subject }, [
        { do: 'mark-used', rule, span: 'turn' },
        { do: 'battle', sector, from: [from] },
      ]);
    });
}
