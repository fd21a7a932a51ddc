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
  {
    card: 'Klingon Civil War',
    title:
      'C-SHIPBAT-08 C-POINTS-01: with Klingon Civil War, a player whose Klingon ship destroys an opposing Klingon ship scores its WEAPONS and SHIELDS',
    gold: 'table: Klingon Civil War, Klingon Civil War; L2: I.K.C. Bortas [Kurn, Gorath, Klag]',
    blue: 'L2: I.K.C. Pagh {damaged: true} [Divok]',
    does: ['attack:all:3:7', 'blue hold'],
    gives: { 'I.K.C. Pagh': null, 'gold.bonus': 13, 'blue.bonus': 0 },
    also: [
      {
        gold: 'L2: I.K.C. Bortas [Kurn, Gorath, Klag]',
        blue: 'table: Klingon Civil War; L2: I.K.C. Pagh {damaged: true} [Divok]',
        does: ['attack:all:1:6', 'blue hold'],
        gives: { 'gold.bonus': 13, 'blue.bonus': 0 },
      },
      {
        gold: 'table: Klingon Civil War; L2: I.K.C. Bortas [Kurn, Gorath, Klag]',
        blue: 'L2: U.S.S. Oberth {damaged: true} [Calloway]',
        does: ['attack:all:2:6', 'blue hold'],
        gives: { 'U.S.S. Oberth': null, 'gold.bonus': 0 },
      },
      {
        gold: "table: Klingon Civil War; L2: D'deridex [Tomalak, Agyer, Sela]",
        blue: 'L2: I.K.C. Pagh {damaged: true} [Divok]',
        does: ['attack:all:2:6', 'blue hold'],
        gives: { 'I.K.C. Pagh': null, 'gold.bonus': 0 },
      },
      {
        gold: 'table: Klingon Civil War; L2: U.S.S. Galaxy [Worf, Jean-Luc Picard {as: Federation}]',
        blue: 'L2: I.K.C. Pagh [Divok]; on:5: Auto-Destruct Sequence',
        does: 'end:turn',
        next: { does: 'blue end:turn', gives: { 'I.K.C. Pagh': null, 'gold.bonus': 0 } },
      },
      { gold: 'table: Klingon Civil War, Yellow Alert; hand: Kevin Uxbridge', cant: 'play:kevin-uxbridge:on:1' },
    ],
  },
];

provesCards(specs);
