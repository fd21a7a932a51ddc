import { type Offer, open } from '../../../kit/offers.ts';
import type { Effects } from '../../effects/union.ts';
import { coreOf, onPiece } from '../../position/places.ts';
import type { Bearer, Rule } from '../../rules/rule.ts';
import type { FirstEdition } from '../../state.ts';
import type { CardId, CardPlace } from '../../terms.ts';
import { cardOf } from '../pool.ts';

/** The one thing that an answer does. */
function answer({ card }: Bearer, deed: Effects, label: string): Offer<Effects>[] {
  return [open({ key: `answer:${card}`, verb: 'answer', label }, deed)];
}

/** Cards in play that are events by what a text says of them. */
function events(g: FirstEdition, isMeant: (title: string) => boolean): CardPlace[] {
  return Object.values(g.pieces)
    .filter(({ card }) => cardOf(card).type === 'Event' && isMeant(cardOf(card).title))
    .map(({ id }) => onPiece(id));
}

/** A Klingon with Honor. */
function isHonored(card: CardId): boolean {
  const facts = cardOf(card);
  if (facts.type !== 'Personnel' || !facts.affiliations.includes('Klingon')) return false;
  return facts.skills.some(({ name }) => name === 'Honor');
}

/** Interrupts, by their ids. */
export const INTERRUPTS: Readonly<Record<string, Rule>> = {
  'amanda-rogers': {
    answers: {
      play: {
        offers: (_g, bearer, { card }) =>
          cardOf(card).type === 'Interrupt' && card !== bearer.card
            ? answer(bearer, [{ do: 'nullify', what: 'card' }], `Nullify ${cardOf(card).title} with Amanda Rogers`)
            : [],
      },
    },
  },
  'kevin-uxbridge': {
    plays: (g) => events(g, (title) => !title.startsWith('Treaty')),
    once: [{ do: 'remove' }],
  },
  'klingon-death-yell': {
    answers: {
      left: {
        offers: (_g, bearer, { cards, why }) =>
          why === 'killed' && cards.some(isHonored)
            ? answer(bearer, [{ do: 'points', points: 5 }], 'Yell for the dead: 5 points')
            : [],
      },
    },
  },
  'the-devil': {
    plays: (g) => events(g, (title) => title.startsWith('Treaty')),
    once: [{ do: 'remove' }],
  },
  'the-juggler': { plays: () => [coreOf(0), coreOf(1)], once: [{ do: 'shuffle' }] },
  'transwarp-conduit': {
    plays: (g) =>
      Object.values(g.pieces)
        .filter(({ card }) => cardOf(card).type === 'Ship')
        .map(({ id }) => onPiece(id)),
    once: [{ do: 'lasting', what: 'transwarp-conduit', until: 'turn' }],
  },
};
