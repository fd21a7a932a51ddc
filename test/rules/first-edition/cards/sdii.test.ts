import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Ferengi Trading Post',
    title:
      'C-FAC-07 C-PLAY-08: both players’ cards of any affiliation except Borg can report to a Ferengi Trading Post',
    gold: 'L1: Ferengi Trading Post; hand: Spock, Kurn, U.S.S. Oberth, Medical Kit, Brunt of Borg',
    blue: 'hand: Tomalak, Two of Eleven',
    can: {
      report: [
        'report:spock:aboard:1',
        'report:kurn:aboard:1',
        'report:uss-oberth:docked:1',
        'report:medical-kit:aboard:1',
      ],
    },
    next: { does: 'end:turn', can: { 'blue report': ['report:tomalak:aboard:1'] } },
  },
  {
    card: 'Ferengi Trading Post',
    title: 'C-DOCK-02 C-DOCK-04: the opponent’s ships can dock at a Ferengi Trading Post and leave it',
    gold: 'L2: Ferengi Trading Post',
    blue: "L2: I.K.C. Hegh'ta [Kurn]",
    does: ['end:turn', 'blue dock:2:1'],
    can: { 'blue beam': ['beam:all:aboard:2:aboard:1', 'beam:all:aboard:2:surface:L2'] },
    gives: { "I.K.C. Hegh'ta": 'docked:1' },
    next: { does: ['blue end:turn', 'end:turn', 'blue undock:2'], gives: { "I.K.C. Hegh'ta": 'space:L2' } },
    also: [{ gold: 'L2: Klingon Outpost', blue: "L2: I.K.C. Hegh'ta [Kurn]", does: 'end:turn', cant: 'blue dock' }],
  },
];

provesCards(specs);
