import { exploration } from '../../card-rules.ts';

/** Ushaan Duel. */
export const CARDS = exploration('andorian', [
  {
    id: 'andorian-ushaan-duel',
    number: 2,
    name: 'Ushaan Duel',
    type: 'crisis',
    after: 'discard',
    source: 'ours',
    line: 'You and the Andorians (for Andorians: the player on the left) each roll a die and add your Weapons upgrades. The winner takes 1 Culture. If you roll lower, you lose a Ship; if they do, they lose a Command. Nothing happens on a tie.',
    resolve: [{ do: 'contest', civ: 'andorian', rule: 'A-EXPL-14' }],
  },
]);
