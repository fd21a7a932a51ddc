import { type CardSpec, provesCards } from '../card-specs.ts';

/** A life that Spot has already lost. */
const LIFE = { what: 'spot-life', seat: 0, piece: 1, until: 'game' };

const specs: readonly CardSpec[] = [
  {
    card: 'Guinan',
    title: 'C-DILEMMA-09 C-DILEMMA-13: once per turn, Guinan may nullify an [AU] dilemma that she faces',
    gold: 'L2: Guinan, Giusti, Mot the Barber',
    blue: 'seeds L2: Parallel Romance, Parallel Romance',
    asked: { gold: ['dilemma'] },
    does: ['attempt:L2:team-1', 'use:guinan:1:met'],
    log: 'Parallel Romance is nullified',
    cant: 'use:guinan',
    also: [
      {
        gold: 'L2: Guinan, Giusti, Mot the Barber',
        blue: 'seeds L2: Ferengi Attack',
        asked: { gold: ['dilemma'] },
        does: ['attempt:L2:team-1', 'blue who:2'],
        silent: 'nullified',
      },
      {
        gold: 'L2: Giusti, Mot the Barber; L4: U.S.S. Galaxy [Guinan]',
        blue: 'seeds L2: Parallel Romance',
        asked: { gold: ['dilemma'] },
        does: 'attempt:L2:team-1',
        cant: 'use:guinan',
      },
    ],
  },
  {
    card: 'Guinan',
    title:
      'C-TYPES-11 C-TEAM-08: on her player’s turn, Guinan may nullify an [AU] or [Q] card in play where she is, once',
    gold: 'L2: Guinan; L5: Giusti',
    blue: 'at:L2: Parallel Romance, Parallel Romance; at:L5: Parallel Romance',
    can: { 'use:guinan': ['use:guinan:1:3', 'use:guinan:1:4'] },
    next: { does: 'use:guinan:1:3', gives: { '3': null, '4': 'at:L2' }, cant: 'use:guinan' },
    also: [
      {
        gold: 'L2: Guinan',
        blue: 'at:L2: Frigid, Subspace Warp Rift',
        can: { 'use:guinan': ['use:guinan:1:2'] },
        next: { does: 'use:guinan:1:2', gives: { 'in play': ['Guinan', 'Subspace Warp Rift'] } },
      },
    ],
  },
  {
    card: 'Guinan',
    title: 'C-SKILL-28 C-SKILL-14: Guinan doubles Captain’s Log on any Enterprise that she is aboard',
    gold: "L1: U.S.S. Enterprise [Jean-Luc Picard, Guinan]; table: Captain's Log",
    gives: { 'U.S.S. Enterprise.WEAPONS': 14, 'U.S.S. Enterprise.SHIELDS': 15, 'U.S.S. Enterprise.RANGE': 9 },
    also: [
      { gold: 'L1: U.S.S. Enterprise [Jean-Luc Picard, Guinan]', gives: { 'U.S.S. Enterprise.WEAPONS': 8 } },
      {
        gold: 'L1: U.S.S. Enterprise [Jean-Luc Picard, Guinan]',
        blue: "table: Captain's Log",
        gives: { 'U.S.S. Enterprise.WEAPONS': 8 },
      },
      {
        gold: "L1: U.S.S. Enterprise [Guinan]; table: Captain's Log",
        gives: { 'U.S.S. Enterprise.WEAPONS': 8 },
      },
      {
        gold: "L1: U.S.S. Defiant [Benjamin Sisko, Guinan]; table: Captain's Log",
        gives: { 'U.S.S. Defiant.WEAPONS': 13 },
      },
    ],
  },
  {
    card: 'Spot',
    title: 'C-RESPONSE-16 C-STOP-01: the first 8 times that Spot would be killed, she is stopped instead',
    gold: 'L2: Spot',
    blue: 'L2: Gul Madred',
    turn: 'blue',
    does: 'blue fight:2:1',
    gives: { Spot: 'surface:L2', 'Spot.stopped': 1, lasting: [LIFE] },
    also: [
      {
        gold: 'L2: Spot',
        blue: 'L2: Gul Madred',
        turn: 'blue',
        patch: { lasting: Array.from({ length: 7 }, () => LIFE) },
        does: 'blue fight:2:1',
        gives: { Spot: 'surface:L2', 'Spot.stopped': 1 },
      },
      {
        gold: 'L2: Spot',
        blue: 'L2: Gul Madred',
        turn: 'blue',
        patch: { lasting: Array.from({ length: 8 }, () => LIFE) },
        does: 'blue fight:2:1',
        gives: { Spot: null, 'gold.discard': ['Spot'] },
      },
    ],
  },
  {
    card: 'Spot',
    title:
      'C-TEAM-15 C-TURN-16: once every turn, Spot may pounce on anybody present, and both are disabled until the turn ends',
    gold: 'L2: Spot, Calloway; L5: Giusti',
    blue: 'L2: Kurn',
    can: { 'use:spot': ['use:spot:1:2', 'use:spot:1:4'] },
    next: {
      does: 'use:spot:1:4',
      gives: { 'Kurn.numb': 'disabled', 'Spot.numb': 'disabled', 'Calloway.numb': null, 'Kurn.Honor': 0 },
      cant: 'use:spot',
      next: {
        does: 'end:turn',
        gives: { 'Kurn.numb': null, 'Spot.numb': null },
      },
    },
    also: [
      {
        gold: 'L2: Spot',
        blue: 'L2: Kurn, I.K.C. Pagh [Divok, Klag]',
        turn: 'blue',
        asked: { gold: ['gap'] },
        does: 'blue beam:all:aboard:3:surface:L2',
        can: { 'use:spot': ['use:spot:1:2', 'use:spot:1:4', 'use:spot:1:5'] },
        next: {
          does: 'use:spot:1:2',
          gives: { 'Kurn.numb': 'disabled', 'Spot.numb': 'disabled', 'turn.seat': 1 },
        },
      },
    ],
  },
];

provesCards(specs);
