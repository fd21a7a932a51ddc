import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Computer Weapon & Hyper-Aging',
    title:
      'C-DILEMMA-22: without SCIENCE, the first half of Computer Weapon & Hyper-Aging exchanges the cards in hand that aren’t personnel',
    gold: 'L1: U.S.S. Oberth [Giusti, Data, Calloway]; hand: Tricorder, Kurn, Spock',
    blue: 'seeds L1: Computer Weapon & Hyper-Aging',
    does: 'attempt:L1:1',
    gives: {
      'gold.hand': ['Kurn', 'Spock', 'Calloway'],
      'gold.discard': ['Tricorder'],
      'Data.stopped': 1,
      'L1.seeds.length': 1,
    },
  },
  {
    card: 'Computer Weapon & Hyper-Aging',
    title:
      'C-DILEMMA-22: with SCIENCE, only the second half of Computer Weapon & Hyper-Aging happens, and nobody beams away',
    gold: 'L1: U.S.S. Oberth [Giusti, Data, Taitt]; hand: Tricorder',
    blue: 'seeds L1: Computer Weapon & Hyper-Aging',
    does: 'attempt:L1:1',
    gives: { 'Computer Weapon & Hyper-Aging': 'at:L1', 'gold.hand': ['Tricorder'], 'Data.stopped': null },
  },
];

provesCards(specs);
