import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Common Thief',
    title: 'C-DILEMMA-13: Common Thief takes the equipment of the player who encounters it, not the other player’s',
    gold: 'L5: Engineering Kit; seeds L5: Common Thief',
    blue: 'L5: Giusti, Tricorder',
    turn: 'blue',
    does: 'blue attempt:L5:team-2',
    gives: { 'in play': ['Engineering Kit', 'Giusti'] },
  },
];

provesCards(specs);
