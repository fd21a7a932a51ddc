import { hasCard } from '../../chapters/exploring/cards.ts';
import { explorationCard } from '../../content/exploration/all.ts';
import { does } from '../../position/names.ts';
import { ruleSourceName } from '../../rules/rule-sources.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** At the moment `drawn`: the Exploration Card is discarded, and another one is drawn and resolved in its place. */
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
    const drawn = `${does(ctx.g, run.seat, 'draws', 'draw')} ${name} in its place, by ${ruleSourceName(ctx.g, run.from)}`;
    ctx.log(`${drawn}. ${line}`, 'A-EXPL-03');
  },
  worth: () => 0.4,
};
