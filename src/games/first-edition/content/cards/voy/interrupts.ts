import { tableOf } from '../../../position/places.ts';
import { besideEither, isUsed, onOwnTable, othersInHand } from '../../builders/shared.ts';
import { type CardRules, reprint } from '../../card-rules.ts';
import type { CardFacts } from '../../text-facts.ts';

/** Interrupts of Voyager, by id. */
export const CARDS: CardRules = {
  'auto-destruct-sequence-voyager': reprint('auto-destruct-sequence'),
  'distortion-of-space-time-continuum-voyager': reprint('distortion-of-space-time-continuum'),
  'escape-pod-voyager': reprint('escape-pod'),
  mutation: {
    text: 'Shuffle the top two cards of a discard pile into its owner’s draw deck. Or once per turn, discard a card from hand and draw two.',
    ways: {
      shuffle: {
        label: 'shuffle two cards into the draw deck',
        plays: besideEither,
        once: (_g, seat, to) => [{ do: 'restock', count: 2, top: true, who: tableOf(to) ?? seat }],
      },
      discard: {
        label: 'discard one and draw two',
        plays: (g, seat) =>
          !isUsed(g, seat, 'mutation', 'turn') && othersInHand(g, seat, 'mutation') > 0 ? onOwnTable(g, seat) : [],
        once: [
          { do: 'use', what: 'mutation', per: 'turn' },
          { do: 'shed', min: 1, max: 1 },
          { do: 'draw', count: 2 },
        ],
      },
    },
  },
};

/** Facts about interrupts from Voyager that have no rule, by id. */
export const FACTS: CardFacts = {
  quinn: { immuneTo: ['Amanda Rogers', 'Kevin Uxbridge'] },
};
