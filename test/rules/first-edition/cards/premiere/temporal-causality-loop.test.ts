import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Temporal Causality Loop',
    title: 'C-BATTLE-09 C-TURN-18: Temporal Causality Loop undoes a battle',
    gold: "L2: I.K.S. K'Vort [Kurn]; L1: U.S.S. Oberth [Giusti]",
    blue: 'L2: Runabout; seeds L1: Temporal Causality Loop',
    does: 'attack:all:1:5',
    gives: { 'attacked.length': 1 },
    next: { does: 'attempt:L1:3', gives: { attacked: [], 'Runabout.card': 'runabout', "I.K.S. K'Vort.stopped": null } },
  },
  {
    card: 'Temporal Causality Loop',
    title: 'C-MISSION-10: Temporal Causality Loop puts a found artifact back under the mission',
    gold: 'L1: Combat Vessel [Vekor], Sunad; missions: Deliver Supplies, First Contact',
    blue: "seeds L1: Horga'hn, Temporal Causality Loop",
    does: 'attempt:L1:1+team-3',
    gives: { 'L1.seeds.0.card': 'horgahn' },
    log: 'The team finds Horga',
  },
];

provesCards(specs);
