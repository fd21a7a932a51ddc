import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Odo',
    title: 'C-TURN-16: Odo stops any Quark present, once per turn',
    gold: 'L2: Odo, Quark; L5: Quark Son of Keldar',
    can: { 'use:odo': ['use:odo:1:2'] },
    next: { does: 'use:odo:1:2', cant: 'use:odo', gives: { turns: 1 } },
  },
  {
    card: 'Pallra',
    title: 'C-PLAY-10: Trazko reports for free where Pallra is',
    gold: 'L2: Pallra; hand: Trazko',
    does: 'report:trazko:surface:L2',
    gives: { Trazko: 'surface:L2', 'turn.played': 0 },
  },
  {
    card: 'Aamin Marritza',
    title: 'C-POINTS-03: Aamin Marritza scores his points when he is killed',
    gold: 'L2: Aamin Marritza {as: Federation}, Calloway',
    blue: 'seeds L2: Center of Attention',
    does: 'attempt:L2:team-1',
    gives: { 'Aamin Marritza': 'surface:L2', 'gold.bonus': 0 },
    also: [
      {
        gold: 'L2: Aamin Marritza {as: Federation}',
        blue: 'seeds L2: Dangerous Climb',
        does: 'attempt:L2:team-1',
        gives: { 'Aamin Marritza': null, 'gold.bonus': 5 },
      },
    ],
  },
];

provesCards(specs);
