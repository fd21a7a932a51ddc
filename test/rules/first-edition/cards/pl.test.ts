import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
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
  {
    card: 'Chariot of "God"',
    title: 'C-SKILL-11: the Chariot of “God” has RANGE +4 in the Great Barrier',
    gold: 'missions: Breach Barrier, Study Pulsar; L1: Chariot of "God"',
    gives: { '1.RANGE': 10, '1.WEAPONS': 6 },
    also: [{ gold: 'missions: Breach Barrier, Study Pulsar; L2: Chariot of "God"', gives: { '1.RANGE': 6 } }],
  },
  {
    card: 'Shuttle Galileo',
    title: 'C-MOVE-16: the Shuttle Galileo lands or takes off once per turn',
    gold: 'missions: Hostage Crisis, Study Pulsar; L1: Shuttle Galileo {as: Federation} [Calloway]',
    does: 'land:1',
    gives: { 'Shuttle Galileo': 'surface:L1', 'Shuttle Galileo.spent': 0 },
    cant: 'takeoff',
  },
  {
    card: 'Shuttle Galileo*',
    title: 'C-MOVE-16: the Shuttle Galileo* lands or takes off once per turn',
    gold: 'missions: Hostage Crisis, Study Pulsar; L1: Shuttle Galileo* {as: Federation} [Calloway]',
    does: 'land:1',
    gives: { 'Shuttle Galileo*': 'surface:L1' },
    cant: 'takeoff',
  },
];

provesCards(specs);
