import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Incoming Message - Bajoran',
    title: 'C-MOVE-13 C-TYPES-17: an Incoming Message calls a Bajoran ship back to its outpost',
    gold: 'hand: Incoming Message - Bajoran',
    blue: 'L1: Bajoran Interceptor {as: Bajoran} [Data {as: Bajoran}, Giusti {as: Bajoran}]; L3: Bajoran Outpost',
    does: ['play:incoming-message-bajoran:on:1', 'end:turn', 'blue end:turn'],
    gives: { 'Bajoran Interceptor': 'docked:4', 'gold.discard': ['Incoming Message - Bajoran'] },
  },
  {
    card: 'Incoming Message - Cardassian',
    title: 'C-MOVE-13 C-TYPES-17: an Incoming Message calls a Cardassian ship back to its outpost',
    gold: 'hand: Incoming Message - Cardassian',
    blue: 'L1: Galor {as: Cardassian} [Data {as: Cardassian}, Giusti {as: Cardassian}]; L3: Cardassian Outpost',
    does: ['play:incoming-message-cardassian:on:1', 'end:turn', 'blue end:turn'],
    gives: { Galor: 'docked:4', 'gold.discard': ['Incoming Message - Cardassian'] },
  },
];

provesCards(specs);
