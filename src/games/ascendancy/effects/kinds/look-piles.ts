import { chosen } from '../../../kit/effects.ts';
import { open } from '../../../kit/offers.ts';
import { explorationCard } from '../../content/exploration/all.ts';
import { systemName } from '../../content/systems/table.ts';
import { does } from '../../position/names.ts';
import { bearerName } from '../../rules/bearers.ts';
import type { Ascendancy } from '../../state.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /**
     * Looks at the top Exploration Card and the top System Disc; each goes back to the top or to the bottom of its pile. An empty pile is
     * left out.
     */
    'look-piles': object;
  }
}

/** Where a card that was looked at goes. */
const WAYS = [
  open({ key: 'top', verb: 'top', label: 'Leave it on top', hidden: true }, false),
  open({ key: 'bottom', verb: 'bottom', label: 'Put it to the bottom', hidden: true }, true),
];

function toBottom(pile: string[], goes: boolean): void {
  const [top] = pile;
  if (goes && top !== undefined) pile.push(...pile.splice(0, 1));
}

function topCard({ exploration: { deck } }: Ascendancy): string | null {
  const [card] = deck;
  return card === undefined ? null : explorationCard(card).name;
}

export const lookPiles: Kind<'look-piles', 'look-card' | 'look-disc'> = {
  run(ctx, run) {
    const { g } = ctx;
    // Nobody undoes what was seen.
    ctx.draw([], 0);
    const [system] = g.stack;
    const seen = [topCard(g), system === undefined ? null : systemName(system)].filter((one) => one !== null);
    const done = `${does(g, run.seat, 'looks', 'look')} at the top Exploration Card and the top System Disc`;
    ctx.tell(run.seat, `${done}: ${seen.length === 0 ? 'none' : seen.join(', ')}.`, `${done}.`, 'A-EXPL-03');
    return 'look-card';
  },
  steps: {
    'look-card': chosen({
      ask({ g }, run) {
        const [card] = g.exploration.deck;
        if (card === undefined) return { go: 'look-disc' as const };
        const { name, line } = explorationCard(card);
        const prompt = `${bearerName(g, run.from)}: where does ${name} go? ${line}`;
        return { seat: run.seat, kind: 'pick', prompt, offers: WAYS, min: 1, max: 1 };
      },
      take({ g }, _run, goes) {
        toBottom(g.exploration.deck, goes);
        return 'look-disc' as const;
      },
    }),
    'look-disc': chosen({
      ask({ g }, run) {
        const [system] = g.stack;
        if (system === undefined) return { go: 'begin' as const };
        const prompt = `${bearerName(g, run.from)}: where does ${systemName(system)} go?`;
        return { seat: run.seat, kind: 'pick', prompt, offers: WAYS, min: 1, max: 1 };
      },
      take({ g }, _run, goes) {
        toBottom(g.stack, goes);
      },
    }),
  },
  worth: () => 0.3,
};
