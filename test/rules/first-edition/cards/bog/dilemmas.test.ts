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
  {
    card: 'Drumhead',
    title:
      'C-SELECT-02 C-DILEMMA-07: one with low INTEGRITY is discarded, as Norah Satie’s player chooses; else Law gets past it',
    gold: 'L1: U.S.S. Oberth [Niles, Ensign Davis, Norah Satie]',
    blue: 'seeds L1: Drumhead',
    does: ['attempt:L1:1', 'who:3'],
    gives: { 'Ensign Davis': null, Niles: 'aboard:1', 'Niles.stopped': null, 'blue.discard': ['Drumhead'] },
    also: [
      {
        gold: 'L1: U.S.S. Oberth [Niles, Ensign Davis]',
        blue: 'L5: Norah Satie; seeds L1: Drumhead',
        does: ['attempt:L1:1', 'blue who:2'],
        gives: { Niles: null, 'Ensign Davis': 'aboard:1', 'gold.discard': ['Niles'] },
      },
      {
        gold: 'L1: U.S.S. Oberth [Niles, Giusti]',
        blue: 'seeds L1: Drumhead',
        does: 'attempt:L1:1',
        gives: { Niles: null, 'Giusti.stopped': null },
      },
      {
        gold: 'L1: U.S.S. Oberth [Giusti, Calloway]',
        blue: 'seeds L1: Drumhead',
        does: 'attempt:L1:1',
        gives: { 'Giusti.stopped': 1, 'blue.discard': [] },
      },
      {
        gold: 'L1: U.S.S. Oberth [Giusti, Banya]',
        blue: 'seeds L1: Drumhead',
        does: 'attempt:L1:1',
        gives: { 'Giusti.stopped': null, 'blue.discard': ['Drumhead'] },
      },
      {
        gold: 'L1: U.S.S. Oberth [Niles, Giusti]; hand: Plexing',
        blue: 'seeds L1: Drumhead',
        asked: { gold: ['dilemma'] },
        does: ['attempt:L1:1', 'answer:plexing'],
        gives: { Niles: 'aboard:1', 'blue.discard': ['Drumhead'] },
      },
    ],
  },
];

provesCards(specs);
