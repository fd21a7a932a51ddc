import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Rager',
    title: 'C-MISSION-17: Rager scores 5 points if she helps solve Explore Dyson Sphere',
    gold: 'missions: Explore Dyson Sphere, Study Pulsar; L1: U.S.S. Galaxy [Rager, Geordi La Forge, Data, Montgomery Scott]',
    does: 'attempt:L1:1',
    gives: { 'gold.bonus': 5, 'gold.score': 40 },
  },
  {
    card: 'Timicin',
    title: 'C-MISSION-17: 10 points are scored if Timicin is there when a Test Mission is solved',
    gold: 'missions: Test Mission, Study Pulsar; L1: U.S.S. Galaxy [Timicin {as: Federation}, Giusti, Data, Worf, Taitt]',
    does: 'attempt:L1:1',
    gives: { 'gold.bonus': 10, 'gold.score': 35 },
    also: [
      {
        gold: 'missions: Test Mission II, Study Pulsar; L1: U.S.S. Galaxy [Timicin {as: Federation}, Giusti, Data, Worf, Taitt]',
        does: 'attempt:L1:1',
        gives: { 'gold.bonus': 10 },
      },
    ],
  },
  {
    card: 'Marouk',
    title: 'C-DILEMMA-09: Marouk may nullify Yuta where she is, and then scores 3 points',
    gold: 'L2: Giusti, Marouk',
    blue: 'seeds L2: Yuta',
    asked: { gold: ['dilemma'] },
    does: ['attempt:L2:team-1', 'use:marouk:2:met'],
    log: 'Yuta is nullified',
    gives: { 'gold.bonus': 3 },
    also: [
      {
        gold: 'L2: Giusti, Runabout [Marouk]',
        blue: 'seeds L2: Yuta',
        asked: { gold: ['dilemma'] },
        does: 'attempt:L2:team-1',
        cant: 'use:marouk',
      },
    ],
  },
  {
    card: 'Marouk',
    title: 'C-DILEMMA-09: Marouk may nullify Yuta in play where she is, on her player’s turn',
    gold: 'L2: Giusti, Marouk',
    blue: 'on:1: Yuta',
    does: 'use:marouk:2:3',
    gives: { 'gold.bonus': 3, 'blue.discard': ['Yuta'] },
    also: [{ gold: 'L2: Giusti; L5: Marouk', blue: 'on:1: Yuta', cant: 'use:marouk' }],
  },
  {
    card: 'Zon',
    title: 'C-DILEMMA-09: Zon may nullify Nausicaans where he is',
    gold: 'L2: Giusti, Zon',
    blue: 'seeds L2: Nausicaans',
    asked: { gold: ['dilemma'] },
    does: ['attempt:L2:team-1', 'use:zon:2:met'],
    log: 'Nausicaans is nullified',
    also: [
      {
        gold: 'L2: Giusti, Zon',
        blue: 'seeds L2: Ferengi Attack',
        asked: { gold: ['dilemma'] },
        does: ['attempt:L2:team-1', 'blue who:1'],
        cant: 'use:zon',
      },
    ],
  },
  {
    card: 'Mr. Homn',
    title: 'C-DILEMMA-09: Mr. Homn may nullify Empathic Echo where he is',
    gold: 'L2: Deanna Troi, Mr. Homn',
    blue: 'seeds L2: Empathic Echo',
    asked: { gold: ['dilemma'] },
    does: ['attempt:L2:team-1', 'use:mr-homn:2:met'],
    log: 'Empathic Echo is nullified',
  },
  {
    card: 'Mr. Homn',
    title: 'C-PLAY-10: personnel with Empathy may report where Mr. Homn is',
    gold: 'L5: Mr. Homn; hand: Deanna Troi, Calloway',
    at: 'turn',
    can: { report: ['report:deanna-troi:surface:L5'] },
  },
  {
    card: 'Ves Alkar',
    title: 'C-SKILL-11: Ves Alkar has Diplomacy ×2 with a female with Empathy, who has Empathy −1',
    gold: 'L2: Ves Alkar, Deanna Troi, Tarmin',
    gives: { 'Ves Alkar.Diplomacy': 2, 'Deanna Troi.Empathy': 0, 'Tarmin.Empathy': 1, 'Ves Alkar.Empathy': 1 },
    also: [
      { gold: 'L2: Ves Alkar, Tarmin; L5: Deanna Troi', gives: { 'Ves Alkar.Diplomacy': 0, 'Deanna Troi.Empathy': 1 } },
    ],
  },
  {
    card: 'Lal',
    title: 'C-SKILL-07: when Lal reports, her player selects two skills present, which she then has',
    gold: 'L1: Federation Outpost [Geordi La Forge, Data]; hand: Lal',
    at: 'turn',
    does: ['report:lal:aboard:1', 'skill:Navigation'],
    cant: ['skill:Navigation', 'skill:Honor', 'skill:OFFICER'],
    next: { does: 'skill:Physics', gives: { 'Lal.Navigation': 1, 'Lal.Physics': 1, 'Lal.ENGINEER': 0 } },
  },
  {
    card: 'Mirasta Yale',
    title: 'C-POINTS-01: Mirasta Yale is worth 5 points only while she is in play',
    gold: 'L2: Mirasta Yale',
    gives: { 'gold.points': 5, 'blue.points': 0 },
    also: [{ gold: 'discard: Mirasta Yale', gives: { 'gold.points': 0 } }],
  },
  {
    card: 'Tarmin',
    title: 'C-TURN-17 C-DRAW-05: once per game, Tarmin looks at a Battle Bridge side deck',
    gold: 'L2: Tarmin',
    blue: 'tactics: Phaser Banks, Crimson Forcefield',
    can: { 'use:tarmin': ['use:tarmin:1:tactics:1'] },
    next: { does: 'use:tarmin:1:tactics:1', log: 'Phaser Banks', cant: 'use:tarmin' },
  },
];

provesCards(specs);
