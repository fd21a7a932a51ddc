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
];

provesCards(specs);
