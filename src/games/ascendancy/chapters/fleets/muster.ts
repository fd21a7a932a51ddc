import { procedure } from '../../../../kernel/game.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { choosing, open } from '../../../kit/offers.ts';
import { several } from '../../../kit/words.ts';
import { fleetsOf, playerOf } from '../../position/find.ts';
import { placeName, unitName } from '../../position/names.ts';
import { disband } from '../../position/units.ts';
import type { Ascendancy } from '../../state.ts';
import { MUSTER } from '../calls.ts';

/** Makes a player with more Fleets than Ascendancy allows choose which of them to disband (A-VUL-02, A-FLEET-04). */
export const muster = procedure<Ascendancy, { seat: Seat }>(MUSTER.name)({
  begin: choosing({
    ask({ g }, { seat }) {
      const fleets = fleetsOf(g, seat);
      const excess = fleets.length - playerOf(g, seat).ascendancy;
      if (excess <= 0) return { go: null };
      return {
        seat,
        kind: 'subset',
        prompt: `Your Ascendancy allows ${several(fleets.length - excess, 'Fleet')}. Which ${excess === 1 ? 'one' : excess} do you disband?`,
        offers: fleets.map((fleet) =>
          open(
            {
              key: `disband:fleet:${fleet.id}`,
              verb: 'disband',
              label: `Disband ${unitName(g, fleet)}`,
              hint: fleet.at === null ? 'At Warp' : placeName(g, fleet.at),
            },
            fleet.id,
          ),
        ),
        min: excess,
        max: excess,
        rule: 'A-VUL-02',
      };
    },
    take(ctx, _local, fleets) {
      for (const fleet of fleets) disband(ctx, fleet);
      return null;
    },
  }),
});
