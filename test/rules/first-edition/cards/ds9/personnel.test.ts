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
    card: 'Surmak Ren',
    title: 'C-DILEMMA-09: Surmak Ren may nullify Aphasia Device where he is',
    gold: 'L1: U.S.S. Galaxy [Giusti, Data, Surmak Ren {as: Federation}]',
    blue: 'seeds L1: Aphasia Device',
    asked: { gold: ['dilemma'] },
    does: ['attempt:L1:1', 'use:surmak-ren:4:met'],
    log: 'Aphasia Device is nullified',
  },
  {
    card: 'Surmak Ren',
    title: 'C-DILEMMA-09: Surmak Ren may nullify Aphasia Device on the ship he is aboard',
    gold: 'L1: U.S.S. Galaxy [Giusti, Surmak Ren {as: Federation}]',
    blue: 'on:1: Aphasia Device',
    does: 'use:surmak-ren:3:4',
    gives: { 'blue.discard': ['Aphasia Device'] },
    also: [
      {
        gold: 'L1: U.S.S. Galaxy [Giusti], Runabout [Surmak Ren {as: Federation}]',
        blue: 'on:1: Aphasia Device',
        cant: 'use:surmak-ren',
      },
    ],
  },
  {
    card: 'Vedek Winn',
    title: 'C-TURN-16 C-RESPONSE-13: once every turn, Vedek Winn stops a personnel present',
    gold: 'L2: Vedek Winn, Giusti',
    blue: 'L2: Data; L5: Worf',
    can: { 'use:vedek-winn': 3 },
    next: { does: 'use:vedek-winn:1:3', gives: { 'Data.stopped': 1 }, cant: 'use:vedek-winn' },
    also: [
      {
        gold: 'L2: Vedek Winn, Giusti',
        blue: 'L2: Data; L1: Runabout [Worf]',
        turn: 'blue',
        does: ['blue end:turn', 'use:vedek-winn:1:3'],
        gives: { 'Data.stopped': 2 },
      },
    ],
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
  {
    card: 'Tora Ziyal',
    title: 'C-SEED-27: she may be seeded like an artifact under the mission at Dozaria, but not under others',
    gold: 'missions: Study Pulsar, Search for Survivors; L2: Ari, Ari, Dakol, Belcalis, Bronok, Daro, Dukat; seeds L2: Tora Ziyal',
    does: 'attempt:L2:team-1',
    gives: { 'Tora Ziyal': 'surface:L2', 'L2.solved': 0 },
    also: [
      {
        gold: 'L2: Jean-Luc Picard, Deanna Troi; seeds L2: Tora Ziyal',
        does: 'attempt:L2:team-1',
        gives: { 'gold.removed': ['Tora Ziyal'] },
      },
    ],
  },
  {
    card: 'Tora Ziyal',
    title: 'C-SKILL-11: your Dukat has INTEGRITY +3 where she is present',
    gold: 'L2: Tora Ziyal {as: Cardassian}, Dukat',
    gives: { 'Dukat.INTEGRITY': 7 },
    also: [
      { gold: 'L2: Dukat; L5: Tora Ziyal {as: Cardassian}', gives: { 'Dukat.INTEGRITY': 4 } },
      { gold: 'L2: Tora Ziyal {as: Cardassian}', blue: 'L2: Dukat', gives: { 'Dukat.INTEGRITY': 4 } },
    ],
  },
];

provesCards(specs);
