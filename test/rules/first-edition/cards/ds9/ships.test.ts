import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'U.S.S. Defiant',
    title: 'C-MOVE-17: Engage Shuttle Operations can’t make U.S.S. Defiant carry a shuttlecraft, only a shuttlepod',
    gold: 'table: Engage Shuttle Operations; L2: U.S.S. Defiant {as: Federation} [Geordi La Forge], Type 9 Shuttlecraft [Calloway]',
    cant: { 'load:4:2': 'can’t carry ships' },
    also: [
      {
        gold: 'table: Engage Shuttle Operations; L2: U.S.S. Defiant {as: Federation} [Geordi La Forge], Type 18 Shuttlepod [Calloway]',
        can: 'load:4:2',
      },
    ],
  },
  {
    card: 'U.S.S. Danube',
    title: 'C-PLAY-03: it reports for free to Docking Pads',
    gold: 'L1: Deep Space 9 {sites: 2+3} [Docking Pads, Docking Ports]; aboard:2: Data; aboard:3: Data; hand: U.S.S. Danube, U.S.S. Danube',
    at: 'turn',
    does: 'report:uss-danube:docked:2',
    gives: { 'U.S.S. Danube': 'docked:2', 'turn.played': 0 },
    also: [
      {
        gold: 'L1: Deep Space 9 {sites: 2+3} [Docking Pads, Docking Ports]; aboard:2: Data; aboard:3: Data; hand: U.S.S. Danube',
        at: 'turn',
        does: 'report:uss-danube:docked:3',
        gives: { 'turn.played': 1 },
      },
    ],
  },
];

provesCards(specs);
