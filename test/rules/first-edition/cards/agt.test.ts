import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Tsunkatse Ship',
    title: 'C-PLAY-10: personnel whose lore speaks of Tsunkatse report aboard the Tsunkatse Ship',
    gold: 'L2: Tsunkatse Ship; hand: Penk, Neelix',
    at: 'turn',
    can: { report: ['report:penk:aboard:1'] },
  },
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
  {
    card: 'Gideon Seyetik',
    title:
      'C-TERM-242 C-DRAW-01: Gideon Seyetik’s player may draw when he helps to solve a mission that requires SCIENCE',
    gold: 'missions: Analyze Rapid Terraforming, Study Pulsar; L1: Gideon Seyetik, Spock, Divok {as: Federation}',
    asked: { gold: ['solved'] },
    does: 'attempt:L1:team-1',
    can: 'use:gideon-seyetik:1:draw',
    also: [
      // A mission that asks for no SCIENCE, and someone else who solves one.
      {
        gold: 'missions: Study Pulsar, Homeward; L1: Runabout [Gideon Seyetik, Geordi La Forge]',
        asked: { gold: ['solved'] },
        does: 'attempt:L1:1',
        gives: { 'L1.solved': 0 },
        cant: 'use:gideon',
      },
      {
        gold: 'missions: Analyze Rapid Terraforming, Study Pulsar; L1: David Marcus; L2: Gideon Seyetik',
        asked: { gold: ['solved'] },
        does: 'attempt:L1:team-1',
        gives: { 'L1.solved': 0 },
        cant: 'use:gideon',
      },
    ],
  },
];

provesCards(specs);
