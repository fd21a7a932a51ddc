import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Plasma Currents',
    title: 'C-DILEMMA-06 C-SPACELINE-13: STRENGTH above 50, and 10 more for each other mission in the region',
    gold: 'L1: U.S.S. Oberth [Data, Jean-Luc Picard, Geordi La Forge, Lopez, Davies, Daniel Kwan, Herbert]',
    blue: 'seeds L1: Plasma Currents',
    does: 'attempt:L1:1',
    gives: { 'Data.stopped': 1, 'blue.discard': [] },
    also: [
      {
        gold: 'L1: U.S.S. Oberth [Data, Jean-Luc Picard, Geordi La Forge, Lopez, Davies, Daniel Kwan, Herbert, Sam Lavelle]',
        blue: 'seeds L1: Plasma Currents',
        does: 'attempt:L1:1',
        gives: { 'Data.stopped': null, 'blue.discard': ['Plasma Currents'] },
      },
    ],
  },
  {
    card: "Some Day I'll Retire Here",
    title: 'C-DILEMMA-06 C-SPACELINE-13: INTEGRITY above 40, and 10 more for each other mission in the region',
    gold: 'L2: Giusti, Calloway, Linda Larson, Karen Loews, Hoya, Lopez',
    blue: "seeds L2: Some Day I'll Retire Here",
    does: 'attempt:L2:team-1',
    gives: { 'Giusti.stopped': null, 'blue.discard': ["Some Day I'll Retire Here"] },
    also: [
      {
        gold: 'missions: Study Pulsar, Genesis Planet, Analyze Rapid Terraforming; L2: Giusti, Calloway, Linda Larson, Karen Loews, Hoya, Lopez',
        blue: "seeds L2: Some Day I'll Retire Here",
        does: 'attempt:L2:team-1',
        gives: { 'Giusti.stopped': 1, 'blue.discard': [] },
      },
      {
        gold: 'missions: Study Pulsar, Genesis Planet, Analyze Rapid Terraforming; L2: Giusti, Calloway, Linda Larson, Karen Loews, Hoya, Lopez, Inge Eiger, Joseph Travis',
        blue: "seeds L2: Some Day I'll Retire Here",
        does: 'attempt:L2:team-1',
        gives: { 'Giusti.stopped': null, 'blue.discard': ["Some Day I'll Retire Here"] },
      },
    ],
  },
];

provesCards(specs);
