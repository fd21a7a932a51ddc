import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Escape Pod',
    title: 'C-TIME-09: a hologram can’t go into an Escape Pod and is lost with the ship',
    gold: "L1: U.S.S. Galaxy [Calloway, Fek'lhr {as: Federation}]; hand: Escape Pod",
    blue: 'seeds L1: Cosmic String Fragment',
    asked: { gold: ['leaving'] },
    does: ['attempt:L1:1', 'answer:escape-pod:1'],
    gives: { Calloway: 'on:4', 'in play': ['Calloway', 'Escape Pod'] },
  },
  {
    card: 'Escape Pod',
    title: 'C-MOVE-17 C-LEAVE-02: an Escape Pod also saves a carried ship’s crew',
    gold: 'L1: U.S.S. Galaxy [Type VI Shuttlecraft, Giusti]; aboard:2: Calloway; hand: Escape Pod',
    blue: 'seeds L1: Cosmic String Fragment',
    asked: { gold: ['leaving'] },
    does: ['attempt:L1:1', 'answer:escape-pod:1'],
    gives: { Giusti: 'on:5', Calloway: 'on:5' },
  },
];

provesCards(specs);
