import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Deanna Troi (First Contact)',
    title: 'C-STOP-01: Deanna Troi lets her Away Team act again',
    gold: 'L2: Deanna Troi (First Contact) {stopped: 99}, Worf {stopped: 99}; L5: Data {stopped: 99}',
    does: 'use:deanna-troi-first-contact:1:unstop',
    gives: { 'Deanna Troi (First Contact).stopped': null, 'Worf.stopped': null, 'Data.stopped': 99 },
  },
  {
    card: 'Thirteen of Nineteen',
    title: 'C-SKILL-11: each Thirteen of Nineteen gives its ship WEAPONS +2',
    gold: 'L1: Borg Scout Vessel [Thirteen of Nineteen, Thirteen of Nineteen]',
    gives: { 'Borg Scout Vessel.WEAPONS': 8 },
  },
  {
    card: 'Fifteen of Seventeen',
    title: 'C-DRAW-02 C-DOWNLOAD-01: Fifteen of Seventeen downloads an Adapt card instead of drawing',
    gold: 'L2: Fifteen of Seventeen; deck: Adapt: Allocate Resources, Spock, Data',
    does: ['use:fifteen-of-seventeen:1:swap', 'get:adapt-allocate-resources:core:0'],
    cant: 'use:fifteen',
    next: { does: 'end:turn', gives: { 'gold.hand': [] } },
    also: [
      {
        gold: 'L2: Fifteen of Seventeen; deck: Adapt: Allocate Resources, Spock, Data',
        does: ['use:fifteen-of-seventeen:1:hand', 'get:adapt-allocate-resources:hand', 'end:turn'],
        gives: { 'gold.hand': ['Adapt: Allocate Resources'] },
      },
    ],
  },
  {
    card: 'Borg Queen',
    title: 'C-DRAW-02 C-DOWNLOAD-01: Borg Queen downloads A Change of Plans or a Borg drone instead of drawing',
    gold: 'missions: Answer Distress Signal, Study Pulsar; L1: Borg Outpost [Borg Queen]; deck: A Change of Plans, Eight of Nineteen, Seven of Nine, Calloway',
    does: 'use:borg-queen:2:swap',
    can: 'get:eight-of-nineteen:aboard:1',
    cant: ['get:seven', 'get:calloway'],
    next: { does: ['get:eight-of-nineteen:aboard:1', 'end:turn'], gives: { 'gold.hand': [] } },
  },
  {
    card: 'Borg Queen',
    title: 'C-SKILL-20: Borg Queen has a selected skill, which her player may change at the start of each turn',
    gold: 'missions: Answer Distress Signal, Study Pulsar; L1: Borg Outpost; hand: Borg Queen',
    at: 'turn',
    asked: { gold: ['turn-start'] },
    does: ['report:borg-queen:aboard:1', 'Honor'],
    gives: { '2.Honor': 1 },
    next: { does: ['end:turn', 'use:borg-queen:2:Music', 'pass'], gives: { '2.Honor': 0, '2.Music': 1 } },
  },
];

provesCards(specs);
