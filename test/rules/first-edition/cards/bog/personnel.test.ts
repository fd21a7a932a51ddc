import { type CardSpec, provesCards } from '../../card-specs.ts';

const SPACELINE = 'missions: Iconia Investigation, Reopen Dig, Cloaked Mission';

const specs: readonly CardSpec[] = [
  {
    card: 'Donald Varley',
    title: 'C-MISSION-05: with Donald Varley, the Federation may attempt Iconia Investigation and Reopen Dig',
    gold: `${SPACELINE}; L1: Calloway; L2: Taitt; L3: Donald Varley`,
    can: { attempt: ['attempt:L1:team-1', 'attempt:L2:team-2'] },
    also: [
      // The missions have the icon for both players.
      { gold: `${SPACELINE}; L1: Calloway`, blue: 'L3: Donald Varley', can: 'attempt:L1:team-1' },
      { gold: `${SPACELINE}; L1: Calloway`, cant: 'attempt' },
      // The icon is only that of the Federation.
      { gold: `${SPACELINE}; L1: Kurn; L3: Donald Varley`, cant: 'attempt:L1' },
    ],
  },
  {
    card: 'Donald Varley',
    title: 'C-FAC-03: with Donald Varley, a Federation Outpost can be built at Reopen Dig',
    gold: `${SPACELINE}; L2: Linda Larson; L3: Donald Varley; hand: Federation Outpost`,
    at: 'turn',
    can: { play: ['play:federation-outpost:space:L2'] },
  },
];

provesCards(specs);
