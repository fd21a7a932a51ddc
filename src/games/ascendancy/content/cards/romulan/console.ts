import { holds } from '../../../options.ts';
import { playerOf, rivals } from '../../../position/find.ts';
import type { Ascendancy, CardId } from '../../../state.ts';
import { consoleRules } from '../../card-rules.ts';
import { advancementCard } from '../../lookup.ts';

/** Returns the Agreements that a seat holds face up. */
function faceUp(g: Ascendancy, seat: number): CardId[] {
  return rivals(g, seat).flatMap((rival) =>
    playerOf(g, rival)
      .agreements.filter(({ holder, exhausted }) => holder === seat && !exhausted)
      .map(({ card }) => card),
  );
}

/** The console of the Romulans, with its rules as printed. */
export const CARDS = consoleRules('romulan', [
  {
    id: 'Cultural Superiority',
    line: 'Gain 1 Culture when you complete an Advancement with a Culture Token printed on it.',
    rule: {
      at: {
        completed: {
          does: (_g, source, { seat, card }) =>
            seat === source.seat && advancementCard(card).tokens.includes('culture')
              ? [{ do: 'gain', gains: { culture: 1 }, rule: 'A-ROM-01' }]
              : [],
        },
      },
    },
  },
  {
    id: 'Suspicious',
    line: 'When you receive a Trade Agreement, even in an exchange, Exhaust all Trade Agreements you hold.',
    rule: {
      at: {
        'trade-received': {
          does(g, source, { seat, card }) {
            if (seat !== source.seat) return [];
            // Exhausts all the Agreements held, or only the Agreement just received (A-OPEN-97).
            const cards = holds(g.options, 'suspiciousOfAll') ? faceUp(g, seat) : [card];
            return cards.map((one) => ({ do: 'agreement', card: one, exhausted: true, rule: 'A-ROM-02' }) as const);
          },
        },
      },
    },
  },
]);
