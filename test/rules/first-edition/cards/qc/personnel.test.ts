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
    card: "K'chiQ",
    title: 'C-SKILL-20: K’chiQ has the skill that her player selects when she reports',
    gold: "table: Alternate Universe Door; L1: Klingon Outpost; hand: K'chiQ",
    at: 'turn',
    does: 'report:kchiq:aboard:2',
    can: ['Honor', 'MEDICAL'],
    cant: 'ANIMAL',
    next: {
      does: 'Honor',
      gives: { "K'chiQ.Honor": 1, "K'chiQ.Music": 0 },
      next: { does: ['end:turn', 'blue end:turn'], gives: { "K'chiQ.Honor": 1 } },
    },
  },
  {
    card: "K'chiQ",
    title: 'C-SKILL-20 C-TURN-02: K’chiQ’s player may change her skill at the start of each of their own turns',
    gold: "table: Alternate Universe Door; L1: Klingon Outpost; hand: K'chiQ",
    at: 'turn',
    asked: { gold: ['turn-start'] },
    does: ['report:kchiq:aboard:2', 'Honor', 'end:turn', 'pass', 'blue end:turn', 'use:kchiq:3:Music', 'pass'],
    gives: { "K'chiQ.Honor": 0, "K'chiQ.Music": 1 },
  },
  {
    card: 'Kareen Brianon',
    title: 'C-DILEMMA-09: Kareen Brianon may nullify a Male’s Love Interest that is encountered where she is',
    gold: 'L2: Data, Kareen Brianon',
    blue: "seeds L2: Male's Love Interest",
    asked: { gold: ['dilemma'] },
    does: ['attempt:L2:team-1', 'use:kareen-brianon:2:nullify'],
    log: 'is nullified',
    also: [
      {
        gold: 'L5: Kareen Brianon; L2: Data',
        blue: "seeds L2: Male's Love Interest",
        asked: { gold: ['dilemma'] },
        does: 'attempt:L2:team-2',
        cant: 'use:kareen',
      },
      {
        gold: 'L2: Data, Kareen Brianon',
        blue: "seeds L2: Female's Love Interest",
        asked: { gold: ['dilemma'] },
        does: 'attempt:L2:team-1',
        cant: 'use:kareen',
      },
    ],
  },
  {
    card: 'John Doe',
    title: 'C-RESPONSE-16 C-TURN-16: once per turn, John Doe saves another personnel aboard his ship from being killed',
    gold: 'L1: U.S.S. Galaxy [John Doe, Giusti, Data, Calloway]',
    blue: 'seeds L1: The Weak Will Perish',
    asked: { gold: ['leaving'] },
    does: ['attempt:L1:1', 'pass', 'use:john-doe:2:3', 'pass'],
    gives: { Giusti: 'aboard:1', 'John Doe': null, Calloway: null },
    also: [
      {
        gold: 'L2: John Doe, Giusti, Data',
        blue: 'seeds L2: The Weak Will Perish',
        asked: { gold: ['leaving'] },
        does: ['attempt:L2:team-2', 'pass'],
        can: 'pass',
        cant: 'use:john-doe',
      },
    ],
  },
  {
    card: "K'nera",
    title: 'C-POINTS-03: K’nera scores 5 points when Korris or Konmel is killed in battle',
    gold: "L5: K'nera; L2: Khan",
    blue: 'L2: Korris',
    does: 'fight:2:3',
    gives: { Korris: null, 'gold.bonus': 5 },
    also: [
      { gold: "L5: K'nera; L2: Khan", blue: 'L2: Kurn', does: 'fight:2:3', gives: { Kurn: null, 'gold.bonus': 0 } },
    ],
  },
];

provesCards(specs);
