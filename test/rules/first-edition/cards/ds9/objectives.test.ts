import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Process Ore',
    title:
      'C-TURN-16 C-DRAW-07: at a planet, a matching ENGINEER at the unit lets its player discard a card, tuck one and draw two',
    gold: 'L2: Terok Nor {sites: 2} [Ore Processing Unit]; aboard:2: Bronok; on:2: Process Ore; hand: Kurn, Morka; discard: Sunad, Vekor',
    turn: 'blue',
    does: ['blue end:turn', 'ore', 'shed:0'],
    can: ['under', 'out'],
    next: {
      does: ['under', 'draw:2'],
      gives: { 'gold.discard': ['Kurn', 'Sunad'], 'gold.hand': ['Morka', 'Calloway', 'Spock'] },
    },
    also: [
      {
        gold: 'L2: Terok Nor {sites: 2} [Ore Processing Unit]; aboard:2: Bronok; on:2: Process Ore; hand: Kurn, Morka',
        turn: 'blue',
        does: ['blue end:turn', 'ore', 'shed:0', 'out', 'draw:0'],
        gives: { 'gold.discard': [], 'gold.removed': ['Kurn'], 'gold.hand': ['Morka'] },
      },
      {
        gold: 'L1: Terok Nor {sites: 2} [Ore Processing Unit]; aboard:2: Bronok; on:2: Process Ore; hand: Kurn',
        turn: 'blue',
        does: 'blue end:turn',
        cant: 'ore',
      },
      {
        gold: 'L2: Terok Nor {sites: 2} [Ore Processing Unit]; aboard:2: Belva; on:2: Process Ore; hand: Kurn',
        turn: 'blue',
        does: 'blue end:turn',
        cant: 'ore',
      },
      {
        gold: 'L2: Terok Nor {sites: 2} [Ore Processing Unit]; aboard:2: Bronok; on:2: Process Ore; hand: Kurn',
        blue: 'aboard:2: Worf',
        turn: 'blue',
        does: 'blue end:turn',
        cant: 'ore',
      },
      {
        gold: 'L2: Terok Nor {sites: 2} [Ore Processing Unit]; aboard:2: Bronok; on:2: Process Ore; hand: Kurn',
        does: 'end:turn',
        cant: 'blue ore',
      },
      {
        gold: 'hand: Process Ore',
        blue: 'L2: Terok Nor {sites: 2+3} [Ore Processing Unit, Ops]',
        at: 'turn',
        can: { play: ['play:process-ore:on:2'] },
      },
    ],
  },
];

provesCards(specs);
