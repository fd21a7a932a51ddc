import { PASS } from '../../../../kernel/decision.ts';
import { procedure } from '../../../../kernel/game.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { choosing, type Offer, open } from '../../../kit/offers.ts';
import { listed } from '../../../kit/words.ts';
import { advancementCard } from '../../content/lookup.ts';
import { playerOf } from '../../position/find.ts';
import { does } from '../../position/names.ts';
import { gain, has, pay } from '../../position/resources.ts';
import type { Ascendancy, CardId } from '../../state.ts';
import { type CalledWith, COMPLETE, type Play, STUDY } from '../calls.ts';

type Called = CalledWith<typeof STUDY>;

/**
 * Returns the amount of Research that can be placed. The player can’t place more Research from Reserves than the
 * Reserves hold.
 */
function available(g: Ascendancy, { seat, amount, from }: Called): number {
  return from === 'supply' ? amount : Math.min(amount, has(playerOf(g, seat), 'research'));
}

/** Lists a seat’s Projects as offers. Only the owner may see these Projects (A-OPEN-74). */
function projectOffers(g: Ascendancy, seat: Seat): Offer<CardId>[] {
  return playerOf(g, seat).projects.map(({ card, research }) => {
    const { name, cost } = advancementCard(card);
    const hint = `It has ${research} of ${cost} Research`;
    return open({ key: `project:${card}`, verb: 'project', label: name, hint, rule: 'A-PHEN-04', hidden: true }, card);
  });
}

/** Puts 1 Research on each of the given Projects. Only the owner learns which Projects they are. */
function put(ctx: Play, seat: Seat, cards: readonly CardId[]): void {
  for (const project of playerOf(ctx.g, seat).projects) if (cards.includes(project.card)) project.research += 1;
  const names = listed(cards.map((card) => advancementCard(card).name));
  const all = `${does(ctx.g, seat, 'puts', 'put')} 1 Research on ${cards.length === 1 ? 'a Project' : `each of ${cards.length} Projects`}.`;
  ctx.tell(seat, `You put 1 Research on ${names}.`, all, 'A-PHEN-04');
}

/**
 * Puts Research on Projects, at most 1 on each, and the rest into Reserves. The limit of the Building Phase doesn’t
 * apply (A-BUILD-24).
 */
export const study = procedure<Ascendancy, Called>(STUDY.name)({
  begin({ g }, local) {
    return available(g, local) > 0 && playerOf(g, local.seat).projects.length > 0 ? 'choose' : 'keep';
  },
  choose: choosing({
    ask({ g }, local) {
      const { seat, must = false, from } = local;
      const offers = projectOffers(g, seat);
      const amount = available(g, local);
      const most = Math.min(amount, offers.length);
      const keep = from === 'supply' ? 'Put it all into your Reserves' : 'Leave it in your Reserves';
      return {
        seat,
        kind: 'subset',
        prompt: `You have ${amount} Research. Which Projects get 1 each?`,
        offers,
        min: must ? most : 1,
        max: most,
        rule: 'A-PHEN-04',
        ...(must ? {} : { decline: { key: PASS, verb: PASS, label: keep, rule: 'A-PHEN-04' } }),
      };
    },
    take(ctx, local, cards) {
      const { seat, from } = local;
      if (cards.length === 0) return 'keep';
      if (from === 'reserves') pay(ctx.g, seat, { research: cards.length });
      put(ctx, seat, cards);
      local.amount -= cards.length;
      return 'keep';
    },
  }),
  keep(ctx, { seat, amount, from }) {
    if (from === 'supply') gain(ctx, seat, { research: amount }, 'for their Reserves', 'A-PHEN-04');
    return 'complete';
  },
  complete(ctx, { seat }) {
    // A Project with all its Research is completed immediately (A-BUILD-26).
    const done = playerOf(ctx.g, seat).projects.find(({ card, research }) => research >= advancementCard(card).cost);
    if (done === undefined) return null;
    ctx.call(COMPLETE, { seat, card: done.card });
    return 'complete';
  },
});
