import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Bajoran Raider',
    title: 'C-PLAY-16 C-TURN-16: a Bajoran Raider that reports with two personnel can’t land in the same turn',
    gold: 'L2: Bajoran Outpost; hand: Bajoran Raider, Furel, Leeta, Anara',
    at: 'turn',
    does: ['report:bajoran-raider:docked:1', 'crew', 'crew:furel', 'crew:leeta', 'undock:2'],
    cant: 'land:2',
    gives: { 'gold.hand': ['Anara'], Furel: 'aboard:2' },
    also: [
      {
        gold: 'L2: Bajoran Outpost, Furel; hand: Bajoran Raider, Leeta',
        at: 'turn',
        does: ['report:bajoran-raider:docked:1', 'alone', 'beam:all:surface:L2:aboard:3', 'undock:3'],
        can: 'land:3',
      },
    ],
  },
  {
    card: 'Bajoran Raider',
    title: 'C-MOVE-16: a Bajoran Raider lands or takes off once per turn',
    gold: 'L2: Bajoran Raider [Furel]',
    does: 'land:1',
    cant: 'takeoff',
    gives: { 'Bajoran Raider': 'surface:L2' },
  },
  {
    card: 'Bajoran Raider',
    title: 'C-MOVE-12: a Bajoran Raider has RANGE +4 for a move within a region',
    gold: 'missions: Refuse Immigration, Relocate Settlers, Study Pulsar; L2: Bajoran Raider {spent: 4} [Furel]',
    can: 'move:1:L1',
    also: [
      {
        gold: 'missions: Refuse Immigration, Relocate Settlers, Study Pulsar; L2: Bajoran Raider {spent: 5} [Furel]',
        cant: 'move:1:L1',
      },
    ],
  },
  {
    card: 'Columbus',
    title: 'C-PLAY-10: a Columbus reports aboard a Constitution-class ship',
    gold: 'L2: Starship Enterprise, U.S.S. Galaxy; hand: Columbus; table: Alternate Universe Door',
    at: 'turn',
    can: { report: ['report:columbus:aboard:1'] },
  },
  {
    card: 'Columbus',
    title: 'C-MOVE-17: a Constitution-class ship launches and loads a Columbus',
    gold: 'L2: Starship Enterprise; aboard:1: Columbus; aboard:2: Calloway',
    does: 'launch:2:1',
    next: { does: 'load:2:1', gives: { Columbus: 'aboard:1' } },
  },
];

provesCards(specs);
