import { exploration } from '../../card-rules.ts';

/** Armistice Accords. */
export const CARDS = exploration('cardassian', [
  {
    id: 'cardassian-armistice-accords',
    number: 5,
    name: 'Armistice Accords',
    type: 'discovery',
    after: 'discard',
    source: 'public',
    line: 'You and the Cardassians each choose one of your own Systems and exchange Control of them, unless one of you pays 2 Culture to refuse. If there is no swap and you didn’t refuse, take 1 Culture.',
    resolve: [{ do: 'swap-control', civ: 'cardassian', price: 2, rule: 'A-EXPL-15' }],
  },
]);
