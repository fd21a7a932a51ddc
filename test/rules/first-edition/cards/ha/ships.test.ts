import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Baxial',
    title: 'C-PLAY-10 C-PLAY-03: the Baxial reports free to the location of Neelix',
    gold: 'missions: Hostage Crisis, Study Pulsar; L1: Neelix; hand: Baxial',
    at: 'turn',
    can: { report: ['report:baxial:space:L1'] },
    next: { does: 'report:baxial:space:L1', gives: { 'turn.played': 0 } },
    also: [
      {
        gold: 'missions: Hostage Crisis, Study Pulsar; hand: Baxial',
        blue: 'L2: Runabout [Neelix]',
        at: 'turn',
        can: { report: ['report:baxial:space:L2'] },
      },
      {
        // A captive is disabled (C-TEAM-15).
        gold: 'missions: Hostage Crisis, Study Pulsar; L1: Data, Neelix {captive: escorted, owner: 1}; hand: Baxial',
        at: 'turn',
        cant: 'report',
      },
    ],
  },
];

provesCards(specs);
