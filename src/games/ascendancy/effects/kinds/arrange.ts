import { chosen } from '../../../kit/effects.ts';
import { type Offer, open } from '../../../kit/offers.ts';
import { listed, several } from '../../../kit/words.ts';
import { commandCard, explorationCard, systemCard } from '../../content/lookup.ts';
import { does } from '../../position/names.ts';
import { ruleSourceName } from '../../rules/rule-sources.ts';
import type { Ascendancy, Pile } from '../../state.ts';
import type { Run } from '../frame.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /**
     * Looks at the next cards of a pile. The player puts `top` cards on top in any order. With `may`, the player may
     * put more than `top` cards on top. The other cards go to the bottom.
     */
    arrange: { pile: Pile; count: number; top: number; may?: true };
  }
}

interface Arranging extends Run {
  /** The number of cards already placed on top. */
  placed?: number;
}

const NAMES = { systems: 'System Disc', exploration: 'Exploration Card', borg: 'Borg Command Card' } as const;

function pileOf(g: Ascendancy, pile: Pile): string[] {
  if (pile === 'systems') return g.stack;
  return pile === 'exploration' ? g.exploration.deck : (g.borg?.commands.deck ?? []);
}

function nameOf(pile: Pile, card: string): string {
  if (pile === 'systems') return systemCard(card).name;
  return pile === 'exploration' ? explorationCard(card).name : commandCard(card).name;
}

export const arrange: Kind<'arrange', 'arrange-next' | 'arrange-end', Arranging> = {
  run(ctx, run, { pile, count }) {
    // Uses `draw`, so that the look can’t be undone. Only this player knows these cards.
    const cards = ctx.draw(pileOf(ctx.g, pile), count);
    if (cards.length === 0) return 'begin';
    ctx.g.looked = { seat: run.seat, pile, cards };
    run.placed = 0;
    const what = cards.length === 1 ? NAMES[pile] : several(cards.length, NAMES[pile]);
    const names = listed(cards.map((card) => nameOf(pile, card)));
    const done = does(ctx.g, run.seat, 'looks', 'look');
    ctx.tell(run.seat, `${done} at the next ${what}: ${names}.`, `${done} at the next ${what}.`, 'A-EXPL-15');
    return 'arrange-next';
  },
  steps: {
    'arrange-next': chosen({
      ask({ g }, run: Arranging, { pile, top, may }) {
        const { placed = 0 } = run;
        const cards = g.looked?.cards ?? [];
        const most = may === true ? cards.length : Math.min(top, cards.length);
        const left = cards.slice(placed);
        // There is no choice if only one card is left to put on top.
        if (placed >= most || (left.length < 2 && placed < top)) return { go: 'arrange-end' as const };
        const offers: Offer<string | null>[] = left.map((card) =>
          open({ key: `top:${card}`, verb: 'top', label: nameOf(pile, card), hidden: true }, card),
        );
        const rest = {
          key: 'sink',
          verb: 'sink',
          label: left.length === 1 ? 'Put it on the bottom' : 'Put the rest on the bottom',
        };
        if (placed >= top) offers.push(open(rest, null));
        const where = placed === 0 ? 'do you put on top' : 'do you put next';
        const prompt = `${ruleSourceName(g, run.from)}: which ${NAMES[pile]} ${where}?`;
        return { seat: run.seat, kind: 'pick', prompt, offers, min: 1, max: 1 };
      },
      take({ g }, run, card) {
        const { placed = 0 } = run;
        if (card === null) return 'arrange-end' as const;
        const cards = g.looked?.cards ?? [];
        cards.splice(cards.indexOf(card), 1);
        cards.splice(placed, 0, card);
        run.placed = placed + 1;
        return 'arrange-next' as const;
      },
    }),
    'arrange-end'(ctx, run, { pile, top }) {
      const cards = ctx.g.looked?.cards ?? [];
      const stay = Math.max(run.placed ?? 0, Math.min(top, cards.length));
      const sunk = cards.slice(stay);
      const below = pileOf(ctx.g, pile);
      below.unshift(...cards.slice(0, stay));
      below.push(...sunk);
      delete ctx.g.looked;
      delete run.placed;
      if (sunk.length === 0) return;
      const what = several(sunk.length, NAMES[pile]);
      ctx.log(`${does(ctx.g, run.seat, 'puts', 'put')} ${what} on the bottom.`, 'A-EXPL-10');
    },
  },
  worth: () => 0.3,
};
