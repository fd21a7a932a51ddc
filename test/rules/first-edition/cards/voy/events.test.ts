import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Lower Decks (Voyager)',
    title:
      'C-SKILL-14: Lower Decks (Voyager) adds 2 to all attributes of its player’s universal personnel, except holograms',
    gold: 'L2: Calloway, Data, Albert Einstein, Holo-Projectors; hand: Lower Decks (Voyager)',
    blue: 'L5: Giusti',
    gives: { 'Calloway.CUNNING': 5, 'Giusti.STRENGTH': 4 },
    next: {
      does: 'play:lower-decks-voyager:core:0',
      gives: {
        'Calloway.INTEGRITY': 9,
        'Calloway.CUNNING': 7,
        'Calloway.STRENGTH': 5,
        'Data.CUNNING': 12,
        'Giusti.STRENGTH': 4,
      },
    },
  },
];

provesCards(specs);
