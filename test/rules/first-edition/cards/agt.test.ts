import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Empathic Touch',
    title: 'C-RESPONSE-16 C-STOP-01: a personnel with Empathy saves another present, and both are “stopped”',
    gold: 'L2: Lwaxana Troi, Sunad; hand: Empathic Touch, Absolute Power',
    asked: { gold: ['leaving'] },
    does: ['play:absolute-power:on:2:unstop', 'answer:empathic-touch:2:1'],
    gives: { 'Lwaxana Troi.stopped': 1, 'Sunad.stopped': 1 },
    also: [
      {
        gold: 'L2: Calloway, Sunad; hand: Empathic Touch, Absolute Power',
        asked: { gold: ['leaving'] },
        does: ['play:absolute-power:on:2:unstop', 'pass'],
        gives: { Sunad: null },
      },
    ],
  },
];

provesCards(specs);
