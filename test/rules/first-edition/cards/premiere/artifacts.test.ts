import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Tox Uthat',
    title: 'C-RESPONSE-07: Tox Uthat nullifies an opponent’s Supernova',
    gold: 'table: Tox Uthat {kept: true}; L2: Calloway',
    blue: 'table: Tox Uthat; hand: Supernova',
    turn: 'blue',
    patch: { turns: 3 },
    asked: { gold: ['play'] },
    does: ['blue play:supernova:at:L2', 'answer:tox-uthat'],
    gives: { Calloway: 'surface:L2', 'gold.discard': ['Tox Uthat'], 'blue.discard': ['Supernova'] },
  },
];

provesCards(specs);
