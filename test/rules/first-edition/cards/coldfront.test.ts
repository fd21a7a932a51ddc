import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Lissan',
    title: 'C-BATTLE-01: Lissan’s player can’t initiate a battle at her location, but the opponent can',
    gold: 'L2: Lissan, Kurn; L5: Kurn',
    blue: 'L2: Gowron; L5: Data',
    can: 'fight:3:5',
    cant: { 'fight:2:4': 'Lissan' },
  },
  {
    card: 'Venoxis',
    title: 'C-TURN-17 C-STOP-01: once per game, Venoxis unstops his Away Team after a personnel battle',
    gold: 'L2: Venoxis, Tomalak',
    blue: 'L2: Giusti',
    asked: { gold: ['fought'] },
    does: ['fight:1:3', 'use:venoxis:1:fought'],
    gives: { 'Venoxis.stopped': null, 'Tomalak.stopped': null },
  },
  {
    card: 'Riaan',
    title: 'C-TURN-17 C-TYPES-18: once per game, Riaan’s player looks at one hidden agenda of the opponent',
    gold: 'L2: Riaan',
    blue: 'table: Ferengi Conference {hidden: true}, Bodyguards {hidden: true}',
    can: { 'use:riaan': ['use:riaan:1:agenda:0', 'use:riaan:1:agenda:1'] },
    next: { does: 'use:riaan:1:agenda:1', log: 'Bodyguards', silent: 'Ferengi Conference', cant: 'use:riaan' },
  },
];

provesCards(specs);
