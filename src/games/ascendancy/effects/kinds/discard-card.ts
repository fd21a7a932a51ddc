import { playerOf } from '../../position/find.ts';
import { ruleSourceName } from '../../rules/rule-sources.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Discards the Exploration Card that the rule comes from, whether a player holds it or it is on a System. */
    'discard-card': object;
    /**
     * Sets the counter of the card on a System to `to` or, without `to`, adds 1 to the counter. When the counter
     * reaches `most`, the card is discarded.
     */
    'count-card': { to?: number; most?: number };
  }
}

export const discardCard: Kind<'discard-card'> = {
  run(ctx, { from }) {
    const { g } = ctx;
    const { kind, id, seat, system } = from;
    if (kind === 'held' && seat !== null) {
      const player = playerOf(g, seat);
      if (!player.held.includes(id)) return;
      player.held = player.held.filter((card) => card !== id);
    } else {
      const disc = system === undefined ? undefined : g.discs[system];
      if (disc === undefined || disc.cards.every(({ card }) => card !== id)) return;
      disc.cards = disc.cards.filter(({ card }) => card !== id);
    }
    g.exploration.discard.push(id);
    ctx.log(`${ruleSourceName(g, from)} is discarded.`, 'A-EXPL-09');
  },
  worth: () => 0,
};

export const countCard: Kind<'count-card'> = {
  run(ctx, { from }, { to, most }) {
    const { g } = ctx;
    const disc = from.system === undefined ? undefined : g.discs[from.system];
    const lying = disc?.cards.find(({ card }) => card === from.id);
    if (disc === undefined || lying === undefined) return;
    lying.count = to ?? lying.count + 1;
    if (most === undefined || lying.count < most) return;
    disc.cards = disc.cards.filter((one) => one !== lying);
    g.exploration.discard.push(from.id);
    ctx.log(`${ruleSourceName(g, from)} is discarded.`, 'A-EXPL-09');
  },
  worth: () => 0,
};
