import { advancements } from '../../card-rules.ts';

/** Annexation Protocols. */
export const CARDS = advancements('cardassian', [
  {
    id: 'car-14',
    name: 'Annexation Protocols',
    cost: 6,
    type: 'Diplomacy',
    tokens: [],
    source: 'book',
    line: 'A Total Annihilation in your Invasion counts as a Successful Invasion, even if an Advancement that destroys Nodes caused it.',
    // A-CAR-05, A-OPEN-81
    rule: {
      at: {
        'invasion-result': {
          does: ({ conflict }, { seat }) =>
            conflict?.attacker === seat && conflict.result === 'annihilation' ? [{ do: 'outcome', to: 'success' }] : [],
        },
      },
    },
  },
]);
