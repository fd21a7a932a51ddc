import { hasCard } from '../../chapters/exploring/cards.ts';
import { explorationCard } from '../../content/lookup.ts';
import { does } from '../../position/names.ts';
import { ruleSourceName } from '../../rules/rule-sources.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Discards the Exploration Card and draws and resolves another one. This effect is used at the moment `drawn`. */
    'draw-another': object;
  }
}

export const drawAnother: Kind<'draw-another'> = {
  run(ctx, run) {
    const { exploring, exploration } = ctx.g;
    if (exploring === null || exploring.card === null || !hasCard(ctx)) return;
    const [card = null] = ctx.draw(exploration.deck, 1);
    if (card === null) return;
    exploration.discard.push(exploring.card);
    exploring.card = card;
    ctx.reveal();
    const { name, line } = explorationCard(card);
    const drawn = `${does(ctx.g, run.seat, 'draws', 'draw')} ${name} instead, with ${ruleSourceName(ctx.g, run.from)}`;
    ctx.log(`${drawn}. ${line}`, 'A-EXPL-03');
  },
  worth: () => 0.4,
};
