import { signed } from '../../../kit/words.ts';
import { changeReputation } from '../../chapters/captains/gains.ts';
import { amountOf } from '../counts.ts';
import { sourceName } from '../frame.ts';
import type { Kind } from '../kind.ts';
import { SPECIAL } from '../moments.ts';
import { amountText, signedAmount } from '../text/counts.ts';
import type { Amount } from '../union.ts';

declare module '../union.ts' {
  interface Kinds {
    reputation: { amount: Amount };
  }
}

export const reputation: Kind<'reputation'> = {
  run(ctx, run, { amount }) {
    changeReputation(ctx, run.seat, amountOf(ctx.g, run, amount), sourceName(run.from), 'F-CARD-02');
  },
  fits: ({ amount }) => (isLoss(amount) ? 0 : SPECIAL),
  text: ({ amount }) =>
    isLoss(amount) ? `lose ${-amount} Reputation` : `gain ${amountText(amount, 'Reputation', 'Reputation')}`,
  gist: ({ amount }) => `Reputation ${signedAmount(amount)}`,
  icon: 'flag',
  figure: ({ amount }) => ({ value: typeof amount === 'number' ? signed(amount) : amount, text: 'Reputation' }),
};

function isLoss(amount: Amount): amount is number {
  return typeof amount === 'number' && amount < 0;
}
