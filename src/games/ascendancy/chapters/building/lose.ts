import { procedure } from '../../../../kernel/game.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { choosing, open } from '../../../kit/offers.ts';
import { playerOf } from '../../position/find.ts';
import { does, resourceName, resourcesText } from '../../position/names.ts';
import { lose as loseSome, nothing } from '../../position/resources.ts';
import type { Ascendancy, Resource } from '../../state.ts';
import { LOSE, type Play } from '../calls.ts';

interface Losing {
  seat: Seat;
  amount: number;
  of: Resource[];
  result?: number;
}

/** Makes a seat lose Resources of the given kinds, but no more than it has. The seat chooses which ones. */
export const lose = procedure<Ascendancy, Losing>(LOSE.name)({
  begin({ g }, { seat, amount, of }) {
    const { reserves } = playerOf(g, seat);
    const kinds = of.filter((one) => reserves[one] > 0);
    const total = kinds.reduce((sum, one) => sum + reserves[one], 0);
    return kinds.length > 1 && total > amount ? 'choose' : 'all';
  },
  choose: choosing({
    ask({ g }, { seat, amount, of }) {
      const { reserves } = playerOf(g, seat);
      return {
        seat,
        kind: 'allocate',
        prompt: `Which ${amount} of your Resources do you lose?`,
        offers: of
          .filter((one) => reserves[one] > 0)
          .map((one) => {
            const hint = `You have ${reserves[one]}`;
            return open({ key: `lose:${one}`, verb: 'lose', label: resourceName(one), hint, max: reserves[one] }, one);
          }),
        min: amount,
        max: amount,
      };
    },
    take(ctx, local, lost) {
      local.result = take(ctx, local.seat, lost);
      return 'end';
    },
  }),
  // There is no choice if all the Resources have to be lost, or if only one kind can be lost.
  all(ctx, local) {
    const { reserves } = playerOf(ctx.g, local.seat);
    const all = local.of.flatMap((one) => new Array<Resource>(reserves[one]).fill(one));
    local.result = take(ctx, local.seat, all.slice(0, local.amount));
    return 'end';
  },
  end: () => null,
});

function take(ctx: Play, seat: Seat, lost: readonly Resource[]): number {
  const gone = nothing();
  for (const one of lost) gone[one] += loseSome(ctx.g, seat, one, 1);
  ctx.log(`${does(ctx.g, seat, 'loses', 'lose')} ${resourcesText(gone)}.`);
  return lost.length;
}
