import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Plexing',
    title:
      'C-DILEMMA-09 C-TYPES-11: Plexing nullifies the dilemmas and cards that its text names, and can’t be nullified',
    gold: 'L2: Spock, Tam Elbrun, Sarek, Data, Deanna Troi; hand: Plexing',
    blue: 'seeds L2: Frame of Mind; hand: Amanda Rogers',
    asked: { gold: ['dilemma'], blue: ['play'] },
    does: ['attempt:L2:team-1', 'answer:plexing'],
    cant: 'blue answer:amanda-rogers',
    also: [
      {
        gold: 'L2: Spock, Tam Elbrun, Sarek, Data, Deanna Troi; hand: Plexing',
        blue: 'seeds L2: Nausicaans',
        asked: { gold: ['dilemma'] },
        does: 'attempt:L2:team-1',
        cant: 'answer:plexing',
      },
      { gold: 'table: Thought Maker, Yellow Alert; hand: Plexing', can: { play: ['play:plexing:on:1'] } },
    ],
  },
  {
    card: 'Off Switch',
    title: 'C-TEAM-16 C-TURN-18: Off Switch places any android in stasis until the end of the turn',
    gold: 'L2: Data, Calloway; hand: Off Switch',
    blue: 'L2: Lore',
    can: { 'play:off-switch': ['play:off-switch:on:1:off', 'play:off-switch:on:3:off'] },
    next: {
      does: 'play:off-switch:on:1:off',
      gives: { 'Data.numb': 'stasis', 'Data.Music': 0, 'Lore.numb': null, 'Calloway.numb': null },
      next: { does: 'end:turn', gives: { 'Data.numb': null, 'Data.Music': 1 } },
    },
  },
  {
    card: 'Off Switch',
    title: 'C-RESPONSE-07: Off Switch nullifies another Off Switch',
    gold: 'L2: Data; hand: Off Switch',
    blue: 'hand: Off Switch',
    asked: { blue: ['play'] },
    does: ['play:off-switch:on:1:off', 'blue answer:off-switch'],
    gives: { 'Data.numb': null, 'blue.discard': ['Off Switch'], 'gold.discard': ['Off Switch'] },
    also: [
      {
        gold: 'L2: Data; hand: Life-Form Scan',
        blue: 'hand: Off Switch',
        asked: { blue: ['play'] },
        does: 'play:life-form-scan:core:1',
        cant: 'blue answer',
      },
    ],
  },
  {
    card: "Data's Medals",
    title: 'C-BATTLE-03 C-POINTS-01: Data’s Medals score 5 points on a leader in a battle that their player just won',
    gold: "L2: Kurn, Gorath; L5: Klag; hand: Data's Medals, Data's Medals",
    blue: 'L2: Calloway, Gul Madred {stopped: 9}',
    asked: { gold: ['fought'] },
    does: 'fight:1:4',
    can: { answer: ['answer:datas-medals:1'] },
    next: {
      does: 'answer:datas-medals:1',
      gives: { 'gold.bonus': 5, "Data's Medals": 'on:1' },
      cant: 'answer',
    },
    also: [
      {
        gold: "L2: Calloway, Giusti; hand: Data's Medals",
        blue: 'L2: Kurn, Gorath',
        turn: 'blue',
        asked: { gold: ['fought'] },
        does: 'blue fight:3:1',
        can: 'pass',
        cant: 'answer',
      },
      {
        gold: "L2: Kurn, Gorath, Divok, Worf {as: Klingon}; hand: Data's Medals",
        blue: 'L2: Tomalak, Agyer; L5: Sela',
        asked: { gold: ['fought'] },
        does: 'fight:1:5',
        can: { answer: ['answer:datas-medals:1', 'answer:datas-medals:5'] },
        next: { does: 'answer:datas-medals:5', gives: { 'gold.bonus': 5, "Data's Medals": 'on:5' } },
      },
      {
        gold: "L2: Giusti; L5: Calloway; on:2: Data's Medals",
        blue: 'L2: Kurn',
        patch: { lasting: [{ what: 'datas-medals', seat: 0, piece: 2, until: 'game' }] },
        turn: 'blue',
        does: 'blue fight:4:1',
        gives: { Giusti: null, 'lasting.length': 1 },
      },
      {
        gold: 'L2: Giusti; L5: Calloway',
        blue: 'L2: Kurn',
        patch: { lasting: [{ what: 'datas-medals', seat: 0, piece: 2, until: 'game' }] },
        turn: 'blue',
        does: 'blue fight:3:1',
        gives: { Giusti: null, 'lasting.length': 0 },
      },
      {
        gold: "L2: Calloway; on:1: Data's Medals",
        blue: 'L2: Kurn',
        patch: { lasting: [{ what: 'datas-medals', seat: 0, piece: 1, until: 'game' }] },
        turn: 'blue',
        does: 'blue fight:3:1',
        gives: { Calloway: null, 'gold.bonus': -5 },
      },
    ],
  },
];

provesCards(specs);
