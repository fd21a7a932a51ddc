import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Captain Khod',
    title:
      'C-SKILL-11: Captain Khod has two more skills while all their personnel present are from the Original Series',
    gold: 'L2: Captain Khod, Mr. Spock; L5: Worf',
    blue: 'L2: Data',
    gives: { 'Captain Khod.Biology': 1, 'Captain Khod.MEDICAL': 1 },
    also: [
      { gold: 'L2: Captain Khod, Mr. Spock, Worf', gives: { 'Captain Khod.Biology': 0, 'Captain Khod.MEDICAL': 0 } },
    ],
  },
  {
    card: "Mok'Rand",
    title: 'C-SKILL-11: Mok’Rand has two more skills while all their personnel present are from the Original Series',
    gold: "L2: Mok'Rand, Mr. Spock; L5: Worf",
    blue: 'L2: Data',
    gives: { "Mok'Rand.Diplomacy": 1, "Mok'Rand.Biology": 1 },
    also: [{ gold: "L2: Mok'Rand, Mr. Spock, Worf", gives: { "Mok'Rand.Diplomacy": 0, "Mok'Rand.Biology": 0 } }],
  },
  {
    card: 'Piabok',
    title: 'C-SKILL-11: Piabok has two more skills while all their personnel present are from the Original Series',
    gold: 'L2: Piabok, Mr. Spock; L5: Worf',
    blue: 'L2: Data',
    gives: { 'Piabok.Physics': 1, 'Piabok.Treachery': 1 },
    also: [{ gold: 'L2: Piabok, Mr. Spock, Worf', gives: { 'Piabok.Physics': 0, 'Piabok.Treachery': 0 } }],
  },
  {
    card: 'Radebe',
    title: 'C-SKILL-11: Radebe has two more skills while all their personnel present are from the Original Series',
    gold: 'L2: Radebe, Mr. Spock; L5: Worf',
    blue: 'L2: Data',
    gives: { 'Radebe.Honor': 1, 'Radebe.Physics': 1 },
    also: [{ gold: 'L2: Radebe, Mr. Spock, Worf', gives: { 'Radebe.Honor': 0, 'Radebe.Physics': 0 } }],
  },
  {
    card: 'Excalbian Genghis',
    title: 'C-DOWNLOAD-10: Excalbian Genghis downloads a blade weapon only with another personnel with his icon',
    gold: "L2: Excalbian Genghis, Excalbian Zora; deck: Bat'leth, Spock",
    can: 'download:1:0',
    also: [{ gold: "L2: Excalbian Genghis, Excalbian Surak; deck: Bat'leth, Spock", cant: 'download:1' }],
  },
  {
    card: 'Joaquin',
    title: 'C-SKILL-11: Joaquin has more skills only with any Khan present',
    gold: 'L2: Joaquin, Khan Noonien Singh',
    gives: { 'Joaquin.Archaeology': 1, 'Joaquin.Diplomacy': 1, 'Joaquin.Astrophysics': 1 },
    also: [
      {
        gold: 'L2: Joaquin; L5: Khan Noonien Singh',
        gives: { 'Joaquin.Archaeology': 0, 'Joaquin.Diplomacy': 0, 'Joaquin.Astrophysics': 0 },
      },
    ],
  },
  {
    card: 'Obtain Mining Agreement',
    title: 'C-DRAW-01: when Obtain Mining Agreement is solved, its player may draw two cards',
    gold: 'missions: Obtain Mining Agreement, Study Pulsar; L1: Mr. and Mrs. Troi, Worf (Shades of Gray), Vorik, Dr. Selar',
    does: 'attempt:L1:team-1',
    can: { '': ['draw', 'none'] },
    next: { does: 'draw', gives: { 'gold.hand': ['Calloway', 'Spock'] } },
  },
  {
    card: 'Roberta Lincoln',
    title: 'C-SKILL-11: Roberta Lincoln and Gary Seven improve each other while they are together',
    gold: 'L2: Roberta Lincoln, Gary Seven',
    gives: { 'Roberta Lincoln.CUNNING': 9, 'Gary Seven.CUNNING': 10, 'Gary Seven.STRENGTH': 10 },
    also: [
      { gold: 'L2: Roberta Lincoln; L5: Gary Seven', gives: { 'Roberta Lincoln.CUNNING': 7, 'Gary Seven.CUNNING': 8 } },
    ],
  },
  {
    card: 'Mara',
    title: 'C-SKILL-11: Mara and Captain Kang improve each other',
    gold: 'L2: Mara, Captain Kang',
    gives: { 'Mara.STRENGTH': 8, 'Captain Kang.INTEGRITY': 9 },
    also: [{ gold: 'L2: Mara; L5: Captain Kang', gives: { 'Mara.STRENGTH': 6 } }],
  },
  {
    card: 'Mara',
    title: 'C-DOWNLOAD-10: Mara downloads Library Record Tape with two other Original Series Klingons',
    gold: 'L2: Mara, Radebe, Piabok; deck: Library Record Tape, Spock; table: Alternate Universe Door',
    can: 'download:1',
    also: [
      {
        gold: 'L2: Mara, Radebe, Kurn; deck: Library Record Tape, Spock; table: Alternate Universe Door',
        cant: 'download:1',
      },
    ],
  },
  {
    card: 'Yarnek',
    title: 'C-BATTLE-06: with Yarnek present on a planet, Away Teams of both players may attack anyone there',
    gold: 'L2: Jean-Luc Picard, Yarnek',
    blue: 'L2: Data; L5: Data',
    can: 'fight:1:3',
    also: [
      { gold: 'L2: Jean-Luc Picard', blue: 'L2: Data', cant: { 'fight:1:2': 'C-BATTLE-05' } },
      { gold: 'L2: Jean-Luc Picard; L5: Yarnek', blue: 'L2: Data', cant: { 'fight:1:3': 'C-BATTLE-05' } },
    ],
  },
];

provesCards(specs);
