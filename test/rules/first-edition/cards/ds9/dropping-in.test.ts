import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Dropping In',
    title: 'C-BEAM-03: Dropping In also lets personnel beam back',
    gold: 'L2: U.S.S. Oberth [Montgomery Scott, Calloway]; aboard:5: Spock; hand: Dropping In',
    blue: 'L2: Scout Vessel [Bochra]',
    does: ['play:dropping-in:on:5:drop', 'way:aboard:5:aboard:1', 'who:4'],
    gives: { Spock: 'aboard:1' },
  },
];

provesCards(specs);
