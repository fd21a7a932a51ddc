import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'The Undiscovered Country',
    title: 'C-TURN-09: while all personnel have the Films icon, their player may draw an extra card',
    gold: 'L2: Kruge, Admiral Kirk; table: The Undiscovered Country',
    does: ['end:turn', 'draw'],
    gives: { 'players.0.hand.length': 2 },
    also: [{ gold: 'L2: Kruge, Kor; table: The Undiscovered Country', does: 'end:turn', gives: { 'turn.seat': 1 } }],
  },
  {
    card: 'The Undiscovered Country',
    title: 'C-PLAY-05 C-TYPES-11: The Undiscovered Country nullifies Homefront instead of the card play, once per game',
    gold: 'table: The Undiscovered Country, Homefront',
    blue: 'table: Homefront, Homestead',
    at: 'turn',
    can: { 'use:the-undiscovered-country': ['2', '3'].map((piece) => `use:the-undiscovered-country:1:${piece}`) },
    next: {
      does: 'use:the-undiscovered-country:1:3',
      gives: { 'blue.discard': ['Homefront'], 'turn.played': 1 },
      cant: 'use:the-undiscovered-country',
    },
    also: [
      {
        gold: 'table: The Undiscovered Country, Homefront; hand: Yellow Alert',
        at: 'turn',
        does: 'play:yellow-alert:core:0',
        cant: { 'use:the-undiscovered-country:1:2': 'C-PLAY-01' },
      },
    ],
  },
  {
    card: 'The Undiscovered Country',
    title: 'C-TYPES-11: Camp Khitomer and a headquarters nullify The Undiscovered Country',
    gold: 'L5: Calloway; table: The Undiscovered Country, Camp Khitomer; L2: The Great Hall',
    does: 'end:turn',
    next: { does: ['blue end:turn'], gives: { 'gold.discard': ['The Undiscovered Country'] } },
    also: [
      {
        gold: 'L5: Calloway; table: The Undiscovered Country, Camp Khitomer; L2: Klingon Outpost',
        does: ['end:turn', 'blue end:turn'],
        gives: { 'gold.discard': [] },
      },
    ],
  },
  {
    card: 'Take Us Out!',
    title:
      'C-SKILL-14: while all ships have the Films icon, Take Us Out! adds 2 to RANGE and SHIELDS of those uncloaked',
    gold: 'L1: U.S.S. Enterprise-A, I.K.C. Amar {veiled: cloaked}; table: Take Us Out!',
    blue: 'L1: U.S.S. Oberth',
    gives: {
      'U.S.S. Enterprise-A.RANGE': 8,
      'U.S.S. Enterprise-A.SHIELDS': 9,
      'U.S.S. Enterprise-A.WEAPONS': 6,
      'I.K.C. Amar.RANGE': 7,
      'U.S.S. Oberth.RANGE': 6,
    },
    also: [
      {
        gold: 'L1: U.S.S. Enterprise-A; L2: U.S.S. Oberth; table: Take Us Out!',
        gives: { 'U.S.S. Enterprise-A.RANGE': 6 },
      },
      {
        gold: 'table: Take Us Out!, Camp Khitomer; L2: The Great Hall',
        does: ['end:turn', 'blue end:turn'],
        gives: { 'gold.discard': ['Take Us Out!'] },
      },
    ],
  },
];

provesCards(specs);
