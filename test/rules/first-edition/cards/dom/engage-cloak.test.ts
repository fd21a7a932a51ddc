import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Engage Cloak',
    title: 'C-TURN-10 C-MOVE-02: a ship returns from Engage Cloak in its player’s next turn, with that turn’s RANGE',
    gold: "L1: I.K.C. Hegh'ta [Kurn]; table: Engage Cloak",
    blue: 'L5: Spock',
    does: ['cloak:1', 'stow', 'end:turn', 'blue end:turn', 'decloak:1'],
    can: { 'move:1': ['move:1:L2', 'move:1:L3'] },
    cant: 'cloak',
    gives: { "I.K.C. Hegh'ta": 'space:L1', "I.K.C. Hegh'ta.veiled": null, "I.K.C. Hegh'ta.away": null },
  },
];

provesCards(specs);
