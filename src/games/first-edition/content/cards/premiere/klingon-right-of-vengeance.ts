import { avengers } from '../../builders/interrupts/fighting.ts';
import { answer, wasKlingon } from '../../builders/shared.ts';
import type { CardRules } from '../../card-rules.ts';

/** Klingon Right of Vengeance (Premiere). */
export const CARDS: CardRules = {
  'klingon-right-of-vengeance': {
    text: 'When a Klingon is killed in a personnel battle: at its end, all your Klingons there immediately attack again, each with double STRENGTH.',
    answers: {
      left: {
        offers(g, source, { cards, sides, why }) {
          const isSo =
            g.battle?.kind === 'personnel' && why === 'killed' && cards.some((card, at) => wasKlingon(card, sides[at]));
          if (!isSo || avengers(g, source.seat).length === 0) return [];
          const payload = [{ do: 'lasting', what: 'klingon-right-of-vengeance', until: 'turn' }] as const;
          return answer(source, payload, 'Have your Klingons attack again with double STRENGTH');
        },
      },
    },
  },
};
