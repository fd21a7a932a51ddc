import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Mutation',
    title: 'C-DRAW-10: Mutation shuffles the top two cards of a discard pile into its owner’s draw deck',
    gold: 'hand: Mutation',
    blue: 'discard: Kurn, Kor, Morka',
    does: 'play:mutation:core:1:shuffle',
    gives: { 'blue.discard': ['Morka'], 'players.1.deck.length': 10, 'gold.discard': ['Mutation'] },
  },
  {
    card: 'Mutation',
    title: 'C-DRAW-07 C-TURN-16: once per turn, Mutation discards a card to draw two',
    gold: 'hand: Mutation, Mutation, Kurn',
    does: ['play:mutation:core:0:discard', 'shed:1'],
    gives: { 'gold.discard': ['Mutation', 'Kurn'], 'players.0.hand.length': 3 },
    cant: 'play:mutation:core:0:discard',
    also: [{ gold: 'hand: Mutation', cant: 'play:mutation:core:0:discard' }],
  },
  {
    card: 'Quinn',
    title:
      'C-RESPONSE-07 C-TURN-17: three times per game, Quinn costs 5 points to nullify an event or interrupt, even a treaty',
    gold: 'hand: Treaty: Federation/Klingon',
    blue: 'hand: Quinn',
    at: 'turn',
    asked: { blue: ['play'] },
    does: ['play:treaty-federation-klingon:core:0', 'blue answer:quinn'],
    gives: { 'gold.discard': ['Treaty: Federation/Klingon'], 'blue.score': -5, 'players.1.used': ['quinn'] },
    also: [
      {
        gold: 'hand: Treaty: Federation/Klingon',
        blue: 'hand: Quinn',
        at: 'turn',
        patch: { 'players.1.used': ['quinn', 'quinn twice', 'quinn thrice'] },
        asked: { blue: ['play'] },
        does: 'play:treaty-federation-klingon:core:0',
        cant: 'blue answer:quinn',
      },
      {
        gold: 'hand: Kevin Uxbridge; table: Yellow Alert',
        blue: 'hand: Quinn',
        asked: { blue: ['play'] },
        does: 'play:kevin-uxbridge:on:1',
        cant: 'blue answer:quinn',
      },
      {
        gold: 'table: Technical Wizardry {hidden: true}',
        blue: 'hand: Quinn',
        asked: { blue: ['played'] },
        does: ['activate:1', 'blue answer:quinn'],
        gives: { 'gold.discard': ['Technical Wizardry'] },
      },
    ],
  },
  {
    card: 'The Gift',
    title: 'C-SPACELINE-03 C-LEAVE-05: Kes goes out-of-play to relocate a ship to another location of its quadrant',
    gold: 'missions: Study Pulsar, First Contact, Aftermath; L1: U.S.S. Oberth [Kes {mode: Federation}], U.S.S. Galaxy; hand: The Gift',
    does: 'play:the-gift:on:1',
    can: { 'to:': ['to:L2', 'to:L4', 'to:L5'] },
    next: {
      does: 'to:L4',
      gives: { 'U.S.S. Oberth': 'space:L4', 'gold.removed': ['Kes'], 'U.S.S. Oberth.stopped': 1 },
    },
    also: [
      { gold: 'L1: U.S.S. Galaxy; hand: The Gift', cant: 'play' },
      { gold: 'L1: U.S.S. Oberth [Kes {mode: Federation, owner: 1, captive: escorted}]; hand: The Gift', cant: 'play' },
    ],
  },
];

provesCards(specs);
