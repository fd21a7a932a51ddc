import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'I.K.S. Pagh (The Next Generation)',
    title: 'C-SHIPBAT-14: in battles of the I.K.S. Pagh, its player may draw a third tactic',
    gold: 'table: Battle Bridge Door; L2: I.K.S. Pagh (The Next Generation) [Gowron, Kurn, Kitrik]; tactics: Phaser Banks, Target Engines, Target Engines, Target Engines',
    blue: 'L2: Devoras [Rekar, Donatra, Lovok]',
    does: ['attack:all:2:6', 'blue hold', 'another'],
    can: 'another',
    next: { does: 'another', cant: 'another' },
    also: [
      {
        gold: 'table: Battle Bridge Door; L2: I.K.C. Bortas [Gowron, Kurn, Kitrik]; L3: I.K.S. Pagh (The Next Generation); tactics: Phaser Banks, Target Engines, Target Engines, Target Engines',
        blue: 'L2: Devoras [Rekar, Donatra, Lovok]',
        does: ['attack:all:2:7', 'blue hold', 'another'],
        cant: 'another',
      },
    ],
  },
];

provesCards(specs);
