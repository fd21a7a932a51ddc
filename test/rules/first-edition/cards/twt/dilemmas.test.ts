import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Ferengi Infestation',
    title: 'C-DOWNLOAD-07: Ferengi Infestation brings two male Ferengi to a facility there',
    gold: 'L2: Giusti',
    blue: 'L2: Federation Outpost {as: Ferengi}; deck: Goss, Leosa, Nog, Dr. Reyga; seeds L2: Ferengi Infestation',
    does: ['attempt:L2:team-1', 'blue get:goss:aboard:2', 'blue get:nog:aboard:2'],
    gives: { Goss: 'aboard:2', Nog: 'aboard:2' },
    log: 'whole group is stopped',
  },
  {
    card: 'Palukoo',
    title:
      'C-DILEMMA-18 C-TEAM-15: a Palukoo kills a Trill with a symbiont, and disables anybody else who isn’t an android',
    gold: 'L2: Giusti, Data',
    blue: 'seeds L2: Palukoo',
    does: 'attempt:L2:team-1',
    gives: { 'Giusti.held': { by: 3, as: 'disabled' }, 'Palukoo.count': 2, 'Data.stopped': 1 },
    also: [
      {
        gold: 'L2: Jadzia Dax, Data',
        blue: 'seeds L2: Palukoo',
        does: 'attempt:L2:team-1',
        gives: { 'Jadzia Dax': null, 'Data.stopped': 1, 'blue.discard': ['Palukoo'] },
      },
      {
        gold: 'L2: Giusti, Tabor*',
        blue: 'seeds L2: Palukoo',
        does: 'attempt:L2:team-1',
        gives: { 'Giusti.held': null, 'Giusti.stopped': null, 'blue.discard': ['Palukoo'] },
      },
    ],
  },
  {
    card: 'Q Gets the Point',
    title: 'C-DILEMMA-06 C-DILEMMA-09: past Q Gets the Point, one Treachery is stopped if the opponent has a Guinan',
    gold: 'L2: Ahanu, Ensign Davis, Giusti',
    blue: 'L5: Guinan; seeds L2: Q Gets the Point',
    does: ['attempt:L2:team-1', 'blue who:2'],
    gives: { 'Ensign Davis.stopped': 1, 'Giusti.stopped': null, 'blue.discard': ['Q Gets the Point'] },
    also: [
      {
        gold: 'L2: Ahanu, Ensign Davis, Giusti',
        blue: 'seeds L2: Q Gets the Point',
        does: 'attempt:L2:team-1',
        gives: { 'Ensign Davis.stopped': null, 'Ahanu.stopped': null, 'blue.discard': ['Q Gets the Point'] },
      },
      {
        gold: 'L2: Ahanu, Giusti',
        blue: 'seeds L2: Q Gets the Point',
        does: 'attempt:L2:team-1',
        gives: { 'Giusti.stopped': 1, 'blue.discard': [] },
      },
      {
        gold: 'L2: Guinan, Giusti',
        blue: 'seeds L2: Q Gets the Point',
        does: 'attempt:L2:team-1',
        gives: { 'Giusti.stopped': null, 'blue.discard': ['Q Gets the Point'] },
      },
    ],
  },
];

provesCards(specs);
