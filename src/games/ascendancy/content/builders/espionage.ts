import type { Seat } from '../../../../kernel/types.ts';
import { type Offer, open } from '../../../kit/offers.ts';
import type { Effects } from '../../effects/union.ts';
import { playerOf } from '../../position/find.ts';
import { theSeat } from '../../position/names.ts';
import type { AdvancementType, Ascendancy } from '../../state.ts';
import { advancementCard as printedAdvancement } from '../lookup.ts';

/**
 * Lists offers to exhaust this card along with a completed Advancement of one of the given Types, held by one of the
 * given players (A-BUILD-29).
 */
export function exhaustOne(
  g: Ascendancy,
  seats: readonly Seat[],
  types: readonly AdvancementType[],
): readonly Offer<Effects>[] {
  return seats.flatMap((seat) =>
    playerOf(g, seat)
      .advancements.filter(({ card, exhausted }) => !exhausted && types.includes(printedAdvancement(card).type))
      .map(({ card }): Offer<Effects> => {
        const { name, type } = printedAdvancement(card);
        const label = `Exhaust ${name} (${theSeat(g, seat)})`;
        const option = { key: `exhaust:${card}`, verb: 'exhaust', label, hint: type, rule: 'A-BUILD-29' };
        return open(option, [{ do: 'exhaust' }, { do: 'exhaust', card, seat }]);
      }),
  );
}
