import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'First Minister Shakaar',
    title:
      'C-PLAY-03 C-TURN-16: one Bajoran CIVILIAN per turn reports for free to First Minister Shakaar in his Chamber of Ministers',
    gold: 'L1: Chamber of Ministers [First Minister Shakaar]; hand: Furel, Leeta, Anara',
    at: 'turn',
    does: 'report:furel:aboard:1',
    gives: { 'turn.played': 0 },
    next: { does: 'report:leeta:aboard:1', gives: { 'turn.played': 1 } },
    also: [
      {
        gold: 'L1: Chamber of Ministers [First Minister Shakaar]; hand: Anara',
        at: 'turn',
        does: 'report:anara:aboard:1',
        gives: { 'turn.played': 1 },
      },
    ],
  },
  {
    card: 'Mr. Spock',
    title: 'C-SKILL-11: Mr. Spock and Captain Kirk improve each other if they are together',
    gold: 'L2: Mr. Spock, Captain Kirk',
    gives: { 'Mr. Spock.CUNNING': 12, 'Captain Kirk.CUNNING': 11 },
    also: [{ gold: 'L2: Mr. Spock; L5: Captain Kirk', gives: { 'Mr. Spock.CUNNING': 10, 'Captain Kirk.CUNNING': 9 } }],
  },
  {
    card: 'Third of Five',
    title: 'C-SKILL-11: Third of Five improves a Borg Scout Vessel by 2, or by 4 in the Alpha Quadrant',
    gold: 'L1: Borg Scout Vessel [Third of Five]',
    gives: { 'Borg Scout Vessel.RANGE': 11, 'Borg Scout Vessel.SHIELDS': 8 },
    also: [
      {
        gold: 'missions: Study Pulsar, Access Relay Station; L2: Borg Scout Vessel [Third of Five]',
        gives: { 'Borg Scout Vessel.RANGE': 9 },
      },
    ],
  },
];

provesCards(specs);
