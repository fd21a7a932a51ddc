import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Row, Row, Row your Boat',
    title: 'C-DILEMMA-06: Music ×2, or total attributes above 63 of three personnel',
    gold: 'L2: Data, Giusti, Calloway',
    blue: 'seeds L2: Row, Row, Row your Boat',
    does: 'attempt:L2:team-1',
    gives: { 'Giusti.stopped': null, 'blue.discard': ['Row, Row, Row your Boat'] },
    also: [
      {
        gold: 'L2: McKnight, Obarakeh',
        blue: 'seeds L2: Row, Row, Row your Boat',
        does: 'attempt:L2:team-1',
        gives: { 'McKnight.stopped': null },
      },
      {
        gold: 'L2: Giusti, Calloway, Linda Larson, Karen Loews, Hoya',
        blue: 'seeds L2: Row, Row, Row your Boat',
        does: 'attempt:L2:team-1',
        gives: { 'Giusti.stopped': 1, 'blue.discard': [] },
      },
    ],
  },
  {
    card: 'Breach Barrier',
    title: 'C-MISSION-20: Breach Barrier is worth 20 more points if it is solved with the opponent’s ship',
    gold: "missions: Breach Barrier, Study Pulsar; L1: I.K.C. Bortas {owner: 1} [Captain B'Etor, T'Kar]",
    does: 'attempt:L1:1',
    gives: { 'gold.score': 40 },
    also: [
      {
        gold: "missions: Breach Barrier, Study Pulsar; L1: I.K.C. Bortas [Captain B'Etor, T'Kar]",
        does: 'attempt:L1:1',
        gives: { 'gold.score': 20 },
      },
    ],
  },
];

provesCards(specs);
