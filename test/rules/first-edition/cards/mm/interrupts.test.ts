import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: "I'm a Doctor, Not a Bricklayer",
    title: 'C-TURN-18: a MEDICAL personnel gains Geology for a turn',
    gold: "L2: Calloway, Giusti; hand: I'm a Doctor, Not a Bricklayer",
    can: { 'play:im-a-doctor-not-a-bricklayer:on': ['play:im-a-doctor-not-a-bricklayer:on:1:learn'] },
    next: {
      does: 'play:im-a-doctor-not-a-bricklayer:on:1:learn',
      gives: { 'Calloway.Geology': 1 },
      next: { does: 'end:turn', gives: { 'Calloway.Geology': 0 } },
    },
  },
  {
    card: "I'm a Doctor, Not a Bricklayer",
    title: 'C-TURN-17 C-DOWNLOAD-06: once per game, a Geology personnel is downloaded to MEDICAL and OFFICER',
    gold: "L2: Calloway, Giusti; L5: Calloway; hand: I'm a Doctor, Not a Bricklayer; deck: Taitt, Data",
    does: ['play:im-a-doctor-not-a-bricklayer:core:0:fetch', 'get:taitt:surface:L2'],
    gives: { Taitt: 'surface:L2', 'players.0.used': ['im-a-doctor-not-a-bricklayer'] },
    also: [
      {
        gold: "L2: Calloway; hand: I'm a Doctor, Not a Bricklayer",
        cant: 'play:im-a-doctor-not-a-bricklayer:core:0:fetch',
      },
    ],
  },
  {
    card: "I'm a Doctor, Not a Bricklayer",
    title: 'C-DILEMMA-09: it nullifies Horta',
    gold: "L2: Spock, Tam Elbrun, Sarek, Data, Deanna Troi; hand: I'm a Doctor, Not a Bricklayer",
    blue: 'seeds L2: Horta',
    asked: { gold: ['dilemma'] },
    does: ['attempt:L2:team-1', 'answer:im-a-doctor-not-a-bricklayer'],
    log: 'Bricklayer',
    also: [
      {
        gold: "hand: I'm a Doctor, Not a Bricklayer",
        blue: 'at:L2: Horta',
        does: 'play:im-a-doctor-not-a-bricklayer:on:1:nullify',
        gives: { Horta: null },
      },
    ],
  },
];

provesCards(specs);
