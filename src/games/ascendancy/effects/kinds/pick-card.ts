import { chosen } from '../../../kit/effects.ts';
import { open } from '../../../kit/offers.ts';
import { asHint } from '../../../kit/words.ts';
import { explorationCard } from '../../content/lookup.ts';
import { does } from '../../position/names.ts';
import { ruleSourceName } from '../../rules/rule-sources.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /**
     * Looks at `of` Exploration Cards and draws one of them. The other cards go to the bottom of the deck. This effect
     * is used at the moment `explore-draw`.
     */
    'pick-card': { of: number };
  }
}

export const pickCard: Kind<'pick-card', 'pick-one'> = {
  run(ctx, run, { of }) {
    const { exploration, exploring } = ctx.g;
    if (exploring === null || exploration.deck.length === 0) return 'begin';
    exploring.looked = ctx.draw(exploration.deck, Math.min(of, exploration.deck.length));
    const name = ruleSourceName(ctx.g, run.from);
    const cards = exploring.looked.length === 1 ? 'card' : `${exploring.looked.length} cards`;
    ctx.log(`${does(ctx.g, run.seat, 'looks', 'look')} at the top ${cards} of the deck with ${name}.`, 'A-EXPL-03');
    return 'pick-one';
  },
  steps: {
    'pick-one': chosen({
      ask({ g }, run) {
        const looked = g.exploring?.looked ?? [];
        if (looked.length === 0) return { go: 'begin' as const };
        return {
          seat: run.seat,
          kind: 'pick',
          prompt: `${ruleSourceName(g, run.from)}: which card do you draw?`,
          offers: looked.map((card) => {
            const { name, line } = explorationCard(card);
            const option = { key: `draw:${card}`, verb: 'draw', label: name, hint: asHint(line), hidden: true };
            return open(option, card);
          }),
          min: 1,
          max: 1,
        };
      },
      take({ g }, _run, card) {
        const { exploring, exploration } = g;
        if (exploring === null) return;
        exploration.deck.push(...(exploring.looked ?? []).filter((one) => one !== card));
        exploring.card = card;
        delete exploring.looked;
      },
    }),
  },
  worth: () => 0.7,
};
