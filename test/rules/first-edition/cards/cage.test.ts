import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Samuel T. Cogley',
    title: 'C-TYPES-11 C-TURN-17: Samuel T. Cogley nullifies one Computer Crash per game',
    gold: 'L2: Samuel T. Cogley; table: Computer Crash, Computer Crash',
    does: 'use:samuel-t-cogley:1:2',
    cant: 'use:samuel-t-cogley',
    gives: { 'gold.discard': ['Computer Crash'] },
  },
  {
    card: 'Five-Year Mission',
    title: 'C-TURN-09: while all personnel and ships are of the Original Series, their player may draw an extra card',
    gold: 'L1: Starship Enterprise [Crewman Wilson], Federation Outpost; table: Five-Year Mission',
    does: ['end:turn', 'draw'],
    gives: { 'players.0.hand.length': 2 },
    also: [
      { gold: 'L1: Starship Enterprise [Data]; table: Five-Year Mission', does: 'end:turn', gives: { 'turn.seat': 1 } },
      { gold: 'L1: U.S.S. Oberth; table: Five-Year Mission', does: 'end:turn', gives: { 'turn.seat': 1 } },
      { gold: 'hand: Five-Year Mission', at: 'turn', cant: 'play' },
    ],
  },
];

provesCards(specs);
