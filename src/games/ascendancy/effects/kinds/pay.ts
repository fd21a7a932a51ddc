import { does, resourcesText } from '../../position/names.ts';
import { canPay, pay as payFor } from '../../position/resources.ts';
import { ruleSourceName } from '../../rules/rule-sources.ts';
import type { Resources } from '../../state.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Pays a price to the Supply. If the player can’t pay, the effects that follow don’t happen. */
    pay: { price: Partial<Resources> };
  }
}

export const pay: Kind<'pay'> = {
  run(ctx, run, { price }) {
    if (!canPay(ctx.g, run.seat, price)) return 'stop';
    payFor(ctx.g, run.seat, price);
    const what = `${resourcesText(price)} for ${ruleSourceName(ctx.g, run.from)}`;
    ctx.log(`${does(ctx.g, run.seat, 'pays', 'pay')} ${what}.`);
    return 'begin';
  },
  worth: ({ price: { production = 0, research = 0, culture = 0 } }) => -(production + research) / 2 - culture,
};
