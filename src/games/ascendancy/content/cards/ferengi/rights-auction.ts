import { PASS } from '../../../../../kernel/decision.ts';
import type { Seat } from '../../../../../kernel/types.ts';
import { before, chosen } from '../../../../kit/effects.ts';
import { open } from '../../../../kit/offers.ts';
import type { Run } from '../../../effects/frame.ts';
import type { Kind } from '../../../effects/kind.ts';
import { playerOf, rivals } from '../../../position/find.ts';
import { does } from '../../../position/names.ts';
import { has, pay } from '../../../position/resources.ts';
import { ruleSourceName } from '../../../rules/rule-sources.ts';
import type { Resources } from '../../../state.ts';
import { exploration } from '../../card-rules.ts';

/** Rights Auction. */
export const CARDS = exploration('ferengi', [
  {
    id: 'ferengi-rights-auction',
    number: 4,
    name: 'Rights Auction',
    type: 'discovery',
    after: 'discard',
    source: 'ours',
    line: 'Each player bids Production once, and you bid last. The highest bidder pays it for 1 Culture and 2 Research. If nobody bids, you take 1 Culture and 1 Research.',
    resolve: [
      {
        do: 'auction',
        prize: { culture: 1, research: 2 },
        unsold: { culture: 1, research: 1 },
        rule: 'A-EXPL-15',
      },
    ],
  },
]);

declare module '../../../effects/union.ts' {
  interface Kinds {
    /**
     * Lets all players bid Production once, starting on the player’s left and ending with the player. The highest
     * bidder pays and takes the prize. If nobody bids, the player takes `unsold`.
     */
    auction: { prize: Partial<Resources>; unsold: Partial<Resources>; rule: string };
  }
}

interface Auction extends Run {
  /** The seats that haven’t bid yet, and the highest bid so far. */
  bidders?: Seat[];
  best?: { seat: Seat; bid: number };
}

const auction: Kind<'auction', 'bids' | 'bid-passed' | 'sold', Auction> = {
  run({ g }, run) {
    const { seat } = run;
    const count = g.players.length;
    const left = (one: Seat) => (one - seat + count) % count;
    run.bidders = [...rivals(g, seat).sort((a, b) => left(a) - left(b)), seat];
    return 'bids';
  },
  steps: {
    bids: chosen({
      ask({ g }, run: Auction) {
        const { bidders = [], best } = run;
        const [seat] = bidders;
        if (seat === undefined) return { go: 'sold' as const };
        const most = has(playerOf(g, seat), 'production');
        const least = (best?.bid ?? 0) + 1;
        if (most < least) return { go: 'bid-passed' as const };
        const bids = Array.from({ length: most - least + 1 }, (_, more) => least + more);
        const so = best === undefined ? 'Nobody has bid yet' : `The highest bid is ${best.bid}`;
        return {
          seat,
          kind: 'pick',
          prompt: `${ruleSourceName(g, run.from)}: how much Production do you bid? ${so}.`,
          offers: bids.map((bid) => open({ key: `bid:${bid}`, verb: 'bid', label: `Bid ${bid}` }, bid)),
          pass: { key: PASS, verb: PASS, label: 'Don’t bid' },
          min: 1,
          max: 1,
        };
      },
      take(ctx, run, bid, { rule }) {
        const seat = run.bidders?.shift();
        if (seat === undefined) return 'sold' as const;
        run.best = { seat, bid };
        ctx.log(`${does(ctx.g, seat, 'bids', 'bid')} ${bid} Production.`, rule);
        return 'bids' as const;
      },
      passed: 'bid-passed',
    }),
    'bid-passed'(_ctx, run) {
      run.bidders?.shift();
      return 'bids';
    },
    sold(ctx, run, { prize, unsold, rule }) {
      const { best } = run;
      delete run.best;
      delete run.bidders;
      if (best === undefined) {
        before(run, [{ do: 'gain', gains: unsold, rule }]);
        return;
      }
      pay(ctx.g, best.seat, { production: best.bid });
      ctx.log(`${does(ctx.g, best.seat, 'pays', 'pay')} ${best.bid} Production.`, rule);
      before(run, [{ do: 'gain', gains: prize, rule, seat: best.seat }]);
    },
  },
  worth: () => 0.6,
};

/** The kind of effect that only this card has. */
export const KINDS = { auction };
