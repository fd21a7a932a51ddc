import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Mellis',
    title: 'C-PLAY-03 C-TURN-16: with Mellis, one Hunting Group per turn doesn’t use the card play',
    gold: 'L2: Mellis; hand: Hunting Group, Hunting Group, Hunting Group',
    at: 'turn',
    does: 'play:hunting-group:core:0',
    gives: { 'turn.played': 0 },
    next: { does: 'play:hunting-group:core:0', gives: { 'turn.played': 1 } },
  },
];

provesCards(specs);
