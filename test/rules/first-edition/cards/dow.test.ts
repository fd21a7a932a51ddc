import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Steal Breen Armament',
    title:
      'C-MISSION-17: three Cardassian resistance personnel solve Steal Breen Armament without SECURITY, but two don’t',
    gold: 'missions: Steal Breen Armament, Study Pulsar; L1: U.S.S. Galaxy {as: Cardassian} [Disik, Ekoor, Mason]',
    does: 'attempt:L1:1',
    gives: { 'L1.solved': 0 },
    also: [
      {
        gold: 'missions: Steal Breen Armament, Study Pulsar; L1: U.S.S. Galaxy {as: Cardassian} [Disik, Ekoor]',
        does: 'attempt:L1:1',
        gives: { 'L1.solved': null },
        log: 'lack',
      },
    ],
  },
  {
    card: 'Rovaran',
    title: 'C-SKILL-11: Rovaran has WEAPONS +2 when it fires at a Dominion ship',
    gold: 'L1: Rovaran [Velal, Data {as: Romulan}, Giusti {as: Romulan}, Giusti {as: Romulan}]',
    blue: "L1: Jem'Hadar Attack Ship",
    does: 'attack:all:1:6',
    log: 'ATTACK 11',
  },
];

provesCards(specs);
