import { chosen } from '../../../../kit/effects.ts';
import { open } from '../../../../kit/offers.ts';
import { asHint } from '../../../../kit/words.ts';
import type { Kind } from '../../../effects/kind.ts';
import { does } from '../../../position/names.ts';
import { ruleSourceName } from '../../../rules/rule-sources.ts';
import { advancements } from '../../card-rules.ts';
import { explorationCard } from '../../lookup.ts';

/** Stellar Cartography. */
export const CARDS = advancements('federation', [
  {
    id: 'fed-06',
    name: 'Stellar Cartography',
    cost: 3,
    type: 'Science',
    tokens: [],
    source: 'ours',
    line: 'When you would draw an Exploration Card, exhaust this card and look at the top 2 instead. Draw and resolve 1 of your choice, and put the other on the bottom of the deck.',
    rule: {
      at: {
        'explore-draw': {
          prompt: 'look at the top 2 Exploration Cards and draw one?',
          offers: (g, source, { seat }) =>
            seat === source.seat && g.exploring?.card === null
              ? [
                  open({ key: 'cartography', verb: 'look', label: 'Look at the top 2 and draw one' }, [
                    { do: 'exhaust' },
                    { do: 'pick-card', of: 2 },
                  ]),
                ]
              : [],
        },
      },
    },
  },
]);

declare module '../../../effects/union.ts' {
  interface Kinds {
    /**
     * Looks at `of` Exploration Cards and draws one of them. The other cards go to the bottom of the deck. This effect
     * is used at the moment `explore-draw`.
     */
    'pick-card': { of: number };
  }
}

const pickCard: Kind<'pick-card', 'pick-one'> = {
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

/** The kind of effect that only this card has. */
export const KINDS = { 'pick-card': pickCard };
