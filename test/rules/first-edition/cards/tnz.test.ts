import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Lt. Stiles',
    title: 'C-BATTLE-06: Lt. Stiles lets cards at his location attack Romulans',
    gold: 'L2: U.S.S. Galaxy [Spock], Lt. Stiles',
    blue: 'L2: Pi',
    can: { attack: 1 },
    also: [
      { gold: 'L2: U.S.S. Galaxy [Spock]; L5: Lt. Stiles', blue: 'L2: Pi', can: { attack: 0 } },
      { gold: 'L2: U.S.S. Galaxy [Spock], Lt. Stiles', blue: 'L2: I.K.C. Vorn', can: { attack: 0 } },
    ],
  },
  {
    card: 'Stella Mudd',
    title: 'C-SKILL-11: Stella Mudd has more skills only with Harcourt Fenton Mudd',
    gold: 'L2: Stella Mudd, Harcourt Fenton Mudd',
    gives: { 'Stella Mudd.SECURITY': 1, 'Stella Mudd.Leadership': 1 },
    also: [
      {
        gold: 'L2: Stella Mudd; L5: Harcourt Fenton Mudd',
        gives: { 'Stella Mudd.SECURITY': 0, 'Stella Mudd.Leadership': 0 },
      },
    ],
  },
  {
    card: 'Bird-of-Prey, Mk II',
    title: 'C-SKILL-11: a Bird-of-Prey, Mk II has RANGE and SHIELDS +2 in the Neutral Zone',
    gold: 'missions: Hostage Crisis, Study Pulsar; L1: Bird-of-Prey, Mk II; L2: Bird-of-Prey, Mk II',
    gives: { '1.RANGE': 7, '1.WEAPONS': 6, '1.SHIELDS': 7, '2.RANGE': 5, '2.SHIELDS': 5 },
  },
];

provesCards(specs);
