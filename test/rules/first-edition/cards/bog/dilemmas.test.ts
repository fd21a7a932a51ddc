import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Ferengi Ingenuity',
    title:
      'C-DILEMMA-18 C-STOP-01: Ferengi Ingenuity stops the Computer Skill with the most CUNNING while it counts down',
    gold: 'L2: Giusti, Christopher Hobson, Obarakeh',
    blue: 'seeds L2: Ferengi Ingenuity',
    does: 'attempt:L2:team-1',
    gives: {
      'Ferengi Ingenuity': 'on:2',
      'Ferengi Ingenuity.count': 3,
      'Christopher Hobson.held': { by: 4, as: 'stopped' },
      'Giusti.stopped': null,
    },
    also: [
      {
        gold: 'L2: Giusti, Calloway',
        blue: 'seeds L2: Ferengi Ingenuity',
        does: 'attempt:L2:team-1',
        gives: { 'Giusti.stopped': 1, 'blue.discard': [], 'Ferengi Ingenuity': null },
      },
      {
        gold: 'L2: Giusti, Data',
        blue: 'seeds L2: Ferengi Ingenuity',
        does: 'attempt:L2:team-1',
        gives: { 'Data.held': null, 'Giusti.stopped': null, 'blue.discard': ['Ferengi Ingenuity'] },
      },
    ],
  },
  {
    card: 'Hazardous Duty',
    title:
      'C-DILEMMA-18 C-POINTS-01: after Hazardous Duty, the owner of a personnel without OFFICER who dies there loses 5 points',
    gold: 'L2: Giusti, Data, Calloway',
    blue: 'seeds L2: Hazardous Duty, Ferengi Attack',
    does: ['attempt:L2:team-1', 'blue who:3'],
    gives: { 'gold.score': -5, 'Hazardous Duty': null, 'blue.discard has Hazardous Duty': true },
    also: [
      {
        gold: 'L2: Giusti, Data, Calloway',
        blue: 'seeds L2: Hazardous Duty, Ferengi Attack',
        does: ['attempt:L2:team-1', 'blue who:1'],
        gives: { 'gold.score': 0, 'Hazardous Duty': 'at:L2' },
      },
      {
        gold: 'L2: Giusti, Hoya, Deanna Troi',
        blue: 'seeds L2: Hazardous Duty',
        does: 'attempt:L2:team-1',
        gives: { 'L2.solved': 0, 'Hazardous Duty': null, 'gold.score': 30 },
      },
      {
        gold: 'L2: Giusti, Calloway',
        blue: 'seeds L2: Hazardous Duty',
        does: 'attempt:L2:team-1',
        gives: { 'Calloway.stopped': 1, 'Hazardous Duty': null, 'blue.discard': [] },
      },
    ],
  },
];

provesCards(specs);
