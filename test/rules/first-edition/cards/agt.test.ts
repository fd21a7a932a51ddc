import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Gideon Seyetik',
    title:
      'C-TERM-242 C-DRAW-01: Gideon Seyetik’s player may draw when he helps to solve a mission that requires SCIENCE',
    gold: 'missions: Analyze Rapid Terraforming, Study Pulsar; L1: Gideon Seyetik, Spock, Divok {as: Federation}',
    asked: { gold: ['solved'] },
    does: 'attempt:L1:team-1',
    can: 'use:gideon-seyetik:1:draw',
  },
];

provesCards(specs);
