import { isFirstOwn, onOwnTable } from '../../builders/shared.ts';
import type { CardRules } from '../../card-rules.ts';
import type { CardType } from '../../printed.ts';

/** Types of cards that may be in a hand. */
const HAND_TYPES: readonly CardType[] = [
  'Personnel',
  'Ship',
  'Equipment',
  'Event',
  'Interrupt',
  'Incident',
  'Objective',
  'Doorway',
  'Facility',
  'Artifact',
];

/** Telepathic Alien Kidnappers (Premiere). */
export const CARDS: CardRules = {
  'telepathic-alien-kidnappers': {
    text: 'On your table: at the end of your turn, name a card type. A random card from your opponent’s hand is shown, and discarded if it is of that type. Not cumulative.',
    plays: onOwnTable,
    at: {
      'turn-end': {
        does: (g, source, { seat }) =>
          seat !== source.seat || !isFirstOwn(g, source)
            ? []
            : [
                {
                  do: 'either',
                  ways: HAND_TYPES.map((type) => ({
                    key: `type:${type}`,
                    label: type,
                    list: [{ do: 'guess' as const, type }],
                  })),
                },
              ],
      },
    },
  },
};
