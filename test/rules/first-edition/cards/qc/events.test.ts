import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Barber Pole',
    title: 'C-SPACELINE-05: a Barber Pole is played on its player’s table',
    gold: 'hand: Barber Pole',
    does: 'play:barber-pole:core:0',
    gives: { 'Barber Pole': 'core:0' },
  },
  {
    card: 'Drag Net',
    title: 'C-TURN-11 C-MOVE-01: whenever its player’s turn ends, Drag Net may move any Q-Net by one location, once',
    gold: 'table: Drag Net, Drag Net',
    blue: 'gap:L1: Q-Net; gap:L3: Q-Net',
    does: 'end:turn',
    can: { '': ['right:3', 'left:4', 'right:4', 'none'] },
    next: {
      does: 'left:4',
      gives: { '4': 'gap:L2', '3': 'gap:L1', 'turn.seat': 1 },
      next: { does: 'blue end:turn', gives: { 'turn.seat': 0 } },
    },
    also: [
      {
        gold: 'table: Drag Net',
        blue: 'gap:L1: Q-Net',
        does: ['end:turn', 'none'],
        gives: { 'Q-Net': 'gap:L1', 'turn.seat': 1 },
      },
      { gold: 'table: Drag Net', does: 'end:turn', gives: { 'turn.seat': 1 } },
    ],
  },
];

provesCards(specs);
