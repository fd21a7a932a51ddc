import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Ship Seizure',
    title: 'C-TEAM-17: a player whose ship has a Tractor Beam can use a Ship Seizure to remove an empty ship there',
    gold: 'L2: U.S.S. Galaxy [Giusti]; hand: Ship Seizure',
    blue: 'L2: I.K.C. Lukara, I.K.C. Bortas [Kurn]',
    can: { play: ['play:ship-seizure:on:3'] },
    next: { does: 'play:ship-seizure:on:3', gives: { 'I.K.C. Lukara': null } },
    also: [
      {
        gold: 'L2: U.S.S. Galaxy [Giusti]; hand: Ship Seizure',
        blue: 'L2: I.K.C. Lukara, Klingon Outpost',
        cant: 'play',
      },
    ],
  },
];

provesCards(specs);
