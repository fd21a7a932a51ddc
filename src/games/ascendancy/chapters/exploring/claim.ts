import { procedure } from '../../../../kernel/game.ts';
import { discOf } from '../../position/find.ts';
import { does, placeName } from '../../position/names.ts';
import { moment } from '../../rules/moments.ts';
import type { Ascendancy } from '../../state.ts';
import { type CalledWith, CLAIM, STUDY } from '../calls.ts';

type Called = CalledWith<typeof CLAIM>;

/** Claims all Research of a Phenomenon (A-PHEN-03) and puts it on Projects or in Reserves (A-PHEN-04). */
export const claim = procedure<Ascendancy, Called>(CLAIM.name)({
  begin(ctx, { seat, system }) {
    const amount = discOf(ctx.g, system).research;
    if (amount === 0) return 'end';
    const place = placeName(ctx.g, system);
    ctx.log(`${does(ctx.g, seat, 'claims', 'claim')} the Research of ${place}.`, 'A-PHEN-03');
    moment(ctx, 'claimed', { seat, system, amount });
    return 'take';
  },
  take(ctx, { seat, system }) {
    const disc = ctx.g.discs[system];
    const amount = disc?.research ?? 0;
    if (disc === undefined || amount === 0) return 'end';
    disc.research = 0;
    ctx.call(STUDY, { seat, amount, from: 'supply' });
    return 'end';
  },
  end: () => null,
});
